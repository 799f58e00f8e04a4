import type { Card } from '../../engine/card';
import type { AnyGame } from '../../engine/game';
import { findCard, type PileId } from '../../engine/view';

/** Cards that a move takes from a pile. */
export interface MovedCards {
  readonly cards: readonly Card[];
  readonly from: PileId;
  /** Undefined if the cards of one pile go to several. */
  readonly to: PileId | undefined;
}

/** The cards that a move takes from one pile to another; undefined if the move is illegal or moves none. */
export function movedCards(game: AnyGame, state: unknown, move: unknown): MovedCards | undefined {
  const next = game.rules.apply(state, move);
  if (!next.ok) return undefined;
  const after = game.table.view(next.value);
  const moved = game.table.view(state).piles.flatMap(({ id, cards }) =>
    cards.flatMap(({ card }) => {
      const to = findCard(after, card)?.pile.id;
      return to === undefined || to === id ? [] : [{ card, from: id, to }];
    }),
  );
  const left = new Set(moved.map(({ from }) => from));
  // The next card of a stock takes the place of one that has left, by itself.
  const chosen = moved.filter(({ from, to }) => !left.has(to) || isPress(game, state, move, from));
  const [first] = chosen;
  if (!first) return undefined;
  const { from, to } = first;
  const isSpread = chosen.some((each) => each.from === from && each.to !== to);
  const cards = chosen
    .filter((each) => (isSpread ? each.from === from : each.to === to))
    .map(({ card }) => card);
  return { cards, from, to: isSpread ? undefined : to };
}

/** True if a press on a pile makes this move. */
function isPress(game: AnyGame, state: unknown, move: unknown, pile: PileId): boolean {
  const pressed = game.table.movesFor(state, { kind: 'press', pile });
  const wanted = game.text.formatMove(move);
  return pressed.ok && pressed.value.some((each) => game.text.formatMove(each) === wanted);
}
