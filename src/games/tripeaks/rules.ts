import type { Card } from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { deckOfDeal } from '../../engine/deck';
import { type CardsByPlace, cardAt, cardsLeft, coversOf, overlapRows } from '../peeling/overlap';
import { isNextTo, type PeelRules, peelRules, type WasteState } from '../peeling/peelRules';

/** Three peaks on a shared row of ten. */
export const PEAKS = overlapRows([
  [1.5, 4.5, 7.5],
  [1, 2, 4, 5, 7, 8],
  [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
]);

export interface TriPeaksState extends WasteState {
  /** Covered cards lie face down. */
  readonly places: CardsByPlace;
}

/** Deals the peaks row by row, one card to the waste, and the others to the stock. Source: docs/rules.md, TriPeaks. */
export function dealTriPeaks(wrap: boolean, deal: DealId, byHand?: readonly Card[]): TriPeaksState {
  const { cards } = deckOfDeal(deal, byHand);
  const inOrder = cards.toReversed();
  return {
    wrap,
    stock: cards.slice(0, -(PEAKS.length + 1)),
    waste: inOrder.slice(PEAKS.length, PEAKS.length + 1),
    places: inOrder.slice(0, PEAKS.length),
  };
}

/** The card of a place can be played once no other card lies on it. */
export const RULES: PeelRules<TriPeaksState> = {
  kind: 'place',
  count: PEAKS.length,
  hasStock: true,
  fitsRank: isNextTo,
  cardAt: ({ places }, place) => cardAt(places, place),
  coversOf: ({ places }, place) => coversOf(PEAKS, places, place),
  without: (state, place) => ({ ...state, places: state.places.with(place - 1, null) }),
  cardsLeft: ({ places }) => cardsLeft(places),
};

export const { isWon, legalMoves, apply, status } = peelRules(RULES);
