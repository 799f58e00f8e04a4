import { pythonRandom } from '../engine/pythonRandom';
import {
  perfectShuffle,
  type RandomBelow,
  selectionShuffle,
  slowSelectionShuffle,
} from '../engine/shuffle';

/** Three shuffles, and a naive one. Source: Elevens Lab, Activity 3. */
export const SHUFFLES = ['perfect', 'selection', 'slow', 'naive'] as const;
export type ShuffleName = (typeof SHUFFLES)[number];

/** Swaps each place with a random one of all places, so that some orders are more likely than others. */
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

const SHUFFLE: Readonly<
  Record<ShuffleName, <T>(values: readonly T[], randomBelow: RandomBelow) => T[]>
> = {
  perfect: perfectShuffle,
  selection: selectionShuffle,
  slow: slowSelectionShuffle,
  naive: naiveShuffle,
};

const sortedDeck = (cards: number): readonly number[] => Array.from({ length: cards }, (_, i) => i);

/** A sorted deck, and the deck after each of `times` shuffles in a row. */
export function passes(
  name: ShuffleName,
  cards: number,
  times: number,
): readonly (readonly number[])[] {
  const { randomBelow } = pythonRandom('0');
  const decks = [sortedDeck(cards)];
  for (let n = 0; n < times; n++) decks.push(SHUFFLE[name](decks[n] ?? [], randomBelow));
  return decks;
}

/** How often the card of each place (row) went to each place (column), over `times` shuffles of a sorted deck. */
export function countMoves(
  name: ShuffleName,
  cards: number,
  times: number,
): readonly Uint32Array[] {
  const { randomBelow } = pythonRandom('0');
  const counts = Array.from({ length: cards }, () => new Uint32Array(cards));
  const sorted = sortedDeck(cards);
  for (let n = 0; n < times; n++) {
    const shuffled = SHUFFLE[name](sorted, randomBelow);
    for (let to = 0; to < cards; to++) {
      const row = counts[shuffled[to] as number] as Uint32Array;
      row[to] = (row[to] as number) + 1;
    }
  }
  return counts;
}
