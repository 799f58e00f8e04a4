import { type Card, faceOf, suitOf } from '../../engine/card';
import type { PileId } from '../../engine/view';
import {
  foundationUpTo,
  knownPile,
  type PositionCard,
  type PositionPile,
} from '../../games/positions';
import type { Piles, Place, SetUpTable } from './setUpTable';

/** A position that is being set up: cards on a table, and where the next one goes. */
export interface PositionDraft {
  readonly piles: Piles;
  /** The place that takes the next card. */
  readonly chosen: PileId;
  /** The gap of a card that was taken back from within the chosen place, or an unknown card: the next one fills it. */
  readonly gap?: Gap | undefined;
  /** How often the waste may still be turned over; as often as at the start if undefined. */
  readonly redeals?: number | undefined;
}

interface Gap {
  readonly index: number;
  readonly isFaceDown?: boolean | undefined;
  /** True for an unknown card, which lies there still. */
  readonly isUnknown?: true | undefined;
}

/** The table without cards; the first column, or else the first place, is chosen. */
export function emptyDraft({ places }: SetUpTable): PositionDraft {
  const first = places.find(({ kind }) => kind === 'tableau' || kind === 'place') ?? places[0];
  return { piles: {}, chosen: first?.id ?? '' };
}

const placeOf = ({ places }: SetUpTable, id: PileId): Place => {
  const place = places.find((each) => each.id === id);
  if (!place) throw new Error(`no place ${id}`);
  return place;
};

/** The cards at a place, bottom first. */
export const pileAt = ({ piles }: Pick<PositionDraft, 'piles'>, id: PileId): PositionPile =>
  piles[id] ?? NO_CARDS;

const NO_CARDS: PositionPile = [];

/** Where the last card lies that was put at a place. The stock is filled in the order of dealing, each card under the ones before. */
const lastIndex = ({ kind }: Place, pile: PositionPile): number =>
  kind === 'stock' ? 0 : pile.length - 1;

/** Where each copy of a face lies. */
export const findFace = (piles: Piles, face: Card): readonly [id: PileId, index: number][] =>
  Object.entries(piles).flatMap(([id, pile]) =>
    pile.flatMap(({ card }, index): [PileId, number][] =>
      card !== undefined && faceOf(card) === face ? [[id, index]] : [],
    ),
  );

/** How many copies of a face are left to be put. */
export const copiesLeft = ({ copies }: SetUpTable, piles: Piles, face: Card): number =>
  Math.max(0, (copies.get(face) ?? 0) - findFace(piles, face).length);

/** Chooses the place that takes the next card. */
export const choosePlace = (draft: PositionDraft, id: PileId): PositionDraft =>
  draft.chosen === id && !draft.gap ? draft : { ...draft, chosen: id, gap: undefined };

/**
 * Puts a card at the chosen place: into the gap, or on the others; in a place of one card it replaces that, and the next empty place of
 * its kind is chosen. A card all of whose copies lie on the table moves there. A foundation gets all cards up to it.
 */
export function putCard(
  table: SetUpTable,
  draft: PositionDraft,
  card: PositionCard,
): PositionDraft {
  const place = placeOf(table, draft.chosen);
  if (place.kind === 'foundation' && card.card !== undefined)
    return putOnFoundation(table, draft, card.card);
  const { card: face, isFaceDown } = card;
  const cleared = face === undefined ? draft : withoutFace(table, draft, face);
  const pile = pileAt(cleared, place.id);
  if (place.isSingle) {
    const put = { ...cleared, piles: { ...cleared.piles, [place.id]: [card] }, gap: undefined };
    return { ...put, chosen: nextSingle(table, put, place) };
  }
  const { gap } = cleared;
  const end = place.kind === 'stock' ? 0 : pile.length;
  const index = Math.min(gap?.index ?? end, pile.length);
  const replaced = gap?.isUnknown ? 1 : 0;
  // A card that is turned up is on top; one that was seen before stays face down.
  const staysDown = gap?.isFaceDown === true && index + replaced < pile.length;
  const put: PositionCard =
    face === undefined || isFaceDown || staysDown ? { ...card, isFaceDown: true } : card;
  const piles = { ...cleared.piles, [place.id]: pile.toSpliced(index, replaced, put) };
  return markTurnedUp(table, { ...cleared, piles, gap: undefined });
}

/** The first unknown card that lies face up since a move has turned it up. */
export function turnedUp({ places }: SetUpTable, { piles }: Pick<PositionDraft, 'piles'>) {
  for (const { id, kind } of places) {
    if (kind === 'stock' || kind === 'place') continue;
    const pile = pileAt({ piles }, id);
    const index = pile.findIndex(({ card, isFaceDown }) => card === undefined && !isFaceDown);
    if (index >= 0) return { id, index };
  }
  return undefined;
}

