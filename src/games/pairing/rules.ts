import { type Card, rankOf } from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { dealCards, deckOf, deckOfDeal, undealtCards } from '../../engine/deck';
import { type Refusal, refusal, type Status } from '../../engine/game';
import { err, ok, type Result } from '../../engine/result';
import type { PointCard } from './pointCard';

/** How Elevens, Thirteens and Tens differ. Source: Elevens Lab, Activities 6 and 8. */
export interface Pairing {
  readonly name: string;
  readonly places: number;
  /** What the point values of a pair add up to. */
  readonly sum: number;
  /** The other groups that may be removed, as ranks in increasing order; these ranks have no points. */
  readonly sets: readonly (readonly number[])[];
  /** The 52 cards with their point values; the index is the card. */
  readonly pointCards: readonly PointCard[];
}

/** A place holds one card or none. The deck is bottom first: its last card is dealt next. */
export interface PairingState {
  readonly places: readonly (Card | null)[];
  readonly deck: readonly Card[];
  /** The removed cards, in the order of their removal. */
  readonly removed: readonly Card[];
}

/** Removes the group on these places, which count from 1, and refills them from the deck in increasing order. */
export interface PairingMove {
  readonly type: 'replace';
  readonly places: readonly number[];
}

export type PairingReason =
  | 'nothing selected'
  | 'no such place'
  | 'same place'
  | 'empty place'
  | 'no group';

/** The point value of a card; 0 for a card that is in no pair. */
export const pointsOf = ({ pointCards }: Pairing, card: Card): number =>
  (pointCards[card] as PointCard).pointValue;

/** Deals a card to every place, in order. */
export function dealPairing(
  { places }: Pairing,
  deal: DealId,
  byHand?: readonly Card[],
): PairingState {
  const { dealt, deck } = dealCards(deckOfDeal(deal, byHand), places);
  return { places: dealt, deck: undealtCards(deck), removed: [] };
}

/** True for a group that may be removed: a pair with the sum, or one of the sets. */
export function isGroup(game: Pairing, cards: readonly Card[]): boolean {
  const [a, b] = cards;
  if (cards.length === 2 && a !== undefined && b !== undefined) {
    const [first, second] = [pointsOf(game, a), pointsOf(game, b)];
    if (first > 0 && second > 0 && first + second === game.sum) return true;
  }
  const ranks = cards.map(rankOf).sort((x, y) => x - y);
  return game.sets.some(
    (set) => set.length === ranks.length && set.every((rank, i) => rank === ranks[i]),
  );
}

/** Emptied places are refilled in order while the deck lasts. */
export function apply(
  game: Pairing,
  state: PairingState,
  { places }: PairingMove,
): Result<PairingState, Refusal<PairingReason>> {
  const cards = places.flatMap((place) => state.places[place - 1] ?? []);
  const refuse = (reason: PairingReason, refused: readonly number[] = places) =>
    err(
      refusal(
        reason,
        refused.map((index) => ({ kind: 'place', index })),
        cards,
      ),
    );
  if (places.length === 0) return refuse('nothing selected');
  for (const [i, place] of places.entries()) {
    const card = state.places[place - 1];
    if (card === undefined) return refuse('no such place', [place]);
    if (card === null) return refuse('empty place', [place]);
    if (places.indexOf(place) < i) return refuse('same place', [place]);
  }
  if (!isGroup(game, cards)) return refuse('no group');
  const { dealt, deck } = dealCards(deckOf(state.deck), places.length);
  const refilled = state.places.slice();
  for (const [i, place] of [...places].sort((a, b) => a - b).entries()) {
    refilled[place - 1] = dealt[i] ?? null;
  }
  return ok({
    places: refilled,
    deck: undealtCards(deck),
    removed: [...state.removed, ...cards],
  });
}

/** Every group on the places: pairs, then sets, each ordered by place numbers. */
export function legalMoves(game: Pairing, { places }: PairingState): readonly PairingMove[] {
  return [...pairs(game, places), ...sets(game, places)].map((group) => ({
    type: 'replace',
    places: group,
  }));
}

/** The cards that are in a group with all of these. */
export function partnersOf(
  game: Pairing,
  state: PairingState,
  cards: readonly Card[],
): readonly Card[] {
  const groups = legalMoves(game, state)
    .map(({ places }) => places.map((place) => state.places[place - 1] as Card))
    .filter((group) => cards.every((card) => group.includes(card)));
  return [...new Set(groups.flat())].filter((card) => !cards.includes(card));
}

/** What the automatic player removes: the first pair, else the first set. Source: Elevens Lab, playIfPossible. */
export function firstGroup(game: Pairing, { places }: PairingState): PairingMove | undefined {
  const group = pairs(game, places).next().value ?? sets(game, places)[0];
  return group && { type: 'replace', places: group };
}

/** `stuck` as soon as no group is on the places. */
export function status(game: Pairing, state: PairingState): Status {
  if (cardsLeft(state) === 0) return 'won';
  return firstGroup(game, state) ? 'playing' : 'stuck';
}

/** The number of cards in the deck and on the places. */
export const cardsLeft = ({ places, deck }: PairingState): number =>
  deck.length + places.filter((card) => card !== null).length;

type Places = PairingState['places'];

/** Every pair of places whose cards have the sum, in increasing order. */
function* pairs(game: Pairing, places: Places): Generator<readonly number[], undefined> {
  const points = places.map((card) => (card === null ? 0 : pointsOf(game, card)));
  for (let i = 0; i < points.length; i++) {
    const wanted = game.sum - (points[i] as number);
    if (wanted === game.sum) continue;
    for (let j = i + 1; j < points.length; j++) {
      if (points[j] === wanted) yield [i + 1, j + 1];
    }
  }
}

/** Every group of places whose cards are a set, in increasing order. */
function sets(game: Pairing, places: Places): readonly (readonly number[])[] {
  const placesOf = new Map<number, number[]>();
  for (const [i, card] of places.entries()) {
    if (card === null || pointsOf(game, card) > 0) continue;
    const rank = rankOf(card);
    placesOf.set(rank, [...(placesOf.get(rank) ?? []), i + 1]);
  }
  return game.sets
    .flatMap((set) => choices(set, placesOf))
    .map((group) => [...group].sort((a, b) => a - b))
    .sort(comparePlaces);
}

/**
 * Every way to choose a place for each rank of a set, given the places of each rank. Places of equal ranks increase, so that
 * no choice comes twice; the first must be above `above`.
 */
function choices(
  [rank, ...others]: readonly number[],
  placesOf: ReadonlyMap<number, readonly number[]>,
  above = 0,
): readonly (readonly number[])[] {
  if (rank === undefined) return [[]];
  return (placesOf.get(rank) ?? [])
    .filter((place) => place > above)
    .flatMap((place) =>
      choices(others, placesOf, others[0] === rank ? place : 0).map((rest) => [place, ...rest]),
    );
}

/** Compares two lists of places in lexicographic order. */
function comparePlaces(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((place, j) => place !== b[j]);
  return i < 0 ? 0 : (a[i] as number) - (b[i] ?? 0);
}
