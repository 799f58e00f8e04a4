import { type Card, KING, rankOf } from '../../engine/card';
import type { FullRemoval } from './removal';
import { cardFrom, cardThere, openPlaces, type RemovalState, type Source } from './state';

/** True if, with `next`, a rank goes on another. */
export function fitsRank(
  { onKing }: Pick<FullRemoval, 'onKing'>,
  rank: number,
  onto: number,
): boolean {
  if (onto === KING && onKing === 'nothing') return false;
  const distance = Math.abs(rank - onto);
  return distance === 1 || (onKing === 'both' && distance === KING);
}

/** What a card counts towards the sum. */
export const pointsOf = ({ points }: Pick<FullRemoval, 'points'>, card: Card): number =>
  points[rankOf(card)] ?? 0;

/** True for one card or two that go together by their sum or their rank. */
function areTogether(setup: FullRemoval, first: Card, second?: Card): boolean {
  if (setup.match === 'rank') return second !== undefined && rankOf(first) === rankOf(second);
  const [one, other] = [pointsOf(setup, first), second === undefined ? 0 : pointsOf(setup, second)];
  return one > 0 && (second === undefined || other > 0) && one + other === setup.sum;
}

/** True for cards that may leave together. */
export function isGroup(setup: FullRemoval, cards: readonly Card[]): boolean {
  const [first, second] = cards;
  if (first !== undefined && cards.length <= 2 && areTogether(setup, first, second)) return true;
  const ranks = cards.map(rankOf).sort((a, b) => a - b);
  return setup.groups.some(
    (group) => group.length === ranks.length && group.every((rank, i) => rank === ranks[i]),
  );
}

/** Where a card may leave from now: the open places in order, then stock and waste. */
function sourcesOf(setup: FullRemoval, state: RemovalState): readonly Source[] {
  const isThere = (from: Source): boolean => cardFrom(state, from) !== undefined;
  return [
    ...openPlaces(setup, state),
    ...(setup.open && isThere('stock') ? (['stock'] as const) : []),
    ...(isThere('waste') ? (['waste'] as const) : []),
  ];
}

/** Every group that may leave: one card or two, by their first source, then their second; then sets, by their sources. */
export function* groupsOf(
  setup: FullRemoval,
  state: RemovalState,
): Generator<readonly Source[], undefined> {
  const sources = sourcesOf(setup, state);
  const tops = sources.map((from) => ({ from, card: cardThere(state, from) }));
  for (const [i, one] of tops.entries()) {
    if (areTogether(setup, one.card)) yield [one.from];
    for (const other of tops.slice(i + 1))
      if (areTogether(setup, one.card, other.card)) yield [one.from, other.from];
  }
  yield* setsOf(
    setup,
    tops.map(({ card }) => card),
  ).map((group) => group.map((i) => sources[i] as Source));
}

/** Every set among these cards, as their indices in increasing order. */
function setsOf({ groups }: FullRemoval, cards: readonly Card[]): readonly (readonly number[])[] {
  if (groups.length === 0) return [];
  const indicesOf = new Map<number, number[]>();
  for (const [i, card] of cards.entries())
    indicesOf.set(rankOf(card), [...(indicesOf.get(rankOf(card)) ?? []), i]);
  return groups
    .flatMap((group) => choices(group, indicesOf))
    .map((indices) => indices.toSorted((a, b) => a - b))
    .sort(compareLists);
}

/** Every choice of a card for each rank of a set. Equal ranks take increasing cards, from above `above` on, so that none comes twice. */
function choices(
  [rank, ...others]: readonly number[],
  indicesOf: ReadonlyMap<number, readonly number[]>,
  above = -1,
): readonly (readonly number[])[] {
  if (rank === undefined) return [[]];
  return (indicesOf.get(rank) ?? [])
    .filter((index) => index > above)
    .flatMap((index) =>
      choices(others, indicesOf, others[0] === rank ? index : -1).map((rest) => [index, ...rest]),
    );
}

/** Compares two lists of numbers in lexicographic order. */
function compareLists(a: readonly number[], b: readonly number[]): number {
  for (const [i, each] of a.entries()) {
    const other = b[i] ?? 0;
    if (each !== other) return each - other;
  }
  return 0;
}
