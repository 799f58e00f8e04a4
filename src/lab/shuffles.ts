import type { RandomBelow } from '../engine/shuffle';

/**
 * The two halves of the list interleaved, the first half’s first card at the bottom; of an odd number of cards, the
 * first half is larger by one. Eight perfect shuffles restore 52 cards. Source: Elevens Lab, Activity 3.
 */
export function perfectShuffle<T>(values: readonly T[]): T[] {
  const middle = Math.ceil(values.length / 2);
  return values.map((_, k) => values[k % 2 === 0 ? k / 2 : middle + (k - 1) / 2] as T);
}

/**
 * The slow selection shuffle: for each place, draws positions of the whole list until one is not taken yet.
 * Source: Elevens Lab, Activity 3.
 */
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
