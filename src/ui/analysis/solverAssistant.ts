import { t } from '@lingui/core/macro';
import { findPar } from '../../analysis/dailyDeal';
import { nameWayBack } from '../../analysis/review';
import { createReviewer, findLosingMove } from '../../analysis/reviewer';
import { askVerdict, describeVerdict } from '../../analysis/verdicts';
import type { AnyGame, Verdict } from '../../engine/game';
import { present } from '../../engine/history';
import { memoize } from '../../engine/memoize';
import { gameOf, type VariantId } from '../../games/index';
import { withFullStop } from '../../locales/format';
import type { Games } from '../../persistence/games';
import type { GameStore } from '../../store/gameState';
import { solverServiceOf } from '../parts/sharedSolver';
import { createAnswers, solvableGame } from './answers';

/** The solver’s time in milliseconds for a hint, for the verdicts that find the losing move, and for a solution. */
const HINT_MS = 1_200;
const VERDICT_MS = 4_000;
const SOLUTION_MS = 30_000;

/** A sequence of moves that wins from a position. */
interface WinningLine {
  readonly start: unknown;
  readonly moves: readonly unknown[];
}

/** Everything the page of a game asks the solver. This file is loaded with the first question. */
export type SolverAssistant = ReturnType<typeof createSolverAssistant>;

/** An assistant for the game on the table; `stop` cancels its questions. */
export function createSolverAssistant(store: GameStore, games: Games) {
  const { actions } = store;
  const service = solverServiceOf(games);
  const { client } = service;
  const reviewer = createReviewer(client.ask, service.memory);
  const answers = createAnswers(store, reviewer, ({ record, history }) =>
    shortLine(record.variant, present(history), SOLUTION_MS, nextRequest()),
  );
  /** Cancels the questions that the page asks unprompted. */
  const page = new AbortController();
  /** Cancels the player’s latest request. */
  let request = new AbortController();
  /** The line of the last hints, and the game it belongs to. */
  let hintLine: (WinningLine & { readonly variant: VariantId }) | undefined;

  const shortLine = (id: VariantId, state: unknown, ms: number, signal: AbortSignal) =>
    client.ask({ wanted: 'shortLine', id, state, ms }, { signal });

  /** Cancels the player’s request before a new one: only the newest is answered. */
  function nextRequest(): AbortSignal {
    request.abort();
    request = new AbortController();
    return request.signal;
  }

  /** Highlights the first move of a winning line, and keeps the line for the next hints. */
  function hintAlong(variant: VariantId, start: unknown, moves: readonly unknown[]): void {
    hintLine = { variant, start, moves };
    if (moves[0]) actions.highlightMove(moves[0]);
  }

  /** Highlights the next move of a winning line; later hints stay on the same line. In a lost position, offers the way back. */
  async function hint(): Promise<void> {
    const played = solvableGame(store);
    if (!played) return actions.hint();
    const { record, history } = played;
    const { variant } = record;
    const game = gameOf(variant);
    const position = present(history);
    if (game.rules.status(position) !== 'playing') return actions.hint();
    const isOnTable = (): boolean => {
      const now = solvableGame(store);
      return now !== undefined && present(now.history) === position;
    };
    const isOfGame = hintLine?.variant === variant;
    const rest = hintLine && isOfGame ? restOfLine(game, hintLine, position) : undefined;
    if (rest) return hintAlong(variant, position, rest);
    const signal = nextRequest();
    const solution = await shortLine(variant, position, HINT_MS, signal);
    if (!solution || !isOnTable()) return;
    if (solution.verdict === 'winnable') return hintAlong(variant, position, solution.line);
    if (solution.verdict === 'unknown') return actions.hint('Possible move');
    const asking = { priority: 'losingMove', signal } as const;
    const found =
      history.cursor === 0
        ? undefined
        : await findLosingMove(history, (before) =>
            askVerdict(service, record, before, VERDICT_MS, asking),
          );
    if (signal.aborted || !isOnTable()) return;
    const lost =
      history.cursor === 0 ? t`This deal can’t be won.` : withFullStop(t`No way to win from here`);
    if (found?.kind !== 'lost') return actions.announce(lost, 'hint');
    const back = found.move - 1;
    const accept = (): void => actions.jump(back);
    actions.announce(lost, 'hint', { offer: { name: nameWayBack(back), accept } });
  }

  return {
    hint,
    reviewer,
    answers,
    parOf: (variant: VariantId, initial: unknown): Promise<number | undefined> =>
      findPar(client, variant, initial, { signal: page.signal }),
    /** How difficult a winnable deal is. */
    difficultyOf: memoize((dealt: object, variant: VariantId) =>
      client.ask({ wanted: 'difficulty', id: variant, state: dealt }, { signal: page.signal }),
    ),
    /** Reviews the game on the table, and says the verdict on its present position; see `Reviewer.watch`. */
    review: async (
      wholeGame: boolean,
      onPresent: (words: string, verdict: Verdict) => void,
      isWanted: () => boolean,
    ): Promise<void> => {
      const { current } = store.getState();
      if (!current) return;
      const onVerdict = (verdict: Verdict): void => {
        const { steps, verdicts } = reviewer.state.getState();
        const ofDeal = steps === current.history.steps ? verdicts[0] : undefined;
        onPresent(describeVerdict(current, verdict, ofDeal), verdict);
      };
      await reviewer.watch(current, wholeGame, onVerdict, isWanted);
    },
    /** The moves of a winning line from a position, if they are found quickly. */
    findEnding: async (
      variant: VariantId,
      position: unknown,
    ): Promise<readonly unknown[] | undefined> => {
      const solution = await shortLine(variant, position, HINT_MS, page.signal);
      return solution?.verdict === 'winnable' ? solution.line : undefined;
    },
    stop: () => {
      reviewer.stop();
      request.abort();
      page.abort();
    },
  };
}

/** The moves of a line that follow a position, or undefined if the line does not pass through it. */
export function restOfLine(
  game: AnyGame,
  { start, moves }: WinningLine,
  position: unknown,
): readonly unknown[] | undefined {
  const wanted = JSON.stringify(position);
  let state: unknown = start;
  for (const [i, move] of moves.entries()) {
    if (JSON.stringify(state) === wanted) return moves.slice(i);
    const next = game.rules.apply(state, move);
    if (!next.ok) return undefined;
    state = next.value;
  }
  return undefined;
}
