import { t } from '@lingui/core/macro';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { describeReview, type Review, reviewOf } from '../../analysis/review';
import { NOT_REVIEWED, type ReviewedGame, type Reviewer } from '../../analysis/reviewer';
import { describeVerdict } from '../../analysis/verdicts';
import type { Verdict } from '../../engine/game';
import { type AnyHistory, present } from '../../engine/history';
import { gameOf } from '../../games/index';
import { withFullStop } from '../../locales/format';
import { hasSolver } from '../../solver/registry';
import type { Solution } from '../../solver/solve';
import { narrateMove, narrateSolution } from '../../store/game/narration';
import { statusOf, type TableGame } from '../../store/game/table';
import type { GameStore } from '../../store/gameStore';

/** An answer to “Show solution”. It is valid while the game has these steps, or the position is this one. */
interface SolutionAnswer {
  readonly text: string;
  readonly steps?: AnyHistory['steps'] | undefined;
  /** The number of moves after which the solution begins. */
  readonly from?: number;
  readonly position?: unknown;
}

/** The answers that the player asked for. */
export interface AnswersState {
  readonly solution?: SolutionAnswer | undefined;
  /** The steps whose losing move was asked for. */
  readonly reviewed?: AnyHistory['steps'] | undefined;
  /** The last move from which a game with these steps could be won, as a hint in a lost position has found it. */
  readonly lastChance?: { readonly steps: AnyHistory['steps']; readonly move: number };
}

/** The game on the table, if it has a solver. */
export function solvableGame(store: GameStore): TableGame | undefined {
  const { current } = store.getState();
  return current && hasSolver(current.record.variant) ? current : undefined;
}

/** The current answer to “Show solution”, if still valid. */
export function standingSolution(
  { solution }: AnswersState,
  history: AnyHistory,
): SolutionAnswer | undefined {
  const isValid = solution?.steps === history.steps || solution?.position === present(history);
  return isValid ? solution : undefined;
}

/** The verdict on the present position, from a review of the game; undefined while the solver searches. */
export function verdictOf(
  game: TableGame,
  { verdicts, isDone }: Pick<ReviewedGame, 'verdicts' | 'isDone'>,
): Verdict | undefined {
  const found = verdicts[game.history.cursor];
  if (statusOf(game) === 'stuck') return 'unwinnable';
  return found === 'unknown' && !isDone ? undefined : found;
}

/** Answers about the game of a store, by the solver and a reviewer that watches the game. */
export function createAnswers(
  store: GameStore,
  reviewer: Reviewer,
  solve: (game: TableGame) => Promise<Solution | undefined>,
) {
  const { actions } = store;
  const state = createStore<AnswersState>(() => ({}));

  /** Puts a winning line after the present, to be stepped through, or says that there is none. */
  async function showSolution(): Promise<void> {
    const game = solvableGame(store);
    if (!game) return;
    const position = present(game.history);
    const answer = (solution: SolutionAnswer | undefined): void => state.setState({ solution });
    answer({ text: t`Looking for a solution…`, position });
    const solution = await solve(game).catch((error) => {
      answer(undefined);
      throw error;
    });
    const now = solvableGame(store);
    if (state.getState().solution?.position !== position) return;
    if (!solution || !now || present(now.history) !== position) return answer(undefined);
    if (solution.verdict === 'winnable') {
      actions.loadSolution(solution.line);
      const steps = solvableGame(store)?.history.steps;
      return answer({ text: narrateSolution(solution.line), steps, from: now.history.cursor });
    }
    const text = withFullStop(describeVerdict(now, solution.verdict));
    answer({ text, position });
    actions.announce(text, 'refusal');
  }

  /** Announces the losing move once the reviewer has found it. Rejects if the solver fails. */
  async function tellLosingMove(): Promise<void> {
    const game = solvableGame(store);
    if (!game) return;
    const { record, history } = game;
    const { steps } = history;
    const isWon = statusOf(game) === 'won';
    const narrate = (move: number): string =>
      narrateMove(gameOf(record.variant), history, move, true);
    state.setState({ reviewed: steps });
    const { review, failure } = await firstIn(reviewer.state, (found): Answer | undefined => {
      const review = reviewOf(found.verdicts, found.isDone);
      if (found.failure) return { failure: found.failure };
      if (state.getState().reviewed !== steps) return {};
      return found.steps === steps && review.kind !== 'searching' ? { review } : undefined;
    });
    if (review) actions.announce(describeReview(review, isWon, narrate));
    if (!failure) return;
    state.setState({ reviewed: undefined });
    throw failure;
  }

  /** Announces the verdict on the present position once the reviewer has it, if it is wanted by then. */
  async function sayVerdict(isWanted: () => boolean): Promise<void> {
    const words = await firstIn(reviewer.state, (found) => {
      const game = solvableGame(store);
      if (!game || !isWanted() || found.failure) return '';
      const review = found.steps === game.history.steps ? found : NOT_REVIEWED;
      const verdict = verdictOf(game, review);
      return verdict && describeVerdict(game, verdict, review.verdicts[0]);
    });
    // The panel shows it.
    if (words) actions.announce(withFullStop(words), 'move');
  }

  return { state, showSolution, tellLosingMove, sayVerdict };
}

/** What came of the search for a losing move; nothing if it is no longer asked for. */
interface Answer {
  readonly review?: Review;
  readonly failure?: unknown;
}

/** Resolves with the first value that `look` finds in a store. */
function firstIn<State, Value>(
  { getState, subscribe }: StoreApi<State>,
  look: (state: State) => Value | undefined,
): Promise<Value> {
  return new Promise((resolve) => {
    function see(state: State): void {
      const value = look(state);
      if (value === undefined) return;
      stop();
      resolve(value);
    }
    const stop = subscribe(see);
    see(getState());
  });
}
