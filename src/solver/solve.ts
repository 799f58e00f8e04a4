import { baseOf, type VariantId } from '../games/index';
import { solveFreeCell } from './freecell/solve';
import {
  type GameSolver,
  type Resumable,
  runToEnd,
  type SearchOptions,
  type ShouldContinue,
  type Solution,
} from './gameSolver';
import { solveGolf } from './golf/solve';
import { solveKlondike } from './klondike/solve';
import { solvePyramid } from './pyramid/solve';
import type { SolvedGameId } from './registry';
import { solveSpider } from './spider/solve';
import { solveTriPeaks } from './tripeaks/solve';
import { solveYukon } from './yukon/solve';

// The solver’s public functions: other folders import this file, and the page its worker.

export type { Solution, Verdict } from './gameSolver';

/** The search of each game that the registry lists. */
const SOLVERS: Readonly<Record<SolvedGameId, GameSolver<never>>> = {
  'klondike-3': solveKlondike,
  'klondike-1': solveKlondike,
  freecell: solveFreeCell,
  spider: solveSpider,
  yukon: solveYukon,
  golf: solveGolf,
  tripeaks: solveTriPeaks,
  pyramid: solvePyramid,
};

/** Whether a position of a game can be won with all cards known, and how. The registry must list the game. */
export const solve = (
  id: VariantId,
  state: unknown,
  shouldContinue: ShouldContinue = () => true,
  options: SearchOptions = {},
): Solution => runToEnd(resumableSolve(id, state, options), shouldContinue);

/** `solve` in steps. Only the latest search of a game may run: an earlier one throws when it is resumed. */
export const resumableSolve = (
  id: VariantId,
  state: unknown,
  options: SearchOptions = {},
): Resumable<Solution> => SOLVERS[baseOf(id) as SolvedGameId](state as never, options);

/** Steps of the search for par. */
const PAR_STEPS = 2_000;

/**
 * Searches for a line that is short enough to be called par: as long as it takes, but for so many steps, that everybody gets
 * the same line.
 */
export function* resumablePar(id: VariantId, deal: unknown): Resumable<Solution> {
  const work = resumableSolve(id, deal, { wantsShortLine: true });
  let step = work.next();
  for (let n = 0; n < PAR_STEPS && !step.done; n++) step = work.next(yield);
  // Told to stop, the solver gives the shortest line that it has.
  while (!step.done) step = work.next(false);
  return step.value;
}
