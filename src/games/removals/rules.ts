import { type Card, rankOf } from '../../engine/card';
import { type Refusal, refusal, type Status } from '../../engine/game';
import { type Pile, STOCK, WASTE } from '../../engine/pile';
import { allOk, err, ok, type Result } from '../../engine/result';
import { fitsRank, groupsOf, isGroup } from './groups';
import type { FullRemoval } from './removal';
import {
  cardFrom,
  cardThere,
  coversOf,
  hasWaste,
  isOpen,
  isWon,
  openPlaces,
  type RemovalState,
  type Source,
} from './state';
import type { RemovalReason } from './text';

/**
 * A draw from the stock, or of the turned waste; or the removal of one card or more, which leave for the waste where the next
 * rank matches, and else for good. `legalMoves` has sources in order: places, then the stock and the waste.
 */
export type RemovalMove =
  | { readonly type: 'draw' }
  | { readonly type: 'remove'; readonly from: readonly Source[] };

type Outcome = Result<RemovalState, Refusal<RemovalReason>>;

export const DRAW: RemovalMove = { type: 'draw' };

const pileOf = ({ places }: FullRemoval, from: Source): Pile =>
  from === 'stock' ? STOCK : from === 'waste' ? WASTE : (places[from - 1]?.pile ?? WASTE);

/** True if a press on the stock is a move: it has a card, or the waste may be turned over. */
export const canDraw = (setup: FullRemoval, { stock, waste, redealsLeft }: RemovalState): boolean =>
  !setup.refill && (stock.length > 0 || (hasWaste(setup) && waste.length > 0 && redealsLeft !== 0));

/** Every removal, in the order of `legalMoves`. */
function* removals(
  setup: FullRemoval,
  state: RemovalState,
): Generator<readonly Source[], undefined> {
  if (setup.match === 'next') {
    for (const from of openPlaces(setup, state))
      if (fits(setup, state, cardThere(state, from))) yield [from];
  } else yield* groupsOf(setup, state);
}

/** The draw, then every removal by its sources. */
export function legalMoves(setup: FullRemoval, state: RemovalState): readonly RemovalMove[] {
  if (isWon(setup, state)) return [];
  const moves = [...removals(setup, state)].map((from): RemovalMove => ({ type: 'remove', from }));
  return canDraw(setup, state) ? [DRAW, ...moves] : moves;
}

/** Source: docs/rules.md, Games of removal. */
export function apply(setup: FullRemoval, state: RemovalState, move: RemovalMove): Outcome {
  if (setup.goal === 'places' && isWon(setup, state)) return err(refusal('game won'));
  return move.type === 'draw' ? draw(setup, state) : remove(setup, state, move.from);
}

function draw(setup: FullRemoval, state: RemovalState): Outcome {
  const { stock, waste, redealsLeft } = state;
  if (stock.length > 0 && !setup.refill) {
    if (setup.stock === 'rows') return ok(dealRow(setup, state));
    return ok({ ...state, stock: stock.slice(0, -1), waste: [...waste, ...stock.slice(-1)] });
  }
  if (!hasWaste(setup) || waste.length === 0) return err(refusal('nothing to draw', [STOCK]));
  if (redealsLeft === 0) return err(refusal('no redeal left', [STOCK]));
  const turned = { ...state, stock: waste.toReversed(), waste: [] };
  return ok(redealsLeft === undefined ? turned : { ...turned, redealsLeft: redealsLeft - 1 });
}

/** Deals a card to each column, in order, while the stock lasts. */
function dealRow(setup: FullRemoval, state: RemovalState): RemovalState {
  const stock = state.stock.slice();
  const places = state.places.map((cards, i) => {
    const card = setup.places[i]?.pile.kind === 'tableau' ? stock.pop() : undefined;
    return card === undefined ? cards : [...cards, card];
  });
  return { ...state, places, stock };
}

const fits = (setup: FullRemoval, state: RemovalState, card: Card): boolean => {
  const onto = cardFrom(state, 'waste');
  return onto === undefined || fitsRank(setup, rankOf(card), rankOf(onto));
};

