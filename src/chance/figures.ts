import { setupOfVariant, type VariantId } from '../games/index';
import type { LayoutState } from '../games/layouts/board';
import { gainOf, movesBeforeDraw } from '../games/layouts/hint';
import { DRAW, isDraw, type LayoutMove } from '../games/layouts/rules';
import type { Share } from './estimate';
import type { MoveOutlook, Outlook } from './outlook';

/** If more of the searches give up, there is no figure. */
const MAX_UNDECIDED = 0.6;

/** True if enough of the possible deals were decided for a figure. */
export const hasFigure = ({ undecided }: Share): boolean => undecided <= MAX_UNDECIDED;

/** True if none of the possible deals that were tried could be won. */
export const isHopeless = ({ share, undecided, deals }: Share): boolean =>
  deals > 0 && share + undecided === 0;

/** The move to play, which could still win; undefined if none of those that were tried is known to. */
export function bestMove({ moves: [best] }: Outlook): MoveOutlook | undefined {
  return best && best.share > 0 ? best : undefined;
}

/** The move that looks at the stock. */
export const LOOK: unknown = DRAW;

/** True for the move that looks at the stock. */
export const isLook = (move: unknown): boolean => isDraw(move as LayoutMove);

/** A move of a card that is safe on its foundation, which a player makes before a draw; undefined if there is none. */
export const safeMove = (id: VariantId, state: LayoutState): LayoutMove | undefined =>
  movesBeforeDraw(setupOfVariant(id), state).find(
    (move) => !isDraw(move) && move.to.kind === 'foundation',
  );

/** True if the only decision is to take a card to its foundation, where it is safe: no other is looked for until it is there. */
export const isForced = (id: VariantId, state: unknown, { moves }: Outlook): boolean => {
  const [move] = moves.length === 1 ? (moves[0]?.moves ?? []) : [];
  return move !== undefined && gainOf(setupOfVariant(id), state as LayoutState, move) === 'safe';
};

/** A move that is so much better than all others is played before the stock was looked through. */
const CLEARLY = 0.04;

/** True if it is best to look through the stock before deciding: it costs nothing, and no move is clearly the best. */
export const looksFirst = ({ unseenStock, moves: [best, next] }: Outlook): boolean =>
  unseenStock > 0 && (!best || (next !== undefined && best.share - next.share < CLEARLY));

/** True if too few of the possible deals were decided to compare the moves. */
export const isUnclear = (outlook: Outlook): boolean =>
  outlook.moves.length > 0 && !bestMove(outlook) && !looksFirst(outlook);
