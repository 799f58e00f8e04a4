import type { Card } from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { deckOfDeal } from '../../engine/deck';
import { isMicrosoftDeal, microsoftDeck } from '../../engine/microsoftDeal';
import type { Board } from '../building/board';

export const COLUMNS = 8;
export const FOUNDATIONS = 4;

/** A cell holds one card at most. */
export interface FreeCellState extends Board {
  readonly cells: readonly (readonly Card[])[];
}

/** Deals the deck from its top, a card to each column in turn: seven cards to the first four columns, six to the others. */
export function dealFreeCell(cells: number, deal: DealId, byHand?: readonly Card[]): FreeCellState {
  const isByNumber = !byHand && isMicrosoftDeal(deal);
  const deck = isByNumber ? microsoftDeck(deal) : deckOfDeal(deal, byHand).cards;
  const cards = deck.toReversed();
  return {
    cells: Array.from({ length: cells }, () => []),
    foundations: Array.from({ length: FOUNDATIONS }, () => []),
    tableau: Array.from({ length: COLUMNS }, (_, column) => ({
      cards: cards.filter((_card, i) => i % COLUMNS === column),
      hidden: 0,
    })),
  };
}
