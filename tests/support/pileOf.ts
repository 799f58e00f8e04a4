import type { AnyGame } from '../../src/engine/game';
import type { PileView } from '../../src/engine/view';

/** A pile of a state’s view. */
export function pileOf(game: AnyGame, state: unknown, id: string): PileView {
  const pile = game.table.view(state).piles.find((each) => each.id === id);
  if (!pile) throw new Error(`${game.name} has no pile ${id}`);
  return pile;
}
