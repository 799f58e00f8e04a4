import { type Card, makeCard } from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { deckOfDeal } from '../../engine/deck';
import { COLUMN_RULES, type ColumnsState, dealRows } from '../peeling/columns';
import { isNextTo, type PeelRules, peelRules } from '../peeling/peelRules';

export const COLUMNS = 17;

/** Lies in the hole from the start. */
const ACE_OF_SPADES = makeCard(3, 0);

/** Lays the ace of spades in the hole and deals the others, row by row, to the columns. Source: docs/rules.md, Black Hole. */
export function dealBlackHole(deal: DealId, byHand?: readonly Card[]): ColumnsState {
  const { cards } = deckOfDeal(deal, byHand);
  const others = cards.toReversed().filter((card) => card !== ACE_OF_SPADES);
  return {
    wrap: true,
    stock: [],
    waste: [ACE_OF_SPADES],
    columns: dealRows(others, COLUMNS),
  };
}

export const RULES: PeelRules<ColumnsState> = {
  ...COLUMN_RULES,
  count: COLUMNS,
  hasStock: false,
  fitsRank: isNextTo,
};

export const { isWon, apply } = peelRules(RULES);
