import { type Card, KING, rankOf } from '../../engine/card';
import { bestMove } from '../building/advice';
import { type Board, targetsOf } from '../building/board';
import { type Column, faceUpCount } from '../building/column';
import { continuesTableau, isSafe } from '../building/rules';
import type { Transfer } from '../building/transfer';
import { legalMoves, RULES } from './rules';

/**
 * The best-looking move: a safe card to its foundation, else one that turns a card up, else one that frees a card for its
 * foundation, else one that adds to the cards in order. Hints never lead in a circle: each adds to the cards on foundations,
 * the face-up cards, or those in order.
 */
export const hint = (state: Board): Transfer | undefined =>
  bestMove(legalMoves(state), (move) => rate(state, move));

/** How good a move looks; 0 for one that only shifts cards. */
function rate(state: Board, { from, to, count }: Transfer): number {
  const column = state.tableau[from.index - 1] as Column;
  const { cards, hidden } = column;
  const head = cards.at(-count) as Card;
  if (to.kind === 'foundation') return isSafe(head, state.foundations) ? 1000 : 40;
  if (hidden > 0 && faceUpCount(column) === count) return 200 - hidden;
  const below = cards.at(-count - 1);
  const lies = below === undefined ? rankOf(head) === KING : continuesTableau(head, below);
  if (lies) return 0;
  const isFreed = below !== undefined && targetsOf(state, below, 'foundation', RULES).length > 0;
  return isFreed ? 100 : 50 - faceUpCount(column) + count;
}
