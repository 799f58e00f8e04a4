import type { Card } from '../../engine/card';
import { memoize } from '../../engine/memoize';
import { range, sum } from '../../engine/numbers';
import type { FullRemoval } from '../../games/removals/removal';
import type { RemovalState } from '../../games/removals/state';
import { flip, has, intersects, wordsFor } from './sets';

/** Cards that leave once no other lies on them, by their indices. What is left of them is a set of `words` words. */
export interface Board {
  readonly cards: number;
  readonly words: number;
  /** The place of each card, and how many cards of the place lie below it. */
  readonly placeOf: readonly number[];
  readonly depthOf: readonly number[];
  /** For each card, the set of those that lie over it, directly or not; and how many it lies over. */
  readonly above: Int32Array;
  readonly frees: readonly number[];
}

/** The cards of a position on a board: those that are left, and the value of each: a rank, or points. */
export interface Position {
  readonly left: Int32Array;
  readonly values: Int8Array;
}

/** The board of all cards that a game is dealt. */
export const boardOf = memoize(
  (setup: FullRemoval): Board =>
    boardWith(
      setup,
      setup.places.map(({ cards }) => cards),
    ),
);

/** The board of places with these numbers of cards. */
export function boardWith(
  { places }: Pick<FullRemoval, 'places'>,
  counts: readonly number[],
): Board {
  const first = counts.map((_, i) => sum(counts.slice(0, i)));
  const placeOf = counts.flatMap((count, i) => Array<number>(count).fill(i + 1));
  const depthOf = counts.flatMap((count) => range(0, count - 1));
  const covers = placeOf.map((place, card) => {
    const above = counts[place - 1] - depthOf[card] - 1;
    return above > 0
      ? range(card + 1, card + above)
      : places[place - 1].coveredBy
          .filter((each) => counts[each - 1] > 0)
          .map((each) => first[each - 1]);
  });
  const words = Math.max(1, wordsFor(covers.length));
  const over = cardsOver(covers);
  const above = new Int32Array(words * covers.length);
  for (const [card, others] of over.entries())
    for (const other of others) flip(above, card * words, other);
  const frees = covers.map((_, card) => over.filter((others) => others.has(card)).length);
  return { cards: covers.length, words, placeOf, depthOf, above, frees };
}

/** True if no card of the set that begins at `at` lies over this one. */
export const isUncovered = (
  { above, words }: Board,
  left: Int32Array,
  at: number,
  card: number,
): boolean => !intersects(left, at, above, card * words, words);

/** Writes the open cards of the set that begins at `at` to `open`, in order, and returns how many there are. */
export function openCards(board: Board, left: Int32Array, at: number, open: Int32Array): number {
  let count = 0;
  for (let i = 0; i < board.words; i++) {
    for (let bits = left[at + i]; bits !== 0; bits &= bits - 1) {
      const card = (i << 5) + 31 - Math.clz32(bits & -bits);
      if (isUncovered(board, left, at, card)) open[count++] = card;
    }
  }
  return count;
}

/** True for two cards of which one lies over the other, directly or not. */
export const areRelated = ({ above, words }: Board, card: number, other: number): boolean =>
  has(above, card * words, other) || has(above, other * words, card);

/** What is left of the board in a state. */
export function positionOf(
  { placeOf, depthOf, words, cards }: Board,
  state: RemovalState,
  toValue: (card: Card) => number,
): Position {
  const left = new Int32Array(words);
  const values = new Int8Array(cards);
  for (const [i, place] of placeOf.entries()) {
    const card: Card | undefined = state.places[place - 1][depthOf[i]];
    if (card === undefined) continue;
    flip(left, 0, i);
    values[i] = toValue(card);
  }
  return { left, values };
}

/** The cards that lie over each card, directly or not. */
const cardsOver = (covers: readonly (readonly number[])[]): readonly ReadonlySet<number>[] =>
  covers.map((above) => {
    const over = new Set(above);
    // A set that grows while it is gone through is gone through to its end.
    for (const each of over) for (const next of covers[each]) over.add(next);
    return over;
  });
