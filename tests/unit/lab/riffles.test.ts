import { expect, test } from 'vitest';
import { pythonRandom } from '../../../src/engine/pythonRandom';
import { distanceAfterRiffles } from '../../../src/lab/riffles';
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
  expect(distanceAfterRiffles(riffles, 52)).toBeCloseTo(distance, 3);
});

test('of three cards, the distance by counting all orders of a riffle', () => {
  // Eight riffles: four keep the order, and each of the four orders with two rising sequences comes once.
  const chances = [4 / 8, 1 / 8, 1 / 8, 1 / 8, 1 / 8, 0];
  const distance = chances.reduce((sum, chance) => sum + Math.abs(chance - 1 / 6), 0) / 2;
  expect(distanceAfterRiffles(1, 3)).toBeCloseTo(distance, 14);
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
