import { expect, test } from 'vitest';
import { wilson } from '../../../src/engine/interval';
import { pythonRandom } from '../../../src/engine/pythonRandom';
import { countRisingSequences, riffleBet, risingSequences } from '../../../src/lab/riffles';
import { riffleShuffle } from '../../../src/lab/shuffleStudy';

// Bayer and Diaconis (1992), table 1, for 52 cards.
test.each([
  [4, 1],
  [5, 0.924],
  [6, 0.614],
  [7, 0.334],
  [8, 0.167],
  [9, 0.085],
  [10, 0.043],
])('%i riffles: %f', (riffles, distance) => {
  expect(riffleBet(riffles, 52).distance).toBeCloseTo(distance, 3);
});

test('of three cards, the distance by counting all orders of a riffle', () => {
  // Eight riffles: four keep the order, and each of the four orders with two rising sequences comes once.
  const chances = [4 / 8, 1 / 8, 1 / 8, 1 / 8, 1 / 8, 0];
  const distance = chances.reduce((sum, chance) => sum + Math.abs(chance - 1 / 6), 0) / 2;
  expect(riffleBet(1, 3).distance).toBeCloseTo(distance, 14);
});

test('a riffle of three cards comes out in each order as often as the model says', () => {
  const { randomBelow } = pythonRandom('1');
  const counts = new Map<string, number>();
  const trials = 40_000;
  for (let n = 0; n < trials; n++) {
    const order = riffleShuffle([1, 2, 3], randomBelow).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.has('321')).toBe(false);
  for (const [order, chance] of [
    ['123', 4 / 8],
    ['132', 1 / 8],
    ['213', 1 / 8],
    ['231', 1 / 8],
    ['312', 1 / 8],
  ] as const) {
    // Four standard deviations.
    const margin = 4 * Math.sqrt((chance * (1 - chance)) / trials);
    expect(Math.abs((counts.get(order) ?? 0) / trials - chance)).toBeLessThan(margin);
  }
});

test('rising sequences are read off a deck, each as far as it goes', () => {
  expect(risingSequences([0, 1, 2, 3])).toBe(1);
  expect(risingSequences([3, 2, 1, 0])).toBe(4);
  // 0 1 2 and 3 4 5, riffled.
  expect(risingSequences([0, 3, 1, 4, 5, 2])).toBe(2);
  // 0 1, 2 3 4, 5: the example of Bayer and Diaconis is of this kind.
  expect(risingSequences([2, 0, 3, 5, 1, 4])).toBe(3);
});

test('the best bet of three cards, by all orders and all riffles', () => {
  // Of the six orders only the one of a single sequence is likelier after a riffle: 4 / 8 to 1 / 6.
  const bet = riffleBet(1, 3);
  expect(bet.maxSequences).toBe(1);
  expect(bet.riffled).toBeCloseTo(4 / 8, 14);
  expect(bet.fair).toBeCloseTo(1 / 6, 14);
});

test('half of all fair decks have at most 26 rising sequences, by symmetry', () => {
  expect(riffleBet(10, 52)).toMatchObject({ maxSequences: 26, fair: 0.5 });
});

test('decks that are riffled have the rising sequences that theory says', () => {
  const times = 4_000;
  const counts = countRisingSequences({ cards: 52, riffles: 8, times });
  for (const [i, row] of counts.entries()) {
    // A riffle doubles the rising sequences at most.
    expect(row.findLastIndex((n) => n > 0) + 1).toBeLessThanOrEqual(2 ** (i + 1));
    const { maxSequences, riffled } = riffleBet(i + 1, 52);
    const count = row.slice(0, maxSequences).reduce((sum, n) => sum + n, 0);
    const { low, high } = wilson(count, times);
    // Twice the 95% interval: eight rows at once.
    const margin = high - low;
    expect(Math.abs(count / times - riffled)).toBeLessThanOrEqual(margin);
    expect(row.reduce((sum, n) => sum + n, 0)).toBe(times);
  }
});
