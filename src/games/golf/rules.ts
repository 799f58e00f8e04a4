import { type Card, KING, rankOf } from '../../engine/card';
import type { Refusal, Status } from '../../engine/game';
import { err, ok, type Result } from '../../engine/result';
import type { PileId } from '../../engine/view';
import { isNextTo } from '../peeling/ranks';
import { draw, type WasteReason, wasteCard } from '../peeling/waste';
import { COLUMNS, type GolfState, isWon, lastOf } from './state';

/** Turns the top card of the stock to the waste, or plays the last card of a column on it; columns count from 1. */
export type GolfMove =
  | { readonly type: 'draw' }
  | { readonly type: 'play'; readonly column: number };

/** Why a move is refused. */
export type GolfReason = WasteReason | 'no such column' | 'empty column';

export const DRAW: GolfMove = { type: 'draw' };

/** The name of a column in gestures and on the page. */
export const columnId = (column: number): PileId => `tableau-${column}`;

/** The column of such a name. */
export function columnOf(pile: PileId): number | undefined {
  const column = Number(/^tableau-([1-9])$/.exec(pile)?.[1]);
  return column <= COLUMNS ? column : undefined;
}

/**
 * True if a card of one rank goes on a waste card of another: one up or down. Without `wrap` nothing goes on a king, and ace
 * and king are not neighbours.
 */
export const fitsRank = (rank: number, onto: number, wrap: boolean): boolean =>
  isNextTo(rank, onto, wrap) && (wrap || onto !== KING);

/** True if a card goes on the waste now. */
const fits = (state: GolfState, card: Card): boolean =>
  fitsRank(rankOf(card), rankOf(wasteCard(state)), state.wrap);

/** The columns whose last card goes on the waste, from left to right. */
const playableColumns = (state: GolfState): readonly number[] =>
  state.columns.flatMap((_, i) => {
    const card = lastOf(state, i + 1);
    return card !== undefined && fits(state, card) ? [i + 1] : [];
  });

/** The draw, then the columns from left to right. */
export function legalMoves(state: GolfState): readonly GolfMove[] {
  if (isWon(state)) return [];
  const plays = playableColumns(state).map((column): GolfMove => ({ type: 'play', column }));
  return state.stock.length > 0 ? [DRAW, ...plays] : plays;
}

/** The state after a move, or why it is refused. Source: docs/rules.md, Golf. */
export function apply(state: GolfState, move: GolfMove): Result<GolfState, Refusal<GolfReason>> {
  if (isWon(state)) return refuse('game won');
  return move.type === 'draw' ? draw(state) : play(state, move.column);
}

const refuse = (
  reason: GolfReason,
  piles: readonly PileId[] = [],
  cards: readonly Card[] = [],
): Result<never, Refusal<GolfReason>> => err({ reason, cards, piles });

function play(state: GolfState, column: number): Result<GolfState, Refusal<GolfReason>> {
  const cards = state.columns[column - 1];
  const card = cards?.at(-1);
  if (!cards) return refuse('no such column');
  if (card === undefined) return refuse('empty column', [columnId(column)]);
  if (!fits(state, card)) {
    return refuse('does not fit', [columnId(column), 'waste'], [card, wasteCard(state)]);
  }
  return ok({
    ...state,
    waste: [...state.waste, card],
    columns: state.columns.with(column - 1, cards.slice(0, -1)),
  });
}

/** Won without a card in the columns; stuck without a card in the stock and one that fits. */
export function status(state: GolfState): Status {
  if (isWon(state)) return 'won';
  return legalMoves(state).length > 0 ? 'playing' : 'stuck';
}
