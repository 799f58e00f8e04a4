import { type ReactNode, type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type AnswersState, standingSolution } from '../../analysis/answers';
import { describeReview, reviewOf } from '../../analysis/judging';
import { verdictOfGame } from '../../analysis/verdicts';
import { type AnyHistory, present } from '../../engine/history';
import { gameOf } from '../../games/index';
import { describeDifficulty, describeGrade } from '../../solver/grade';
import { hasSolver, solverUnavailableText } from '../../solver/registry';
import type { Verdict } from '../../solver/solve';
import { narrateMove } from '../../store/game/narration';
import type { TableGame } from '../../store/game/table';
import type { Autoplay } from '../autoplay/useAutoplay';
import { useStores } from '../parts/context';
import { ToolButton } from '../parts/ToolButton';
import { ReviewStrip } from './ReviewStrip';
import { NO_VERDICTS, useAssistant } from './useAssistant';
import { useDifficulty } from './useDifficulty';
import type { Solver } from './useSolver';
import './AnalysisTab.css';

/** Stands in until the solver is loaded. */
const NO_ANSWERS = createStore<AnswersState>(() => ({}));

/** What tells the verdicts apart beside their colour. */
const SIGNS: Readonly<Record<Verdict, string>> = { winnable: '✓', unwinnable: '✕', unknown: '?' };

/** Shows an answer that would come below the edge of a low panel, with as many whole rows above it as there is room for. */
function bringIntoView(answer: HTMLElement | null): void {
  const panel = answer?.closest('.side-panel');
  if (!answer || !panel) return;
  const isSeen = (): boolean => {
    const [shown, view] = [answer.getBoundingClientRect(), panel.getBoundingClientRect()];
    return shown.top >= view.top && shown.bottom <= view.bottom;
  };
  if (panel.scrollTop === 0 && isSeen()) return;
  for (const row of answer.parentElement?.children ?? []) {
    row.scrollIntoView();
    if (row === answer || isSeen()) return;
  }
}

interface AnalysisTabProps {
  readonly current: TableGame;
  readonly autoplay: Autoplay;
  readonly solver: Solver;
  /** True while the player waits for a first verdict. */
  readonly asked: RefObject<boolean>;
}

/** What the solver says of the game, if it knows it, and the buttons that go through the moves. */
export function AnalysisTab({ current, autoplay, solver, asked }: AnalysisTabProps) {
  const { record, history } = current;
  const walk = <WalkRow history={history} autoplay={autoplay} />;
  if (hasSolver(record.variant)) return <SolverAnswers {...{ current, solver, asked, walk }} />;
  return (
    <>
      <p className="answer">{solverUnavailableText(record.variant)}.</p>
      {walk}
    </>
  );
}

/** The buttons that go through the moves. */
function WalkRow({ history, autoplay }: { history: AnyHistory; autoplay: Autoplay }) {
  const { actions } = useStores().store;
  const { cursor, steps } = history;
  const atEnd = cursor === steps.length;
  return (
    <div className="control-row walk-row">
      {autoplay.playing ? (
        <ToolButton icon="pause" name="Pause" onClick={autoplay.pause} />
      ) : (
        <ToolButton icon="play" name="Play" onClick={autoplay.play} disabled={atEnd} />
      )}
      <ToolButton icon="step" name="Step" onClick={actions.step} disabled={atEnd} />
      <ToolButton
        icon="end"
        name="Skip to end"
        onClick={() => actions.jump(steps.length)}
        disabled={atEnd}
      />
    </div>
  );
}

interface SolverAnswersProps extends Omit<AnalysisTabProps, 'autoplay'> {
  /** The buttons that go through the moves. */
  readonly walk: ReactNode;
}

/** The verdict, the game as a strip of judged positions, and what the player can ask the solver. */
function SolverAnswers({ current, solver, asked, walk }: SolverAnswersProps) {
  const { actions } = useStores().store;
  const { record, history } = current;
  const game = gameOf(record.variant);
  const { cursor, steps } = history;
  const assistant = useAssistant(solver.load);
  const judged = useStore(assistant?.judge.state ?? NO_VERDICTS);
  const answers = useStore(assistant?.answers.state ?? NO_ANSWERS);
  const { verdicts, isDone } = judged.steps === steps ? judged : NO_VERDICTS.getState();
  const review = reviewOf(verdicts, isDone);
  const status = game.rules.status(present(history));
  const found = verdicts[cursor];
  const verdict =
    status === 'stuck' ? 'unwinnable' : found === 'unknown' && !isDone ? undefined : found;
  const isLostDeal = verdicts[0] === 'unwinnable';
  const words = verdictOfGame(current, verdict, verdicts[0]);
  const solution = standingSolution(answers, history);
  const difficulty = useDifficulty(solver.load, current, verdicts[0] === 'winnable');
  const isReviewed = answers.reviewed === steps;

  // Somebody who opens the panel asks for the verdict; nobody asks for those that follow.
  useEffect(() => {
    if (!asked.current || !verdict) return;
    asked.current = false;
    actions.announce(`${words}.`);
  }, [asked, verdict, words, actions]);

  return (
    <>
      <p className="verdict" data-verdict={verdict ?? 'unknown'}>
        <span className="verdict-sign" aria-hidden="true">
          {SIGNS[verdict ?? 'unknown']}
        </span>
        {words}
      </p>
      {status !== 'won' && (
        <div className="control-row ask-row">
          <button type="button" className="button" onClick={solver.hint}>
            Hint
          </button>
          <button
            type="button"
            className="button"
            onClick={() => void solver.request(({ answers }) => answers.showSolution())}
          >
            Show solution
          </button>
          {steps.length > 0 && !isLostDeal && solution?.from !== 0 && (
            <button
              type="button"
              className="button"
              onClick={() => void solver.request(({ answers }) => answers.findLosingMove())}
            >
              Find the losing move
            </button>
          )}
        </div>
      )}
      <ReviewStrip
        verdicts={verdicts}
        cursor={cursor}
        last={steps.length}
        solutionFrom={solution?.from}
        losingMove={review.kind === 'lost' ? review.move : undefined}
        onSelect={actions.jump}
      />
      {steps.length > 0 && walk}
      {solution && (
        <p key={solution.text} className="answer" ref={bringIntoView}>
          {solution.text}
          {solution.from !== undefined && (
            <button
              type="button"
              className="button"
              aria-disabled={cursor <= solution.from || undefined}
              onClick={() => {
                if (cursor > (solution.from ?? 0)) actions.jump(solution.from ?? 0);
              }}
            >
              {solution.from === 0 ? 'Back to the start' : 'Back to your last move'}
            </button>
          )}
        </p>
      )}
      {isReviewed && (
        <p key={review.kind} className="answer" ref={bringIntoView}>
          {describeReview(review, status === 'won', (move) => narrateMove(game, history, move))}{' '}
          {review.kind === 'lost' && cursor !== review.move - 1 && (
            <button type="button" className="button" onClick={() => actions.jump(review.move - 1)}>
              Go to move {review.move - 1}
            </button>
          )}
        </p>
      )}
      {difficulty && (
        <details className="hint-text">
          <summary>{describeGrade(difficulty)}</summary>
          <p>{describeDifficulty(game, difficulty)}</p>
        </details>
      )}
    </>
  );
}
