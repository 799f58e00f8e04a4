import { type Card, rankOf } from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { deckOfDeal } from '../../engine/deck';
import type { Refusal, Status } from '../../engine/game';
import { err, ok, type Result } from '../../engine/result';

/** What tells Elevens, Thirteens and Tens apart. Source: seed 002, Activities 6 and 8. */
export interface Pairing {
  readonly name: string;
  readonly places: number;
  /** What the point values of a pair add up to. */
  readonly sum: number;
  /** The other groups that may go, as ranks in increasing order. No rank of theirs has a point value. */
  readonly sets: readonly (readonly number[])[];
}

/** Places hold one card or none; the deck is bottom first, so its last card is dealt next. */
export interface PairingState {
  readonly places: readonly (Card | null)[];
  readonly deck: readonly Card[];
  /** The cards that have gone, in the order they went. */
  readonly removed: readonly Card[];
}

/** Removes the group on these places, counted from 1, and refills them from the deck in place order. */
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

/** Ace to the rank below the sum count 1 and up, all others 0. */
export const pointsOf = ({ sum }: Pairing, card: Card): number => {
  const value = rankOf(card) + 1;
  return value < sum ? value : 0;
};

export function dealPairing(
  { places }: Pairing,
  number: DealId,
  given?: readonly Card[],
): PairingState {
  const deck = given ?? deckOfDeal(number);
  const kept = deck.length - places;
  return { places: deck.slice(kept).reverse(), deck: deck.slice(0, kept), removed: [] };
}

/** Whether the cards are a group that may go: a pair with the sum, or one of the sets. */
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

export function apply(
  game: Pairing,
  state: PairingState,
  { places }: PairingMove,
): Result<PairingState, Refusal> {
  const cards = places.flatMap((place) => state.places[place - 1] ?? []);
  const refuse = (reason: PairingReason, at: readonly number[] = places) =>
    err({ reason, cards, piles: at.map((place) => `place-${place}`) });
  if (places.length === 0) return refuse('nothing selected');
  for (const [i, place] of places.entries()) {
    const card = state.places[place - 1];
    if (card === undefined) return refuse('no such place', [place]);
    if (card === null) return refuse('empty place', [place]);
    if (places.indexOf(place) < i) return refuse('same place', [place]);
  }
  if (!isGroup(game, cards)) return refuse('no group');
  const next = state.places.slice();
  const deck = state.deck.slice();
  for (const place of [...places].sort((x, y) => x - y)) next[place - 1] = deck.pop() ?? null;
  return ok({ places: next, deck, removed: [...state.removed, ...cards] });
}

/** Every group on the places: pairs first, then sets, each in the order of their lowest places. */
export function legalMoves(game: Pairing, { places }: PairingState): readonly PairingMove[] {
  return [...pairs(game, places), ...sets(game, places)].map((group) => ({
    type: 'replace',
    places: group,
  }));
}

/** The automatic player's choice (playIfPossible): the first pair with the sum, else the first set. */
export function firstGroup(game: Pairing, { places }: PairingState): PairingMove | undefined {
  const group = firstPair(game, places) ?? sets(game, places)[0];
  return group && { type: 'replace', places: group };
}

export function status(game: Pairing, state: PairingState): Status {
  if (cardsLeft(state) === 0) return 'won';
  return firstGroup(game, state) ? 'playing' : 'stuck';
}

/** The cards that are still in the deck or on the places. */
export const cardsLeft = ({ places, deck }: PairingState): number =>
  deck.length + places.filter((card) => card !== null).length;

/** The state in which every way of playing the deal ends: different groups share no rank. */
export function playOut(game: Pairing, start: PairingState): PairingState {
  let state = start;
  for (;;) {
    const move = firstGroup(game, state);
    const next = move && apply(game, state, move);
    if (!next?.ok) return state;
    state = next.value;
  }
}

type Places = PairingState['places'];

const pointsAt = (game: Pairing, card: Card | null | undefined): number =>
  card === null || card === undefined ? 0 : pointsOf(game, card);

/** The lowest place whose card has a partner, with the lowest of its partners. */
function firstPair(game: Pairing, places: Places): readonly number[] | undefined {
  for (let i = 0; i < places.length; i++) {
    const points = pointsAt(game, places[i]);
    if (points === 0) continue;
    for (let j = i + 1; j < places.length; j++) {
      if (points + pointsAt(game, places[j]) === game.sum) return [i + 1, j + 1];
    }
  }
  return undefined;
}

function pairs(game: Pairing, places: Places): readonly (readonly number[])[] {
  const found: number[][] = [];
  for (const [i, card] of places.entries()) {
    const points = pointsAt(game, card);
    for (let j = i + 1; points > 0 && j < places.length; j++) {
      if (points + pointsAt(game, places[j]) === game.sum) found.push([i + 1, j + 1]);
    }
  }
  return found;
}

/** The sets on the places: of each rank the places that hold it, and one way for each choice among them. */
function sets(game: Pairing, places: Places): readonly (readonly number[])[] {
  const holding = new Map<number, number[]>();
  for (const [i, card] of places.entries()) {
    if (card === null || pointsOf(game, card) > 0) continue;
    const rank = rankOf(card);
    holding.set(rank, [...(holding.get(rank) ?? []), i + 1]);
  }
  return game.sets
    .flatMap((set) => choices(set, holding))
    .map((group) => [...group].sort((a, b) => a - b))
    .sort((a, b) => compare(a, b));
}

/** Every way to take one place for each rank of a set; equal ranks take their places in order. */
function choices(
  [rank, ...others]: readonly number[],
  holding: ReadonlyMap<number, readonly number[]>,
  above = 0,
): readonly (readonly number[])[] {
  if (rank === undefined) return [[]];
  return (holding.get(rank) ?? [])
    .filter((place) => place > above)
    .flatMap((place) =>
      choices(others, holding, others[0] === rank ? place : 0).map((rest) => [place, ...rest]),
    );
}

function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((place, at) => place !== b[at]);
  return i < 0 ? 0 : (a[i] as number) - (b[i] ?? 0);
}
