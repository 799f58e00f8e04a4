import type { Card } from '../../engine/card';
import { KING } from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { deckOfDeal } from '../../engine/deck';
import { COLUMN_RULES, type ColumnsState, dealRows } from '../peeling/columns';
import { isNextTo, type PeelRules, peelRules } from '../peeling/peelRules';

export const COLUMNS = 7;
const CARDS_IN_COLUMN = 5;

/** Deals five rows of seven cards, one card to the waste, and the others to the stock. Source: docs/rules.md, Golf. */
export function dealGolf(wrap: boolean, deal: DealId, byHand?: readonly Card[]): ColumnsState {
  const { cards } = deckOfDeal(deal, byHand);
  const inOrder = cards.toReversed();
  const dealt = COLUMNS * CARDS_IN_COLUMN;
  return {
    wrap,
    stock: cards.slice(0, -(dealt + 1)),
    waste: inOrder.slice(dealt, dealt + 1),
    columns: dealRows(inOrder.slice(0, dealt), COLUMNS),
  };
}

/** True if a rank goes on another: one up or down. Without `wrap` a king does not go on an ace, and nothing goes on a king. */
export const fitsRank = (rank: number, onto: number, wrap: boolean): boolean =>
  isNextTo(rank, onto, wrap) && (wrap || onto !== KING);

export const RULES: PeelRules<ColumnsState> = {
  ...COLUMN_RULES,
  count: COLUMNS,
  hasStock: true,
  fitsRank,
};

export const { isWon, legalMoves, apply, status } = peelRules(RULES);
