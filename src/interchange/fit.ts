import { CARDS_IN_DECK, KING, makeCard, rankOf, suitOf } from '../engine/card';
import { memoize } from '../engine/memoize';
import { GAME_IDS, optionsOf, type VariantId, valuesOf, variantOf } from '../games/index';
import { type Position, type PositionCard, type PositionPile, stateOf } from '../games/positions';
import { arrange } from './arrange';
import { cardsIn, type TextPiles } from './forms';
import { type Shape, shapeOf } from './shape';

// Fits the piles of a text to a game, and finds out which game it is.

/** A position, and how far it is from one that the game begins with or can come to. */
interface Fitted {
  readonly position: Position;
  readonly distance: number;
}

/** The options that a position tells; of any other, the usual value is as likely as another. */
const TOLD_OPTIONS = ['suits', 'redeals'];

/** The games that a text may be of, the likeliest first: these, with any number of suits or redeals. */
const shapesOf = memoize((ids: typeof GAME_IDS) =>
  ids
    .flatMap((id): readonly VariantId[] => {
      const told = optionsOf(id).filter(({ name }) => TOLD_OPTIONS.includes(name));
      const variants = told.flatMap(({ name, values }) =>
        values.map(({ value }) => variantOf(id, { ...valuesOf(id), [name]: value })),
      );
      return [id, ...variants];
    })
    .flatMap((id) => {
      const shape = shapeOf(id);
      return shape ? [{ id, shape }] : [];
    }),
);

/** Fits piles to the game that they are likeliest of; undefined if they are of none. */
export function fitAny(text: TextPiles): { game: VariantId; position: Position } | undefined {
  let best: { game: VariantId; fitted: Fitted } | undefined;
  const given = text.game ? fitTo(text.game, text) : undefined;
  if (text.game && given) return { game: text.game, position: given };
  for (const { id, shape } of shapesOf(GAME_IDS)) {
    const fitted = fit(id, shape, text);
    if (fitted && fitted.distance < (best?.fitted.distance ?? MAX_DISTANCE))
      best = { game: id, fitted };
  }
  return best && { game: best.game, position: best.fitted.position };
}

/** Fits piles to a game, as well as that goes; undefined for a game without positions. */
export function fitTo(id: VariantId, text: TextPiles): Position | undefined {
  const shape = shapeOf(id);
  if (!shape) return undefined;
  const fitted = fit(id, shape, text);
  if (fitted) return fitted.position;
  const lines = text.lines.filter(({ isColumn }) => isColumn);
  const places = lines.flatMap(({ cards }) => cards.map((card) => (card ? [card] : [])));
  return shape.rows.length > 0 && shape.columns.length === 0 && !text.places
    ? positionIn(shape, text, [], places)
    : positionIn(shape, text, lines.map(cardsIn), text.places ?? []);
}

/** A game that has been played is this far from its deal. */
const PLAYED = 10;
/** How far each thing that is wrong takes a position from a game, and how many of them count. */
const FAULT = 10;
const MAX_FAULTS = 4;
/** Piles that are farther away are not of a game. */
const MAX_DISTANCE = FAULT * MAX_FAULTS;

/** Fits the lines to the columns of a game; undefined if a position of the game cannot have them, or has no such piles. */
function fit(id: VariantId, shape: Shape, text: TextPiles): Fitted | undefined {
  const arranged = arrange(shape, text);
  if (!arranged || !hasPiles(shape, text)) return undefined;
  const position = positionIn(shape, text, arranged.columns, arranged.places);
  return { position, distance: distanceOf(id, shape, position) + arranged.doubt };
}

function hasPiles(
  shape: Shape,
  { lines, cells, reserve, foundations, stock, waste, discard }: TextPiles,
): boolean {
  const hasFaceDown = lines.some(({ cards }) => cards.some((card) => card?.isFaceDown));
  const count = (piles: readonly PositionPile[] | undefined): number => piles?.flat().length ?? 0;
  return (
    (shape.hidesCards || !hasFaceDown) &&
    count(cells) <= shape.cells &&
    (reserve === undefined || shape.reserve.length > 0) &&
    (foundations?.length ?? 0) <= Math.max(shape.foundations, 4) &&
    // The one pile of Golf and its kin is written as its top card.
    count(foundations) <= (shape.isRemoval ? shape.foundations : Number.POSITIVE_INFINITY) &&
    (count(foundations) === 0 || shape.foundations > 0) &&
    ((stock ?? []).length === 0 || shape.stock > 0) &&
    ((waste ?? []).length === 0 || shape.hasWaste) &&
    ((discard ?? []).length === 0 || shape.isRemoval)
  );
}

function positionIn(
  shape: Shape,
  text: TextPiles,
  columns: readonly PositionPile[],
  places: readonly PositionPile[],
): Position {
  const { lines: _lines, isExact: _isExact, game: _game, reserve, foundations, ...others } = text;
  const tableau = columns.length > 0 ? columns : Array.from(shape.columns, () => []);
  return {
    ...others,
    tableau,
    places,
    reserve,
    foundations: foundations ?? acesOut(shape, [...tableau, ...(reserve ?? [])].flat()),
  };
}

/** The aces that begin foundations, if none of them is among the cards. */
function acesOut({ aces, suits, cards }: Shape, among: PositionPile): readonly PositionPile[] {
  const hasAce = among.some(({ card }) => card !== undefined && rankOf(card) === 0);
  if (hasAce || aces * CARDS_IN_DECK !== cards * suits.length) return [];
  return Array.from({ length: aces }, (_, i) => [
    { card: makeCard(suits[i % suits.length] as number, 0) },
  ]);
}

/** How far a position is from the deal of a game, or from one that has been played; infinite for other suits. */
function distanceOf(id: VariantId, shape: Shape, position: Position): number {
  const { tableau, places = [], cells = [], reserve = [], foundations = [], stock = [] } = position;
  const cards = [...tableau, ...places, ...cells, ...reserve, stock].flat();
  const suits = new Set(cards.flatMap(({ card }) => (card === undefined ? [] : [suitOf(card)])));
  if ([...suits].some((suit) => !shape.suits.includes(suit))) return Number.POSITIVE_INFINITY;
  const fewer = suits.size > 0 && suits.size < shape.suits.length ? FAULT : 0;
  const fromDeal = [
    ...tableau.map(({ length }, i) => length - (shape.columns[i] ?? 0)),
    stock.length - shape.stock,
    cells.flat().length - shape.held,
    shape.isRemoval ? 0 : foundations.flat().length - shape.begun,
    shape.kingsUnder ? kingsAbove(tableau) : 0,
    // One foundation alone is the pile of Golf and its kin.
    foundations.length === 1 && shape.foundations > 1 ? 1 : 0,
  ].reduce((sum, difference) => sum + Math.abs(difference), 0);
  const state = stateOf(id, position);
  const faults = state.ok ? 0 : state.error.length;
  // Any tops of foundations are right where their base may be any.
  const rarer = shape.isBaseDealt ? 2 : 0;
  return rarer + fewer + Math.min(fromDeal, PLAYED) + FAULT * Math.min(faults, MAX_FAULTS);
}

/** How many kings lie on other cards. */
const kingsAbove = (tableau: readonly PositionPile[]): number =>
  tableau.flatMap((pile) => pile.slice(1).filter((_, i) => !isKing(pile[i]))).filter(isKing).length;

const isKing = (card: PositionCard | undefined): boolean =>
  card?.card !== undefined && rankOf(card.card) === KING;
