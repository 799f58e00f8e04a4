import type { VariantId } from '../games/index';
import type { SearchOptions, Solution } from './gameSolver';
import { type Resumable, runToEnd, type ShouldContinue } from './resumable';
import { solverOf } from './solvers';

// The solver's public surface: other rooms import this file, and the page its worker.

export type { Solution, Verdict } from './gameSolver';

/**
 * Whether a position of a game can be won with all cards known, and how. The registry must name the game.
 */
export const solve = (
  id: VariantId,
  state: unknown,
  shouldContinue: ShouldContinue = () => true,
  options: SearchOptions = {},
): Solution => runToEnd(resumableSolve(id, state, options), shouldContinue);

/** `solve` in steps. Only the latest of a game may run: an earlier one throws when it is resumed. */
export const resumableSolve = (
  id: VariantId,
  state: unknown,
  options: SearchOptions = {},
): Resumable<Solution> => solverOf(id).solve(state as never, options);

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
