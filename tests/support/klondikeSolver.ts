import type { LayoutState } from '../../src/games/layouts/board';
import type { LayoutMove } from '../../src/games/layouts/rules';
import { runToEnd, type ShouldContinue, type Solution } from '../../src/solver/gameSolver';
import { solveKlondike } from '../../src/solver/klondike/solve';
import { type Draw, klondikeSetup } from './klondike';

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
