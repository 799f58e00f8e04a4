/** A random integer from 0 to n − 1; n is at least 1. */
export type RandomBelow = (n: number) => number;

/**
 * The efficient selection shuffle (Fisher–Yates, after Durstenfeld): for k from n − 1 down to 1, swaps k with a
 * random r from 0 to k. Sources: Elevens Lab, Activity 3; stack assignment, class Deck.
 */
export function selectionShuffle<T>(values: readonly T[], randomBelow: RandomBelow): T[] {
  const shuffled = values.slice();
  for (let k = shuffled.length - 1; k > 0; k--) swap(shuffled, k, randomBelow(k + 1));
  return shuffled;
}

export function swap<T>(values: T[], one: number, other: number): void {
  const value = values[one] as T;
  values[one] = values[other] as T;
  values[other] = value;
}
