import { CARDS_IN_SUIT, type Card, KING, rankOf, suitOf } from '../../engine/card';
import type { KlondikeState } from '../../games/klondike/state';
import { cardOf } from './core/cards';

/**
 * A position of Klondike with all cards known, which forgets on which of two equal cards a face-up card of the
 * tableau lies. docs/solver.md says why nothing is lost by that, and what each pruning rule rests on.
 *
 * Cards are numbers rank × 4 + slot. Slots 0 and 1 hold one colour and 2 and 3 the other, and the colours change
 * sides from rank to rank, so that a card fits exactly on the cards of the next rank in its own half. Each half is
 * a chain: a word of 32 bits with two bits for each rank, one for each twin (the two cards of one rank and colour).
 */
export interface Problem {
  /** Ranks of the deck, up to 13. */
  readonly ranks: number;
  /** The suits of the deck: 0 and 1 are of one colour, 2 and 3 of the other. */
  readonly suits: readonly number[];
  /** Cards turned by a click on the stock. */
  readonly draw: number;
  /** How often the waste may still be turned over, at most 3; any number of times if left out. */
  readonly redealsLeft?: number | undefined;
  /** True if a card stays on its foundation. */
  readonly noReturn?: boolean | undefined;
  /** For each suit, the number of cards on its foundation. */
  readonly foundations: readonly number[];
  /** For each pile, the cards that have not been moved: the face-down ones, and last the face-up one on them. */
  readonly piles: readonly (readonly number[])[];
  /** Face-up cards of the tableau that lie on a card they fit on, or are kings on an empty pile. */
  readonly attached: readonly number[];
  /** The waste from its bottom, then the stock from its top: the order in which cards come up. At most 24. */
  readonly stock: readonly number[];
  /** How many of these are in the waste. */
  readonly waste: number;
}

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
