import { ACE, CARDS_IN_SUIT, colourOf, makeCard, rankOf, suitOf } from '../../../engine/card';
import { FULL_DECK } from '../../../engine/deck';

// Cards and moves as numbers, for the compact table.

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

/** The same as `isSafe` of advice.ts, in Klondike; `suitHeights` is the height of each suit’s foundation. */
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

/** The kinds of moves, in the lowest bits of a move. */
export const CLICK = 0;
export const WASTE_TO_FOUNDATION = 1;
export const WASTE_TO_TABLEAU = 2;
export const TABLEAU_TO_FOUNDATION = 3;
export const TABLEAU_TO_TABLEAU = 4;
export const FOUNDATION_TO_TABLEAU = 5;

/** A move as a number: its kind, the piles it goes from and to (both from 0), and how many cards it takes. */
export const encode = (kind: number, from: number, to: number, count: number): number =>
  kind | (from << 3) | (to << 6) | (count << 9);
export const kindOf = (move: number): number => move & 7;
export const fromOf = (move: number): number => (move >> 3) & 7;
export const toOf = (move: number): number => (move >> 6) & 7;
export const countOf = (move: number): number => move >> 9;
