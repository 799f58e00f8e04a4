import { type Card, rankOf } from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { deckOfDeal } from '../../engine/deck';
import { type CardsByPlace, cardAt, cardsLeft, overlapRows } from '../peeling/overlap';

const ROWS = 7;

/** The pyramid: one card at the top, seven in the lowest row. */
export const PYRAMID = overlapRows(
  Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: row + 1 }, (_, i) => (ROWS - 1 - row) / 2 + i),
  ),
);

/** What the cards of a pair add up to, the ace as 1, jack, queen and king as 11, 12 and 13. */
export const SUM = 13;

/** Stock and waste are bottom first. */
export interface PyramidState {
  /** How often the waste may still be turned over; any number if left out. */
  readonly redealsLeft?: number;
  /** Its top card lies face up. */
  readonly stock: readonly Card[];
  readonly waste: readonly Card[];
  readonly places: CardsByPlace;
  /** The removed cards, in the order of their removal. */
  readonly discard: readonly Card[];
}

/** Where a card may be taken from: a place, which counts from 1, or the top of the stock or the waste. */
export type Source = number | 'stock' | 'waste';

/** Deals the pyramid row by row, and the others to the stock. Source: docs/rules.md, Pyramid. */
export function dealPyramid(
  redealsLeft: number | undefined,
  deal: DealId,
  byHand?: readonly Card[],
): PyramidState {
  const { cards } = deckOfDeal(deal, byHand);
  return {
    ...(redealsLeft !== undefined && { redealsLeft }),
    stock: cards.slice(0, -PYRAMID.length),
    waste: [],
    places: cards.toReversed().slice(0, PYRAMID.length),
    discard: [],
  };
}

/** The card of a place, or the top card of stock or waste; undefined if there is none. */
export const cardFrom = ({ stock, waste, places }: PyramidState, from: Source): Card | undefined =>
  from === 'stock' ? stock.at(-1) : from === 'waste' ? waste.at(-1) : cardAt(places, from);

/** What a card counts: 1 to 13. */
export const pointsOf = (card: Card): number => rankOf(card) + 1;

/** True for cards that may go together: a king, or two that add up to 13. */
export const isPair = (cards: readonly Card[]): boolean =>
  cards.length <= 2 && cards.reduce((sum, card) => sum + pointsOf(card), 0) === SUM;

/** True once the pyramid is gone. */
export const isWon = ({ places }: PyramidState): boolean => cardsLeft(places) === 0;
