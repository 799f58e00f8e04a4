import { CARDS_IN_SUIT, type Card, KING, rankOf, suitOf } from '../../engine/card';
import type { KlondikeState } from '../../games/klondike/state';
import { cardOf } from './core/cards';
import type { Problem } from './problem';

/** The search's number of a card; in both numberings suits 0 and 1 are the red ones. */
export const searchCard = (card: Card): number => cardOf(rankOf(card), suitOf(card));

const ALL_SUITS = [0, 1, 2, 3];

/** The problem of a position of Klondike, where only kings go on empty columns. */
export function problemOf(state: KlondikeState): Problem {
  const { draw, redealsLeft, noReturn, stock, waste, foundations, tableau } = state;
  const heights = [0, 0, 0, 0];
  for (const foundation of foundations) {
    const top = foundation.at(-1);
    if (top !== undefined) heights[suitOf(top)] = foundation.length;
  }
  const piles: number[][] = [];
  const attached: number[] = [];
  for (const { cards, hidden } of tableau) {
    const base = cards[hidden];
    // A king that is first in its pile might as well have been moved there.
    const unmoved = hidden > 0 || (base !== undefined && rankOf(base) !== KING) ? hidden + 1 : 0;
    piles.push(cards.slice(0, unmoved).map(searchCard));
    attached.push(...cards.slice(unmoved).map(searchCard));
  }
  return {
    ranks: CARDS_IN_SUIT,
    suits: ALL_SUITS,
    draw,
    redealsLeft,
    noReturn,
    foundations: heights,
    piles,
    attached,
    stock: [...waste, ...stock.toReversed()].map(searchCard),
    waste: waste.length,
  };
}
