/** A random integer from 0 to n − 1; n is at least 1. */
export type RandomBelow = (n: number) => number;

/**
 * The two halves of the list interleaved, the first half's first card on the bottom; of an odd number
 * the first half is one larger. Eight of them restore 52 cards. Source: seed 002, Activity 3.
 */
export function perfectShuffle<T>(values: readonly T[]): T[] {
  const middle = Math.ceil(values.length / 2);
  return values.map((_, k) => values[k % 2 === 0 ? k / 2 : middle + (k - 1) / 2] as T);
}

/**
 * The efficient selection shuffle (Durstenfeld, Fisher and Yates): k from n − 1 down to 1, swap k with
 * a random r from 0 to k. Sources: seed 002, Activity 3; seed 000, class Deck.
 */
export function selectionShuffle<T>(values: readonly T[], randomBelow: RandomBelow): T[] {
  const shuffled = values.slice();
  for (let k = shuffled.length - 1; k > 0; k--) {
    const r = randomBelow(k + 1);
    const card = shuffled[k] as T;
    shuffled[k] = shuffled[r] as T;
    shuffled[r] = card;
  }
  return shuffled;
}

/**
 * The first, slow selection shuffle: for each place draw positions of the whole list until one has
 * not been taken. Source: seed 002, Activity 3.
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
