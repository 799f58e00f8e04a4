import { type Card, KING } from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { deckOfDeal } from '../../engine/deck';
import { isNextTo, type PeelRules, peelRules, type WasteState } from '../peeling/peelRules';

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

/** True if a rank goes on another: one up or down. Without `wrap` a king does not go on an ace, and nothing goes on a king. */
export const fitsRank = (rank: number, onto: number, wrap: boolean): boolean =>
  isNextTo(rank, onto, wrap) && (wrap || onto !== KING);

/** Only the last card of a column can be played. */
export const RULES: PeelRules<GolfState> = {
  kind: 'tableau',
  count: COLUMNS,
  fitsRank,
  cardAt: ({ columns }, column) => columns[column - 1]?.at(-1),
  without: (state, column) => {
    const cards = state.columns[column - 1] ?? [];
    return { ...state, columns: state.columns.with(column - 1, cards.slice(0, -1)) };
  },
  cardsLeft,
};

export const { isWon, legalMoves, apply, status } = peelRules(RULES);