/** Lets the next card fill the one that was turned up, if there is one. */
export function markTurnedUp(table: SetUpTable, draft: PositionDraft): PositionDraft {
  const found = turnedUp(table, draft);
  return found
    ? { ...draft, chosen: found.id, gap: { index: found.index, isUnknown: true } }
    : draft;
}

function putOnFoundation(table: SetUpTable, draft: PositionDraft, card: Card): PositionDraft {
  const { chosen: id, piles } = draft;
  const begun = table.places.flatMap((place) =>
    place.kind === 'foundation' ? (pileAt(draft, place.id)[0]?.card ?? []) : [],
  );
  const cards = foundationUpTo(table.game, card, begun[0]);
  const { [id]: _before, ...others } = piles;
  const cleared = cards.reduce<PositionDraft>((rest, each) => withoutFace(table, rest, each), {
    ...draft,
    piles: others,
  });
  return { ...cleared, piles: { ...cleared.piles, [id]: knownPile(cards) }, gap: undefined };
}

/** Takes a copy of a face from the table if none is left beside it. */
function withoutFace(table: SetUpTable, draft: PositionDraft, face: Card): PositionDraft {
  if (copiesLeft(table, draft.piles, face) > 0) return draft;
  const found = findFace(draft.piles, face).at(-1);
  if (!found) return draft;
  const [id, index] = found;
  const { gap, chosen } = draft;
  const isBelow = gap && id === chosen && index < gap.index;
  return {
    ...draft,
    piles: { ...draft.piles, [id]: pileAt(draft, id).toSpliced(index, 1) },
    gap: isBelow ? { ...gap, index: gap.index - 1 } : gap,
  };
}

/** The next empty place of one card of the same kind; the same place if there is none. */
function nextSingle(
  { places }: SetUpTable,
  draft: PositionDraft,
  { id, kind, index }: Place,
): PileId {
  const next = places.find(
    (place) => place.kind === kind && place.index > index && pileAt(draft, place.id).length === 0,
  );
  return next?.id ?? id;
}

/** Takes a card back from the chosen place, by default the last one put there, and leaves a gap; if it is empty, from the single place before. */
export function takeBack(table: SetUpTable, draft: PositionDraft, index?: number): PositionDraft {
  const place = placeOf(table, draft.chosen);
  const pile = pileAt(draft, place.id);
  if (pile.length === 0) {
    const before = place.isSingle
      ? table.places.findLast(
          (each) =>
            each.kind === place.kind &&
            each.index < place.index &&
            pileAt(draft, each.id).length > 0,
        )
      : undefined;
    return before ? takeBack(table, choosePlace(draft, before.id)) : draft;
  }
  const last = lastIndex(place, pile);
  const marked = draft.gap?.isUnknown ? draft.gap.index : last;
  const from = place.kind === 'foundation' ? last : (index ?? marked);
  const piles = { ...draft.piles, [place.id]: pile.toSpliced(from, 1) };
  const gap = from === last ? undefined : { index: from, isFaceDown: pile[from]?.isFaceDown };
  return { ...draft, piles, gap };
}

/** A press on a card: chooses its place, or takes it back from the chosen one; an unknown card is first marked to be filled. */
export function pressCard(
  table: SetUpTable,
  draft: PositionDraft,
  id: PileId,
  index: number,
): PositionDraft {
  if (id !== draft.chosen) return choosePlace(draft, id);
  const { card, isFaceDown } = pileAt(draft, id)[index] ?? {};
  const isMarked = draft.gap?.isUnknown === true && draft.gap.index === index;
  return card !== undefined || isMarked
    ? takeBack(table, draft, index)
    : { ...draft, gap: { index, isFaceDown, isUnknown: true } };
}

/** The faces of which more copies lie on the table than the pack has. */
export const surplusFaces = ({ copies }: SetUpTable, piles: Piles): ReadonlySet<Card> =>
  new Set(
    Object.values(piles)
      .flat()
      .flatMap(({ card }) => (card === undefined ? [] : [faceOf(card)]))
      .filter((face) => findFace(piles, face).length > (copies.get(face) ?? 0)),
  );

/** How many cards lie on the table. */
export const countCards = (piles: Piles): number => Object.values(piles).flat().length;

/** The order of the suits on the palette: black and red in turn. */
const SUIT_ORDER = [3, 0, 2, 1];

/** The faces of the pack in rows of a suit. */
export const suitRows = ({ copies }: SetUpTable): readonly (readonly Card[])[] =>
  SUIT_ORDER.map((suit) => [...copies.keys()].filter((face) => suitOf(face) === suit))
    .map((row) => row.toSorted((a, b) => a - b))
    .filter((row) => row.length > 0);
