import { baseOf, type VariantId } from '../games/index';
import type { GameSolver, Solution } from './gameSolver';
import { solveKlondike } from './klondike/solve';
import type { SolvedGame } from './registry';
import { type Resumable, runToEnd, type ShouldContinue } from './resumable';

// The solver's public surface: other rooms import this file, and the page its worker.

export type { Solution, Verdict } from './gameSolver';

const SOLVERS: Readonly<Record<SolvedGame, GameSolver<never>>> = {
  'klondike-1': solveKlondike,
  'klondike-3': solveKlondike,
};

/**
 * Whether a position of a game can be won with all cards known, and how. The registry must name the game. `wantsShortLine`
 * spends time on making the line shorter.
 */
export const solve = (
  id: VariantId,
  state: unknown,
  shouldContinue: ShouldContinue = () => true,
  wantsShortLine = false,
): Solution => runToEnd(resumableSolve(id, state, wantsShortLine), shouldContinue);

/** `solve` in steps. Only the latest of a game may run: an earlier one throws when it is resumed. */
export const resumableSolve = (
  id: VariantId,
  state: unknown,
  wantsShortLine: boolean,
): Resumable<Solution> => SOLVERS[baseOf(id) as SolvedGame](state as never, wantsShortLine);
