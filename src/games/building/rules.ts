import {
  ACE,
  CARDS_IN_DECK,
  type Card,
  colourOf,
  KING,
  makeCard,
  rankOf,
  suitOf,
} from '../../engine/card';
import type { Pile } from '../../engine/pile';

/** True if one card is red and the other black. */
export const alternatesColour = (card: Card, onto: Card): boolean =>
  colourOf(card) !== colourOf(onto);

/** True if the card’s rank is one above that of the card it is put onto. */
export const ascends = (card: Card, onto: Card): boolean => rankOf(card) === rankOf(onto) + 1;

/** True if the card’s rank is one below that of the card it is put onto. */
export const descends = (card: Card, onto: Card): boolean => rankOf(card) === rankOf(onto) - 1;

/** The usual rule of a tableau: down in alternating colours. */
export const continuesTableau = (card: Card, onto: Card): boolean =>
  descends(card, onto) && alternatesColour(card, onto);

/** How many cards at the end of a column are in order; by default, down in alternating colours. */
export function runLength(column: readonly Card[], continues = continuesTableau): number {
  let start = Math.max(column.length - 1, 0);
  while (start > 0 && continues(column[start] as Card, column[start - 1] as Card)) start--;
  return column.length - start;
}

type Foundations = readonly (readonly Card[])[];

/** Number of cards on all foundations. */
const cardsOnFoundations = (state: { readonly foundations: Foundations }): number =>
  state.foundations.reduce((sum, foundation) => sum + foundation.length, 0);

/** True once all cards of one deck are on the foundations. */
export const isWon = (state: { readonly foundations: Foundations }): boolean =>
  cardsOnFoundations(state) === CARDS_IN_DECK;

/** The score of a game that is won in this way. */
export const FOUNDATION_SCORE = {
  score: cardsOnFoundations,
  scoreLabel: 'Number of cards on foundations',
  bestScore: CARDS_IN_DECK,
} as const;

/** Number of cards on the foundation of each suit, in the order of `SUITS`. */
export function heightsOf(foundations: Foundations): readonly number[] {
  const heights = [0, 0, 0, 0];
  for (const foundation of foundations) {
    const top = foundation.at(-1);
    if (top !== undefined) heights[suitOf(top)] = foundation.length;
  }
  return heights;
}

/** The usual rule of a foundation (bottom card first): an ace if it is empty, else up in suit. */
export function fitsFoundation(card: Card, foundation: readonly Card[]): boolean {
  const top = foundation.at(-1);
  return top === undefined
    ? rankOf(card) === ACE
    : suitOf(card) === suitOf(top) && ascends(card, top);
}

/** The usual rule of a board: columns go down in alternating colours, and empty ones take kings. */
export function fitsBoard(card: Card, pile: readonly Card[], kind: Pile['kind']): boolean {
  if (kind === 'foundation') return fitsFoundation(card, pile);
  const top = pile.at(-1);
  return top === undefined ? rankOf(card) === KING : continuesTableau(card, top);
}

/**
 * True if columns built down in alternating colours can never need the card again: for an ace or a two always, else once both
 * foundations of the other colour reach its rank − 1, and the other foundation of its own colour its rank − 2.
 */
export function isSafe(card: Card, foundations: Foundations): boolean {
  const rank = rankOf(card);
  if (rank <= ACE + 1) return true;
  return heightsOf(foundations).every((height, suit) => {
    if (suit === suitOf(card)) return true;
    return height >= (alternatesColour(makeCard(suit, rank), card) ? rank : rank - 1);
  });
}
