import type { Card } from '../../engine/card';
import { type Deck, dealCards } from '../../engine/deck';

/** A column of the tableau. Its cards are bottom first; the lowest `hidden` ones lie face down. */
export interface Column {
  readonly cards: readonly Card[];
  readonly hidden: number;
}

/** Number of face-up cards. */
export const faceUpCount = ({ cards, hidden }: Column): number => cards.length - hidden;

/** The column without its topmost cards; the card that lay under them is turned up. */
export function withoutTop({ cards, hidden }: Column, count: number): Column {
  const left = cards.slice(0, cards.length - count);
  return { cards: left, hidden: Math.min(hidden, Math.max(0, left.length - 1)) };
}

/** Deals one card to column 1, two to column 2, and so on, the last of each face up; also gives the rest of the deck. */
export function dealStairs(
  deck: Deck<Card>,
  columns: number,
): { readonly tableau: readonly Column[]; readonly deck: Deck<Card> } {
  let rest = deck;
  const tableau = Array.from({ length: columns }, (_, hidden): Column => {
    const { dealt, deck: left } = dealCards(rest, hidden + 1);
    rest = left;
    return { cards: dealt, hidden };
  });
  return { tableau, deck: rest };
}
