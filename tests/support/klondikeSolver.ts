import type { KlondikeMove } from '../../src/games/klondike/moves';
import type { KlondikeState } from '../../src/games/klondike/state';
import type { Solution } from '../../src/solver/gameSolver';
import { solveKlondike } from '../../src/solver/klondike/solve';
import { runToEnd, type ShouldContinue } from '../../src/solver/resumable';

/** Decides a position of Klondike. */
export const solve = (
  state: KlondikeState,
  shouldContinue: ShouldContinue = () => true,
  wantsShortLine = false,
): Solution<KlondikeMove> => runToEnd(solveKlondike(state, { wantsShortLine }), shouldContinue);
