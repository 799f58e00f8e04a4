import { type Card, KING, rankOf } from '../../engine/card';
import { type Refusal, refusal, type Status } from '../../engine/game';
import { type Pile, WASTE } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';
import { isNextTo } from '../peeling/ranks';
import { draw, type WasteReason, wasteCard } from '../peeling/waste';
import { type GolfState, isWon, lastOf } from './state';

/** Turns the top card of the stock to the waste, or plays the last card of a column on it; columns count from 1. */
export type GolfMove =
  | { readonly type: 'draw' }
  | { readonly type: 'play'; readonly column: number };

export type GolfReason = WasteReason | 'no such column' | 'empty column';

export const DRAW: GolfMove = { type: 'draw' };

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
  if (isWon(state)) return err(refusal('game won'));
  return move.type === 'draw' ? draw(state) : play(state, move.column);
}

function play(state: GolfState, column: number): Result<GolfState, Refusal<GolfReason>> {
  const cards = state.columns[column - 1];
  const card = cards?.at(-1);
  const from: Pile = { kind: 'tableau', index: column };
  if (!cards) return err(refusal('no such column'));
  if (card === undefined) return err(refusal('empty column', [from]));
  if (!fits(state, card))
    return err(refusal('does not fit', [from, WASTE], [card, wasteCard(state)]));
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
