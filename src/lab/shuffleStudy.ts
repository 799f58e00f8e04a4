import { range } from '../engine/numbers';
import { pythonRandom } from '../engine/pythonRandom';
import { type RandomBelow, selectionShuffle, swap } from '../engine/shuffle';

/** Three shuffles, a common mistake (`naive`), and what people do. Source: Elevens Lab, Activity 3 (the first three). */
export const SHUFFLES = ['perfect', 'selection', 'slow', 'naive', 'riffle'] as const;
export type ShuffleName = (typeof SHUFFLES)[number];

/** The two halves interleaved, the first half’s first card at the bottom. Source: Elevens Lab, Activity 3. */
export function perfectShuffle<T>(values: readonly T[]): T[] {
  const middle = Math.ceil(values.length / 2);
  return values.map((_, k) => values[k % 2 === 0 ? k / 2 : middle + (k - 1) / 2] as T);
}

/** For each place, draws positions of the whole list until one is not taken yet. Source: Elevens Lab, Activity 3. */
export function slowSelectionShuffle<T>(values: readonly T[], randomBelow: RandomBelow): T[] {
  const taken = new Set<number>();
  return values.map(() => {
    let j: number;
    do j = randomBelow(values.length);
    while (taken.has(j));
    taken.add(j);
    return values[j] as T;
  });
}

/** Swaps each card with a random card of the whole deck, which makes some orders more likely than others. */
export function naiveShuffle<T>(values: readonly T[], randomBelow: RandomBelow): T[] {
  const shuffled = values.slice();
  for (let k = 0; k < shuffled.length; k++) swap(shuffled, k, randomBelow(shuffled.length));
  return shuffled;
}

/**
 * A riffle as people do it, in the model of Gilbert, Shannon and Reeds: the size of the cut is the number of heads of one coin
 * toss per card, and each next card falls from one of the parts with a chance in proportion to its size.
 */
export function riffleShuffle<T>(values: readonly T[], randomBelow: RandomBelow): T[] {
  let cut = 0;
  for (let n = 0; n < values.length; n++) cut += randomBelow(2);
  let [left, right] = [0, cut];
  return values.map(() => {
    const rest = cut - left;
    const isLeft = randomBelow(rest + values.length - right) < rest;
    return values[isLeft ? left++ : right++] as T;
  });
}

const SHUFFLE: Readonly<
  Record<ShuffleName, <T>(values: readonly T[], randomBelow: RandomBelow) => T[]>
> = {
  perfect: perfectShuffle,
  selection: selectionShuffle,
  slow: slowSelectionShuffle,
  naive: naiveShuffle,
  riffle: riffleShuffle,
};

/** A sorted deck, and the deck after each of `times` shuffles in a row. */
export function shuffledDecks(
  name: ShuffleName,
  cards: number,
  times: number,
): readonly (readonly number[])[] {
  const { randomBelow } = pythonRandom('0');
  const decks = [range(0, cards - 1)];
  for (let n = 0; n < times; n++) decks.push(SHUFFLE[name](decks[n] ?? [], randomBelow));
  return decks;
}

/** How often the card of each place (row) went to each place (column), in `times` trials of `passCount` shuffles. */
export function countMoves(
  name: ShuffleName,
  cards: number,
  times: number,
  passCount: number,
): readonly Uint32Array[] {
  const { randomBelow } = pythonRandom('0');
  const counts = Array.from({ length: cards }, () => new Uint32Array(cards));
  const sorted = range(0, cards - 1);
  for (let n = 0; n < times; n++) {
    let shuffled = sorted;
    for (let pass = 0; pass < passCount; pass++) shuffled = SHUFFLE[name](shuffled, randomBelow);
    for (let to = 0; to < cards; to++) {
      const row = counts[shuffled[to] as number] as Uint32Array;
      row[to] = (row[to] as number) + 1;
    }
  }
  return counts;
}
