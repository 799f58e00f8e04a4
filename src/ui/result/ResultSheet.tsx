import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { hasChoice, playsItself } from '../../engine/game';
import { present } from '../../engine/history';
import { gameOf, type VariantId } from '../../games/index';
import { playedDays, streaksOf } from '../../persistence/daily';
import type { GameFacts } from '../../persistence/record';
import { betsOf, summarise } from '../../persistence/statistics';
import { hasSolver } from '../../solver/registry';
import { localDay } from '../../store/browser';
import type { TableGame } from '../../store/game/table';
import { useAssistant, usePar, useReview } from '../analysis/useAssistant';
import type { Solver } from '../analysis/useSolver';
import type { Autoplay } from '../autoplay/useAutoplay';
import { dailyAddress } from '../parts/address';
import { useStores } from '../parts/context';
import { useEscape } from '../parts/escape';
import { ToolButton } from '../parts/ToolButton';
import { useAsync } from '../parts/useAsync';
import { NO_GAMES, useGameList } from '../parts/useGameList';
import { type LastChance, lastChanceOf, resultFacts } from './resultFacts';
import { useShare } from './useShare';
import '../analysis/PanelContent.css';
import './ResultSheet.css';

interface ResultSheetProps {
  readonly current: TableGame;
  readonly autoplay: Autoplay;
  readonly solver: Solver;
  /** The sentence for the end of the game. */
  readonly end: string;
  /** Opens the panel beside the table; undefined if it is open. */
  readonly onAnalyse: (() => void) | undefined;
  readonly onDismiss: () => void;
}

/** How the game ended, and what the player can do next. Esc or the next action closes it. */
export default function ResultSheet(props: ResultSheetProps) {
  const { current, autoplay, solver, end, onAnalyse, onDismiss } = props;
  const { store } = useStores();
  const { actions } = store;
  const { record, history } = current;
  const { variant } = record;
  const game = gameOf(variant);
  const isWon = game.rules.status(present(history)) === 'won';
  const isSolvable = hasSolver(variant);
  const sheet = useRef<HTMLElement>(null);
  const par = usePar(solver.load, current, isSolvable && isWon);
  const streak = useDailyStreak(record);
  const { message, share } = useShare(
    current,
    streak === undefined ? undefined : { streak, par: isWon ? par : undefined },
  );
  const chance = useLastChance(solver, current, isSolvable && !isWon);
  const deckWins = useDeckWins(variant, !hasChoice(game));
  const games = useGameList() ?? NO_GAMES;
  const results = useMemo(
    () => ({
      summary: summarise(games.filter((each) => each.variant === variant)),
      bets: betsOf(games),
    }),
    [games, variant],
  );
  const facts = resultFacts(current, results, { par, deckWins, streak });

  useEscape(onDismiss);

  // On phones the panel may be scrolled down; the result is at its top.
  useLayoutEffect(() => {
    sheet.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  useLayoutEffect(
    () => () => {
      const table = sheet.current?.closest('main')?.querySelector<HTMLElement>('[tabindex="0"]');
      if (sheet.current?.contains(document.activeElement)) table?.focus({ preventScroll: true });
    },
    [],
  );

  const chanceText = chance.text;
  useEffect(() => {
    if (chanceText) actions.announce(`${end} ${chanceText}`);
  }, [actions, end, chanceText]);

  function showSolutionFrom(move: number): void {
    onAnalyse?.();
    actions.jump(move);
    void solver.request(({ answers }) => answers.showSolution());
  }

  function replay(): void {
    actions.jump(0);
    autoplay.play();
    if (!playsItself(game)) onAnalyse?.();
  }

  const { move } = chance;
  return (
    <section ref={sheet} className="result" aria-label="Result" data-won={isWon || undefined}>
      <div className="result-head">
        <h2>{end}</h2>
        <ToolButton icon="close" name="Close" onClick={onDismiss} iconOnly />
      </div>
      {!isWon && isSolvable && <p>{chance.text ?? 'Looking for the last move that could win…'}</p>}
      {facts.length > 0 && (
        <dl>
          {facts.map(({ name, value, news }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {value} {news && <em>{news}</em>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="control-row">
        {move === undefined ? (
          <Action name="New game" onClick={solver.newGame} isMain />
        ) : (
          <>
            <Action name={`Back to move ${move}`} onClick={() => actions.jump(move)} isMain />
            <Action name="Show solution from there" onClick={() => showSolutionFrom(move)} />
            <Action name="New game" onClick={solver.newGame} />
          </>
        )}
        {move === undefined && history.cursor > 0 && (
          <Action name="Watch replay" onClick={replay} />
        )}
        {isWon && hasChoice(game) && onAnalyse && <Action name="Analyse" onClick={onAnalyse} />}
        <Action name="Share" onClick={share} />
        {streak !== undefined && (
          <a className="button" href={dailyAddress(variant, record.day)}>
            Daily deals
          </a>
        )}
        {move === undefined && history.cursor > 0 && !playsItself(game) && (
          <Action name={isWon ? 'Play again' : 'Restart'} onClick={actions.restart} />
        )}
        <span className="small-text" aria-live="polite">
          {message}
        </span>
      </div>
    </section>
  );
}

interface ActionProps {
  readonly name: string;
  readonly onClick: () => void;
  readonly isMain?: boolean;
}

function Action({ name, onClick, isMain }: ActionProps) {
  return (
    <button
      type="button"
      className="button"
      data-main={isMain || undefined}
      onClick={() => onClick()}
    >
      {name}
    </button>
  );
}

/** Days in a row on which the daily deal of this game was won; undefined if the deal is not a daily one. */
function useDailyStreak({ variant, source, day }: GameFacts): number | undefined {
  const isDaily = source === 'daily' && day !== undefined;
  const games = useGameList(isDaily);
  return useMemo(
    () => (isDaily ? streaksOf(playedDays(games ?? [], variant), localDay()).now : undefined),
    [games, variant, isDaily],
  );
}

/** The share of deals that the deck wins, once it is estimated. */
function useDeckWins(id: VariantId, wanted: boolean): number | undefined {
  const find = useCallback(async () => (await import('../autoplay/deckWins')).deckWins(id), [id]);
  return useAsync(wanted ? find : undefined);
}

/** The last position that could be won, as the review of the game finds it. */
function useLastChance(solver: Solver, { history }: TableGame, wanted: boolean): LastChance {
  const assistant = useAssistant(solver.load, wanted);
  const { steps, verdicts, isDone } = useReview(assistant, history);
  return steps ? lastChanceOf(verdicts, isDone) : {};
}
