import type { Card } from '../../engine/card';
import { type Refusal, refusal, type Status } from '../../engine/game';
import { type Pile, STOCK, WASTE } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';
import { cardAt, coversOf, openPlaces } from '../peeling/overlap';
import { placePile } from '../peeling/piles';
import { cardFrom, isPair, isWon, PYRAMID, type PyramidState, type Source } from './state';

/**
 * A draw lays the stock’s top card on the waste, or turns the waste over if the stock is empty. A removal takes a king or a
 * pair; `legalMoves` has its places in order, before the stock and the waste.
 */
export type PyramidMove =
  | { readonly type: 'draw' }
  | { readonly type: 'remove'; readonly from: readonly Source[] };

export type PyramidReason =
  | 'game won'
  | 'nothing to draw'
  | 'no redeal left'
  | 'nothing selected'
  | 'no such place'
  | 'no card'
  | 'same card'
  | 'covered'
  | 'not thirteen';

export const DRAW: PyramidMove = { type: 'draw' };

const pileOf = (from: Source): Pile =>
  from === 'stock' ? STOCK : from === 'waste' ? WASTE : placePile(from);

/** Where a card may be taken from now: the open places in order, then stock and waste. */
const sourcesOf = (state: PyramidState): readonly Source[] => [
  ...openPlaces(PYRAMID, state.places),
  ...(['stock', 'waste'] as const).filter((from) => cardFrom(state, from) !== undefined),
];

/** Every king and every pair that may go. */
function removals(state: PyramidState): readonly PyramidMove[] {
  const sources = sourcesOf(state);
  return sources.flatMap((first, i) =>
    [[first], ...sources.slice(i + 1).map((second) => [first, second])]
      .filter((from) => isPair(from.map((each) => cardFrom(state, each) as Card)))
      .map((from): PyramidMove => ({ type: 'remove', from })),
  );
}

/** True if a click on the stock is a move: it has a card, or the waste may be turned over. */
export const canDraw = ({ stock, waste, redealsLeft }: PyramidState): boolean =>
  stock.length > 0 || (waste.length > 0 && redealsLeft !== 0);

/** The draw; then kings and pairs by their first source, then their second. */
export function legalMoves(state: PyramidState): readonly PyramidMove[] {
  if (isWon(state)) return [];
  return canDraw(state) ? [DRAW, ...removals(state)] : removals(state);
}

/** Source: docs/rules.md, Pyramid. */
export function apply(
  state: PyramidState,
  move: PyramidMove,
): Result<PyramidState, Refusal<PyramidReason>> {
  if (isWon(state)) return err(refusal('game won'));
  return move.type === 'draw' ? draw(state) : remove(state, move.from);
}

function draw(state: PyramidState): Result<PyramidState, Refusal<PyramidReason>> {
  const { stock, waste, redealsLeft } = state;
  const card = stock.at(-1);
  if (card !== undefined) {
    return ok({ ...state, stock: stock.slice(0, -1), waste: [...waste, card] });
  }
  if (waste.length === 0) return err(refusal('nothing to draw', [STOCK]));
  if (redealsLeft === 0) return err(refusal('no redeal left', [STOCK]));
  const turned = { ...state, stock: waste.toReversed(), waste: [] };
  return ok(redealsLeft === undefined ? turned : { ...turned, redealsLeft: redealsLeft - 1 });
}

function remove(
  state: PyramidState,
  from: readonly Source[],
): Result<PyramidState, Refusal<PyramidReason>> {
  const cards: Card[] = [];
  for (const [i, each] of from.entries()) {
    const isNoPlace = typeof each === 'number' && PYRAMID[each - 1] === undefined;
    const card = cardFrom(state, each);
    if (isNoPlace) return err(refusal('no such place'));
    if (card === undefined) return err(refusal('no card', [pileOf(each)]));
    if (from.indexOf(each) < i) return err(refusal('same card', [pileOf(each)], [card]));
    const covers = typeof each === 'number' ? coversOf(PYRAMID, state.places, each) : [];
    if (covers.length > 0) {
      const covering = covers.map((place) => cardAt(state.places, place) as Card);
      return err(refusal('covered', [pileOf(each), ...covers.map(placePile)], [card, ...covering]));
    }
    cards.push(card);
  }
  if (cards.length === 0) return err(refusal('nothing selected'));
  if (!isPair(cards)) return err(refusal('not thirteen', from.map(pileOf), cards));
  const { stock, waste, places, discard } = state;
  return ok({
    ...state,
    stock: from.includes('stock') ? stock.slice(0, -1) : stock,
    waste: from.includes('waste') ? waste.slice(0, -1) : waste,
    places: places.map((card, i) => (from.includes(i + 1) ? null : card)),
    discard: [...discard, ...cards],
  });
}

/** Won once the pyramid is gone; stuck if nothing can be removed, now or after any number of draws. */
export function status(state: PyramidState): Status {
  if (isWon(state)) return 'won';
  if (removals(state).length > 0) return 'playing';
  const open = openCards(state);
  const canGo = ([card, below]: Tops): boolean =>
    isPair([card]) || [below, ...open].some((each) => each !== undefined && isPair([card, each]));
  return topsAfterDraws(state).some(canGo) ? 'playing' : 'stuck';
}

/** The cards of the pyramid on which no other lies. */
export const openCards = ({ places }: PyramidState): readonly Card[] =>
  openPlaces(PYRAMID, places).map((place) => cardAt(places, place) as Card);

/** The top card of the stock, and that of the waste. */
type Tops = readonly [stock: Card, waste: Card | undefined];

/** What lies on top of stock and waste now and after each draw that is left; a pass that can be repeated comes once. */
export function topsAfterDraws({ redealsLeft, stock, waste }: PyramidState): readonly Tops[] {
  const inOrder = [...waste, ...stock.toReversed()];
  const tops = inOrder.map((card, i): Tops => [card, inOrder[i - 1]]);
  return redealsLeft === 0 ? tops.slice(waste.length) : tops;
}
