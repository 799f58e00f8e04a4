import { type Card, faceOf } from '../../engine/card';
import { sum } from '../../engine/numbers';
import { type Pile, parsePileId, STOCK } from '../../engine/pile';
import type { PileId, PileView, TableView } from '../../engine/view';
import { gameOf, type VariantId } from '../../games/index';
import {
  foundationUpTo,
  knownPile,
  type Position,
  type PositionCard,
  type PositionPile,
  positionOf,
} from '../../games/positions';
import { SAMPLE_DEAL } from '../parts/emptyTable';

// The places of a game where cards can be put, and the cards that go there.

/** A place for cards on the table. */
export interface Place extends Pile {
  readonly id: PileId;
  /** How the empty place is drawn, and its name. */
  readonly view: PileView;
  /** True for a place of one card at most. */
  readonly isSingle: boolean;
}

/** The table of a game, on which a position is set up. */
export interface SetUpTable {
  readonly game: VariantId;
  readonly places: readonly Place[];
  /** The table without cards. */
  readonly empty: TableView;
  /** How often each face is in the pack. */
  readonly copies: ReadonlyMap<Card, number>;
  readonly size: number;
  /** How often the waste may be turned over in a game; undefined without a waste or a limit. */
  readonly redeals: number | undefined;
  /** True for a game that is dealt with cards face down in its columns: they can be so on this table, too. */
  readonly hasFaceDown: boolean;
  /** True for a game in which some cards cannot be seen. */
  readonly hasUnknown: boolean;
}

/** Cards by the places where they lie, each pile bottom first. Places without cards may be left out. */
export type Piles = Readonly<Record<PileId, PositionPile>>;

/** Views of cards that lie elsewhere: of those that are gone, and of the stock’s top card. */
const isPlace = ({ id }: PileView): boolean => id !== 'discard' && id !== 'open';

/** The table of a game with positions. */
export function setUpTable(game: VariantId): SetUpTable {
  const { rules, table } = gameOf(game);
  const dealt = rules.deal(SAMPLE_DEAL);
  const view = table.view(dealt);
  const piles = view.piles.filter(isPlace);
  const covered = piles.filter(({ cards }) => cards.some(({ faceUp }) => !faceUp));
  const views = piles.map(({ badge, ...pile }) => openView({ ...pile, cards: [] }));
  const copies = new Map<Card, number>();
  const position = positionOf(game, dealt);
  for (const { card } of cardsOf(position))
    if (card !== undefined) copies.set(faceOf(card), (copies.get(faceOf(card)) ?? 0) + 1);
  return {
    game,
    places: views.map((place) => ({
      ...(parsePileId(place.id) ?? STOCK),
      id: place.id,
      view: place,
      isSingle: place.kind === 'cell' || place.kind === 'place',
    })),
    empty: { ...view, piles: views },
    copies,
    size: sum([...copies.values()]),
    redeals: position?.redeals,
    hasFaceDown: covered.some(({ kind }) => kind === 'tableau'),
    hasUnknown: covered.length > 0,
  };
}

/** The view of a place whose cards are all to be seen: also an empty place among overlapping ones, and the top of the stock. */
const openView = (view: PileView): PileView => ({
  ...view,
  ...(view.kind === 'spot' && { kind: 'place' }),
  ...(view.kind === 'stock' && { kind: 'stack', placeholder: '' }),
});

const cardsOf = (position: Position | undefined): PositionPile =>
  position ? [...Object.values(listsOf(position)).flat(2), ...(position.discard ?? [])] : [];

/** The piles of a position by the kinds of places. */
const listsOf = (position: Position): Readonly<Record<Pile['kind'], readonly PositionPile[]>> => ({
  tableau: position.tableau,
  place: position.places ?? [],
  cell: position.cells ?? [],
  reserve: position.reserve ?? [],
  foundation: position.foundations ?? [],
  stock: [position.stock ?? []],
  waste: [position.waste ?? []],
});

/** The cards of a position by the places of a table. A foundation that is given by its top card is completed. */
export function pilesOf({ game, places }: SetUpTable, position: Position): Piles {
  const { foundations = [] } = position;
  // The pile that is played on is also called a foundation.
  const isOther = foundations.length > 0 && !places.some(({ kind }) => kind === 'foundation');
  const lists = listsOf(isOther ? { waste: foundations.flat(), ...position } : position);
  return Object.fromEntries(
    places.flatMap(({ id, kind, index }) => {
      const given = lists[kind][index - 1] ?? [];
      const [card, ...others] = given;
      const isTop = kind === 'foundation' && card?.card !== undefined && others.length === 0;
      const pile = isTop ? knownPile(foundationUpTo(game, card.card)) : given.map(plainCard);
      return pile.length > 0 ? [[id, pile]] : [];
    }),
  );
}

/** A card without the line it was read from. It says only that it lies face down: columns as long as dealt hide what the deal hides. */
const plainCard = ({ card, isFaceDown }: PositionCard): PositionCard => ({
  ...(card !== undefined && { card }),
  ...(isFaceDown && { isFaceDown }),
});

/** The position of cards on a table. */
export function positionFrom({ places }: SetUpTable, piles: Piles, redeals?: number): Position {
  const list = (kind: Pile['kind']): readonly PositionPile[] =>
    places.filter((place) => place.kind === kind).map(({ id }) => piles[id] ?? []);
  const some = (kind: Pile['kind']) => (list(kind).length > 0 ? list(kind) : undefined);
  return {
    tableau: list('tableau'),
    places: some('place'),
    cells: some('cell'),
    reserve: some('reserve'),
    foundations: some('foundation'),
    stock: list('stock')[0],
    waste: list('waste')[0],
    redeals,
  };
}
