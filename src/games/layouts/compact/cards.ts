import { ACE, CARDS_IN_SUIT, colourOf, makeCard, rankOf, suitOf } from '../../../engine/card';
import { FULL_DECK } from '../../../engine/deck';

// Tables of the cards’ ranks, suits and kinds, for the compact table.

export const RANK = Uint8Array.from(FULL_DECK, rankOf);
export const SUIT = Uint8Array.from(FULL_DECK, suitOf);
export const KINDS = 2 * CARDS_IN_SUIT;
/** A rank and a colour as one number, which is all that columns depend on. */
const kindNumber = (rank: number, isRed: boolean): number => rank + (isRed ? CARDS_IN_SUIT : 0);
const isRed = (suit: number): boolean => colourOf(makeCard(suit, ACE)) === 'red';
export const KIND = Uint8Array.from(FULL_DECK, (card) =>
  kindNumber(rankOf(card), isRed(suitOf(card))),
);
/** The kind that goes on a card in a column; `KINDS`, which is none, on an ace. */
export const NEXT_KIND = Uint8Array.from(FULL_DECK, (card) =>
  rankOf(card) === ACE ? KINDS : kindNumber(rankOf(card) - 1, !isRed(suitOf(card))),
);
export const SUITS_COUNT = 4;
const IS_RED = Uint8Array.from({ length: SUITS_COUNT }, (_, suit) => Number(isRed(suit)));

/** The same as `isSafe` of safe.ts, in Klondike; `suitHeights` is the height of each suit’s foundation. */
export function isSafe(card: number, suitHeights: ArrayLike<number>): boolean {
  const rank = RANK[card] as number;
  if (rank <= 1) return true;
  const suit = SUIT[card] as number;
  for (let other = 0; other < SUITS_COUNT; other++) {
    if (other === suit) continue;
    const needed = IS_RED[other] === IS_RED[suit] ? rank - 1 : rank;
    if ((suitHeights[other] as number) < needed) return false;
  }
  return true;
}
