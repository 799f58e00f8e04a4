import { pythonRandom } from '../engine/pythonRandom';
import { perfectShuffle, type RandomBelow, selectionShuffle } from '../engine/shuffle';

/** The shuffles of seed 002, Activity 3, and the naive one that swaps every place with any other. */
export const SHUFFLES = ['perfect', 'selection', 'naive'] as const;
export type ShuffleName = (typeof SHUFFLES)[number];

/** Every place in turn swapped with one drawn from all places: it looks fair, and is not. */
export function naiveShuffle<T>(values: readonly T[], randomBelow: RandomBelow): T[] {
  const shuffled = values.slice();
  for (let k = 0; k < shuffled.length; k++) {
    const r = randomBelow(shuffled.length);
    const card = shuffled[k] as T;
    shuffled[k] = shuffled[r] as T;
    shuffled[r] = card;
  }
  return shuffled;
}

export function shuffleOnce<T>(
  name: ShuffleName,
  values: readonly T[],
  randomBelow: RandomBelow,
): T[] {
  switch (name) {
    case 'perfect':
      return perfectShuffle(values);
    case 'selection':
      return selectionShuffle(values, randomBelow);
    case 'naive':
      return naiveShuffle(values, randomBelow);
  }
}

/** A sorted deck of so many cards, and what so many shuffles one after another make of it. */
export function passes(
  name: ShuffleName,
  cards: number,
  times: number,
): readonly (readonly number[])[] {
  const { randomBelow } = pythonRandom('0');
  const decks = [Array.from({ length: cards }, (_, i) => i)];
  for (let n = 0; n < times; n++) decks.push(shuffleOnce(name, decks[n] ?? [], randomBelow));
  return decks;
}

/** How often the card of each place went to each place, over so many shuffles of a sorted deck. */
export function whereTo(name: ShuffleName, cards: number, times: number): readonly Uint32Array[] {
  const { randomBelow } = pythonRandom('0');
  const counts = Array.from({ length: cards }, () => new Uint32Array(cards));
  const sorted = Array.from({ length: cards }, (_, i) => i);
  for (let n = 0; n < times; n++) {
    const shuffled = shuffleOnce(name, sorted, randomBelow);
    for (let to = 0; to < cards; to++) {
      const row = counts[shuffled[to] as number] as Uint32Array;
      row[to] = (row[to] as number) + 1;
    }
  }
  return counts;
}
