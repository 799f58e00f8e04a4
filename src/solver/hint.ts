import { isDescribed, type VariantId } from '../games';
import { setupOfVariant } from '../games/described';
import type { LayoutState } from '../games/layouts/board';
import type { LayoutMove } from '../games/layouts/rules';
import { limited, type Resumable, type Solution } from './gameSolver';
import { withoutEarlyDraws } from './layouts/hintLine';
import { resumableSolve } from './solve';

/** The most steps of the search for a line, and of each search for one after a move that it does not make. */
const LINE_STEPS = 1_000;
const MOVE_STEPS = 100;

/**
 * Searches for the line that hints follow: one that wins, and in a described game without early draws. It takes the same steps on
 * every machine.
 */
export function* resumableHint(id: VariantId, state: unknown): Resumable<Solution> {
  const shortLine = (from: unknown, steps: number): Resumable<Solution> =>
    limited(resumableSolve(id, from, { wantsShortLine: true }), steps);
  const solution = yield* shortLine(state, LINE_STEPS);
  if (solution.verdict !== 'winnable' || !isDescribed(id)) return solution;
  const line = yield* withoutEarlyDraws(
    setupOfVariant(id),
    state as LayoutState,
    solution.line as readonly LayoutMove[],
    (from) => shortLine(from, MOVE_STEPS),
  );
  return { ...solution, line };
}
