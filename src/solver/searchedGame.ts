import type { LayoutState } from '../games/layouts/board';
import type { Setup } from '../games/layouts/layout';
import { apply, isWon, type LayoutMove } from '../games/layouts/rules';
import type { SearchedGame } from './toGameMoves';

/** The rules of a description, as a search replays its lines by them. */
export const searchedGame = (setup: Setup): SearchedGame<LayoutState, LayoutMove> => ({
  apply: (state, move) => apply(setup, state, move),
  isWon: (state) => isWon(setup, state),
});
