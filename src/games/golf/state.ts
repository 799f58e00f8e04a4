import type { Card } from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { deckOfDeal } from '../../engine/deck';
import type { WasteState } from '../peeling/peelRules';

export const COLUMNS = 7;
const CARDS_IN_COLUMN = 5;

/** Every list is bottom first; all cards except those of the stock lie face up. */
export interface GolfState extends WasteState {
  readonly columns: readonly (readonly Card[])[];
}

/** Deals five rows of seven cards, one card to the waste, and the others to the stock. Source: docs/rules.md, Golf. */
export function dealGolf(wrap: boolean, deal: DealId, byHand?: readonly Card[]): GolfState {
  const { cards } = deckOfDeal(deal, byHand);
  const inOrder = cards.toReversed();
  const dealt = COLUMNS * CARDS_IN_COLUMN;
  return {
    wrap,
    stock: cards.slice(0, -(dealt + 1)),
    waste: inOrder.slice(dealt, dealt + 1),
    columns: Array.from({ length: COLUMNS }, (_, column) =>
      inOrder.slice(0, dealt).filter((_, i) => i % COLUMNS === column),
    ),
  };
}

/** How many cards are left in the columns: the score. */
export const cardsLeft = ({ columns }: GolfState): number =>
  columns.reduce((sum, cards) => sum + cards.length, 0);
