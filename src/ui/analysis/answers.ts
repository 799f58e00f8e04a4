import { t } from '@lingui/core/macro';
import { createStore } from 'zustand/vanilla';
import { describeReview, reviewOf } from '../../analysis/review';
import type { ReviewedGame, Reviewer } from '../../analysis/reviewer';
import { describeVerdict } from '../../analysis/verdicts';
import { type AnyHistory, present } from '../../engine/history';
import { gameOf } from '../../games/index';
import { withFullStop } from '../../locales/format';
import { hasSolver } from '../../solver/registry';
import type { Solution } from '../../solver/solve';
import { narrateMove, narrateSolution } from '../../store/game/narration';
import type { TableGame } from '../../store/game/table';
import type { GameStore } from '../../store/gameState';

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
}

/** The game on the table, if it has a solver. */
export function solvableGame(store: GameStore): TableGame | undefined {
  const { current } = store.getState();
  return current && hasSolver(current.record.variant) ? current : undefined;
}

/** The current answer to “Show solution”, if still valid. */
export function standingSolution(
  { solution }: AnswersState,
  { steps, ...history }: AnyHistory,
): SolutionAnswer | undefined {
  const isValid =
    solution?.steps === steps || solution?.position === present({ steps, ...history });
  return isValid ? solution : undefined;
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
  async function findLosingMove(): Promise<void> {
    const game = solvableGame(store);
    if (!game) return;
    const { record, history } = game;
    const { rules } = gameOf(record.variant);
    const { steps } = history;
    const isWon = rules.status(present(history)) === 'won';
    const narrate = (move: number): string => narrateMove(gameOf(record.variant), history, move);
    state.setState({ reviewed: steps });
    let stop = (): void => undefined;
    await new Promise<void>((resolve, reject) => {
      function look({ verdicts, isDone, steps: searched, failure }: ReviewedGame): void {
        const review = reviewOf(verdicts, isDone);
        if (failure) {
          state.setState({ reviewed: undefined });
          reject(failure);
        } else if (state.getState().reviewed !== steps) resolve();
        else if (searched === steps && review.kind !== 'searching') {
          actions.announce(describeReview(review, isWon, narrate));
          resolve();
        }
      }
      stop = reviewer.state.subscribe(look);
      look(reviewer.state.getState());
    }).finally(() => stop());
  }

  return { state, showSolution, findLosingMove };
}