function remove(setup: FullRemoval, state: RemovalState, from: readonly Source[]): Outcome {
  const leaving = allOk(from, (each, i) => cardToRemove(setup, state, each, from.slice(0, i)));
  if (!leaving.ok) return leaving;
  const cards = leaving.value;
  const [first] = cards;
  if (first === undefined) return err(refusal('nothing selected'));
  const piles = from.map((each) => pileOf(setup, each));
  if (setup.match === 'next') {
    const onto = cardFrom(state, 'waste');
    if (cards.length > 1) return err(refusal('no group', piles, cards));
    if (onto !== undefined && !fits(setup, state, first))
      return err(refusal('does not fit', [...piles, WASTE], [first, onto]));
    return ok({ ...without(setup, state, from), waste: [...state.waste, first] });
  }
  if (!isGroup(setup, cards)) return err(refusal('no group', piles, cards));
  const left = without(setup, state, from);
  return ok({ ...left, discard: [...state.discard, ...cards] });
}

/** The card that is to leave from a source, if it may at all; `before` has the sources named before it. */
function cardToRemove(
  setup: FullRemoval,
  state: RemovalState,
  from: Source,
  before: readonly Source[],
): Result<Card, Refusal<RemovalReason>> {
  const isSource =
    typeof from === 'number'
      ? setup.places[from - 1] !== undefined
      : setup.match !== 'next' && (from === 'waste' || setup.open);
  if (!isSource)
    return err(
      refusal('no such place', typeof from === 'number' ? [{ kind: 'place', index: from }] : []),
    );
  const pile = pileOf(setup, from);
  const card = cardFrom(state, from);
  if (card === undefined) return err(refusal('no card', [pile]));
  if (before.includes(from)) return err(refusal('same card', [pile], [card]));
  const covers = typeof from === 'number' ? coversOf(setup, state, from) : [];
  if (covers.length === 0) return ok(card);
  // Face-down cards are not named.
  const named = covers.filter((each) => !setup.hidden || isOpen(setup, state, each));
  return err(
    refusal(
      'covered',
      [pile, ...covers.map((each) => pileOf(setup, each))],
      [card, ...named.map((each) => cardThere(state, each))],
    ),
  );
}

/** The state without the top cards of some sources; with `refill`, the stock fills the places in order. */
function without(setup: FullRemoval, state: RemovalState, from: readonly Source[]): RemovalState {
  const stock = from.includes('stock') ? state.stock.slice(0, -1) : state.stock.slice();
  const places = state.places.map((cards, i) => {
    if (!from.includes(i + 1)) return cards;
    const next = setup.refill ? stock.pop() : undefined;
    return next === undefined ? cards.slice(0, -1) : [...cards.slice(0, -1), next];
  });
  const waste = from.includes('waste') ? state.waste.slice(0, -1) : state.waste;
  const usesStock = stock.length < state.stock.length;
  return { ...state, places, waste, ...(usesStock && { stock }) };
}

/** Won once all cards that must leave are gone; stuck if nothing can leave, now or after any number of draws. */
export function status(setup: FullRemoval, state: RemovalState): Status {
  if (isWon(setup, state)) return 'won';
  if (setup.match === 'next') return legalMoves(setup, state).length > 0 ? 'playing' : 'stuck';
  for (const later of afterDraws(setup, state)) {
    if (!groupsOf(setup, later).next().done) return 'playing';
  }
  return 'stuck';
}

/** The state, and those that draws alone lead to, until each card of the stock has come by as often as it can show others. */
export function* afterDraws(
  setup: FullRemoval,
  state: RemovalState,
): Generator<RemovalState, undefined> {
  let turned = 0;
  for (let each = state; turned < 2; ) {
    yield each;
    if (!canDraw(setup, each)) return;
    if (each.stock.length === 0) turned++;
    const next = draw(setup, each);
    if (!next.ok) return;
    each = next.value;
  }
}
