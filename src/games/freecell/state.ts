import { CARDS_IN_DECK, type Card } from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { deckOfDeal } from '../../engine/deck';
import { isMicrosoftDeal, microsoftDeck } from '../../engine/microsoftDeal';
import { cardsOnFoundations } from '../building/rules';

export const COLUMNS = 8;
export const FOUNDATIONS = 4;

/** All piles are bottom first; a cell holds one card at most. */
export interface FreeCellState {
  readonly cells: readonly (readonly Card[])[];
  readonly foundations: readonly (readonly Card[])[];
  readonly columns: readonly (readonly Card[])[];
}

/** Deals the deck from its top, a card to each column in turn: seven cards to the first four columns, six to the others. */
export function dealFreeCell(cells: number, deal: DealId, byHand?: readonly Card[]): FreeCellState {
  const isByNumber = !byHand && isMicrosoftDeal(deal);
  const deck = isByNumber ? microsoftDeck(deal) : deckOfDeal(deal, byHand).cards;
  const cards = deck.toReversed();
  return {
    cells: Array.from({ length: cells }, () => []),
    foundations: Array.from({ length: FOUNDATIONS }, () => []),
    columns: Array.from({ length: COLUMNS }, (_, column) =>
      cards.filter((_card, i) => i % COLUMNS === column),
    ),
  };
}

/** True once all 52 cards are on the foundations. */
export const isWon = (state: FreeCellState): boolean => cardsOnFoundations(state) === CARDS_IN_DECK;
