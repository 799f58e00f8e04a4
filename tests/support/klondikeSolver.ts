import type { LayoutState } from '../../src/games/layouts/board';
import type { LayoutMove } from '../../src/games/layouts/rules';
import { runToEnd, type ShouldContinue, type Solution } from '../../src/solver/gameSolver';
import { type Problem, problemOf } from '../../src/solver/klondike/problem';
import { solveKlondike } from '../../src/solver/klondike/solve';
import { type Draw, klondikeSetup } from './klondike';

/** The problem of a position that a game comes to. Throws if the search cannot hold it. */
export function klondikeProblem(draw: Draw, state: LayoutState): Problem {
  const problem = problemOf(klondikeSetup({ stock: draw }), state);
  if (!problem) throw new Error('the search cannot hold a position of a game');
  return problem;
}

/** Decides a position of Klondike. */
export const solve = (
  draw: Draw,
  state: LayoutState,
  shouldContinue: ShouldContinue = () => true,
  wantsShortLine = false,
): Solution<LayoutMove> =>
  runToEnd(
    solveKlondike(klondikeSetup({ stock: draw }))(state, { wantsShortLine }),
    shouldContinue,
  );
