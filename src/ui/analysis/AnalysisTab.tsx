import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { describeReview, nameWayBack, reviewOf } from '../../analysis/review';
import { NOT_REVIEWED } from '../../analysis/reviewer';
import { describeVerdict } from '../../analysis/verdicts';
import type { Verdict } from '../../engine/game';
import { stateAt } from '../../engine/history';
import { gameOf } from '../../games/index';
import { describeDifficulty } from '../../solver/grade';
import { hasSolver, solverUnavailableText } from '../../solver/registry';
import { narrateMove } from '../../store/game/narration';
import { statusOf, type TableGame } from '../../store/game/table';
import { PlaybackButtons } from '../autoplay/PlaybackButtons';
import { Button } from '../parts/Button';
import { useAsked, useGamePage, useStores } from '../parts/context';
import { type AnswersState, standingSolution, verdictOf } from './answers';
import { useSolver } from './assistantLoader';
import { ChanceReview } from './ChanceReview';
import { MoveList } from './MoveList';
import { ReviewStrip } from './ReviewStrip';
import { useAssistant, useDealFact, useReview } from './useAssistant';

/** Stands in until the solver is loaded. */
const NO_ANSWERS = createStore<AnswersState>(() => ({}));

/** Signs that distinguish verdicts without colour. */
const SIGNS: Readonly<Record<Verdict, string>> = { winnable: '✓', unwinnable: '✕', unknown: '?' };

/** Scrolls an answer that is cut off into view below the tabs, with as many whole rows above it as fit. */
function bringIntoView(answer: HTMLElement | null): void {
  const panel = answer?.closest<HTMLElement>('.side-panel');
  if (!answer || !panel) return;
  const tabs = panel.querySelector('.tabs');
  const isSeen = (): boolean => {
    const { top, bottom } = answer.getBoundingClientRect();
    const upperEdge = tabs?.getBoundingClientRect().bottom ?? panel.getBoundingClientRect().top;
    return top >= upperEdge && bottom <= panel.getBoundingClientRect().bottom;
  };
  if (panel.scrollTop === 0 && isSeen()) return;
  for (const row of answer.parentElement?.children ?? []) {
    row.scrollIntoView();
    if (row === answer || isSeen()) return;
  }
}

/** The solver’s answers about the game, if it has a solver, and its moves. */
export function AnalysisTab({ current }: { readonly current: TableGame }) {
  const isAsked = useAsked(useGamePage().panel, current);
  const { steps, cursor } = current.history;
  const playback = steps.length > 0 && (
    <div className="playback-row">
      <PlaybackButtons current={current} atEnd={cursor === steps.length} compact />
    </div>
  );
  return (
    <>
      {hasSolver(current.record.variant) ? (
        <VerdictAndReview {...{ current, isAsked, playback }} />
      ) : (
        <>
          <p className="answer control-row">{solverUnavailableText()}</p>
          {playback}
        </>
      )}
      {steps.length > 0 && (isAsked || !current.isPreview) && <MoveList current={current} />}
    </>
  );
}

interface VerdictAndReviewProps {
  readonly current: TableGame;
  readonly isAsked: boolean;
  readonly playback: ReactNode;
}

/** The verdict, the review strip, and the questions that the player can ask. */
function VerdictAndReview({ current, isAsked, playback }: VerdictAndReviewProps) {
  const { panel } = useGamePage();
  const solver = useSolver();
  const { actions } = useStores().store;
  const { record, history } = current;
  const game = gameOf(record.variant);
  const { cursor, steps } = history;
  const loaded = useAssistant();
  const answers = useStore(loaded.assistant?.answers.state ?? NO_ANSWERS);
  const reviewed = useReview(loaded, history);
  const { verdicts, isDone, failure } = isAsked ? reviewed : NOT_REVIEWED;
  const review = reviewOf(verdicts, isDone);
  const status = statusOf(current);
  const verdict = verdictOf(current, { verdicts, isDone });
  const isLostDeal = verdicts[0] === 'unwinnable';
  const words = describeVerdict(current, verdict, verdicts[0], failure);
  const solution = standingSolution(answers, history);
  const difficulty = useDealFact('difficulty', current, verdicts[0] === 'winnable');
  const isReviewed = answers.reviewed === steps;
  const isWonAtEnd = game.rules.status(stateAt(history, steps.length)) === 'won';
  const mayHaveLost = steps.length > 0 && !isLostDeal && !isWonAtEnd && solution?.from !== 0;
  // The strip marks a losing move that is known.
  const losingMove = review.kind === 'lost' && review.proved ? review.move : undefined;
  const lastChance =
    review.kind === 'lost'
      ? review.move - 1
      : answers.lastChance?.steps === steps
        ? answers.lastChance.move
        : undefined;
  const isOpen = lastChance === undefined && !isReviewed;
  const asksForMove = isAsked && mayHaveLost && verdict !== 'winnable' && isOpen;
  /** If the button `stays`, it keeps its place without effect when there is no way back. */
  const backTo = (move: number, stays = false): ReactNode =>
    (stays || cursor > move) && (
      <Button
        className="way-back"
        aria-disabled={cursor <= move || undefined}
        onClick={() => cursor > move && actions.jump(move)}
      >
        {nameWayBack(move)}
      </Button>
    );
  const wayBack = lastChance !== undefined && backTo(lastChance);

  return (
    <>
      {isAsked ? (
        <p className="verdict" data-verdict={verdict ?? 'unknown'}>
          <span className="verdict-sign" aria-hidden="true">
            {SIGNS[verdict ?? 'unknown']}
          </span>
          {words}
        </p>
      ) : (
        <p>
          <Button onClick={() => panel.ask(current)}>{t`Can it be won?`}</Button>
        </p>
      )}
      <ReviewStrip
        verdicts={verdicts}
        cursor={cursor}
        last={steps.length}
        solutionFrom={solution?.from}
        losingMove={losingMove}
        onSelect={actions.jump}
      />
      {playback}
      {status !== 'won' && (
        <div className="control-row">
          {verdict !== 'unwinnable' && solution?.steps !== steps && (
            <Button onClick={() => void solver.request(({ answers }) => answers.showSolution())}>
              {t`Show solution`}
            </Button>
          )}
          {!isReviewed && wayBack}
          {asksForMove && (
            <Button onClick={() => void solver.request(({ answers }) => answers.tellLosingMove())}>
              {t`Find the losing move`}
            </Button>
          )}
        </div>
      )}
      {solution && (
        <p key={solution.text} className="answer control-row" ref={bringIntoView}>
          {solution.text}
          {solution.from !== undefined && backTo(solution.from, true)}
        </p>
      )}
      {isReviewed && (
        <p key={review.kind} className="answer control-row" ref={bringIntoView}>
          {describeReview(review, status === 'won', (move) =>
            narrateMove(game, history, move, true),
          )}{' '}
          {wayBack}
        </p>
      )}
      {difficulty && <p className="muted">{describeDifficulty(difficulty)}</p>}
      {/* It takes a while, and moves no button that may be pressed by then. */}
      <ChanceReview current={current} />
    </>
  );
}
