import { KING } from '../../engine/card';
import { isNextTo, type PeelRules, peelRules } from '../peeling/peelRules';
import { COLUMNS, cardsLeft, type GolfState } from './state';

/**
 * True if a rank goes on another: it is one up or down. Without `wrap` nothing goes on a king, and ace and king are no
 * neighbours.
 */
export const fitsRank = (rank: number, onto: number, wrap: boolean): boolean =>
  isNextTo(rank, onto, wrap) && (wrap || onto !== KING);

/** The last card of a column is played. */
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
