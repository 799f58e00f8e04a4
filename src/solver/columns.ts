import { type Card, colourOf, rankOf, suitOf } from '../engine/card';

// Columns as the searches of FreeCell, Yukon and Spider keep them: texts with a character for each card, the top card last. Each
// search has a `cardAt` of its own, because all are a third slower with a shared one once several games have been solved.

/** True if a card’s rank is one below that of the card it is put onto. */
export const descends = (card: Card, onto: Card): boolean => rankOf(card) === rankOf(onto) - 1;

/** True if a card goes on another where columns are built down in alternating colours. */
export const continuesTableau = (card: Card, onto: Card): boolean =>
  descends(card, onto) && colourOf(card) !== colourOf(onto);

/** The number of cards on the foundation of each suit, in the order of `SUITS`. */
export function heightsOf(foundations: readonly (readonly Card[])[]): readonly number[] {
  const heights = [0, 0, 0, 0];
  for (const foundation of foundations) {
    const top = foundation.at(-1);
    if (top !== undefined) heights[suitOf(top)] = foundation.length;
  }
  return heights;
}

/** A column whose first `hidden` cards lie face down. */
export interface TextColumn {
  readonly cards: string;
  readonly hidden: number;
}

/** The cards of a column as a text. */
export const textOf = (cards: readonly Card[]): string => String.fromCharCode(...cards);

/** Added to the number of hidden cards, it gives a character that no card has. */
const HIDDEN = 0x100;

/** A column as a text that is equal only for equal columns. */
export const columnKey = ({ cards, hidden }: TextColumn): string =>
  String.fromCharCode(HIDDEN + hidden) + cards;

/** The column without its topmost cards; the card that lay under them is turned up. */
export function withoutTop({ cards, hidden }: TextColumn, count: number): TextColumn {
  const left = cards.slice(0, -count);
  return { cards: left, hidden: Math.min(hidden, Math.max(0, left.length - 1)) };
}

/** True if no card still in play can lie on this one in a column of alternating colours. Heights are those of `heightsOf`. */
export const isBare = (card: Card, heights: readonly number[]): boolean =>
  heights.every((height, suit) => suit < 2 === suitOf(card) < 2 || height >= rankOf(card));

/**
 * True if a card goes to its foundation without loss where single cards lie on each other: it is bare, or a two, which takes only
 * an ace, and that can go to its foundation itself.
 */
export const isSafeAt = (card: Card, heights: readonly number[]): boolean =>
  rankOf(card) < 2 || isBare(card, heights);
