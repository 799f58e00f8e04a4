import type { KlondikeMove } from '../../src/games/klondike/moves';
import type { KlondikeState } from '../../src/games/klondike/state';
import { runToEnd, type ShouldContinue, type Solution } from '../../src/solver/gameSolver';
import { solveKlondike } from '../../src/solver/klondike/solve';

/** Decides a position of Klondike. */
export const solve = (
  state: KlondikeState,
  shouldContinue: ShouldContinue = () => true,
  wantsShortLine = false,
): Solution<KlondikeMove> => runToEnd(solveKlondike(state, { wantsShortLine }), shouldContinue);
