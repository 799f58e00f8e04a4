import { describe, expect, test } from 'vitest';
import { pythonRandom } from '../../../src/engine/pythonRandom';
import { selectionShuffle } from '../../../src/engine/shuffle';
import { chiSquareTail } from '../../../src/lab/distributions';
import {
  chiSquare,
  differenceInterval,
  differencePValue,
  meanAndStandardDeviation,
  sampleSizeToDistinguish,
} from '../../../src/lab/statistics';

// Newcombe (1998), Statistics in Medicine 17, table II, method 10.
test.each([
  [[56, 70], [48, 80], 0.0524, 0.3339],
  [[9, 10], [3, 10], 0.1705, 0.809],
  [[6, 7], [2, 7], 0.0582, 0.8062],
  [[5, 56], [0, 29], -0.0381, 0.1926],
  [[0, 10], [0, 20], -0.1611, 0.2775],
  [[0, 10], [0, 10], -0.2775, 0.2775],
  [[10, 10], [0, 20], 0.6791, 1],
  [[10, 10], [0, 10], 0.6075, 1],
] as const)('the difference of %j and %j: %f to %f', (one, other, low, high) => {
  const interval = differenceInterval(one, other);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

describe('the p-value of a difference', () => {
  // Heart attacks with placebo and with aspirin: Agresti, An Introduction to Categorical Data Analysis, has 25.01 as the
  // chi-square value of this table.
  test('of 189 in 11,034 and 104 in 11,037', () => {
    const pValue = differencePValue([189, 11_034], [104, 11_037]);
    expect(pValue).toBeGreaterThan(chiSquareTail(25.015, 1));
    expect(pValue).toBeLessThan(chiSquareTail(25.005, 1));
  });

  test.each([
    [
      [56, 70],
      [48, 80],
    ],
    [
      [9, 10],
      [3, 10],
    ],
    [
      [5, 56],
      [1, 29],
    ],
  ] as const)('of %j and %j is that of Pearson’s table', (one, other) => {
    const share = (one[0] + other[0]) / (one[1] + other[1]);
    let value = 0;
    for (const [successes, trials] of [one, other]) {
      for (const [count, chance] of [
        [successes, share],
        [trials - successes, 1 - share],
      ] as const) {
        value += (count - trials * chance) ** 2 / (trials * chance);
      }
    }
    expect(differencePValue(one, other)).toBeCloseTo(chiSquareTail(value, 1), 12);
    expect(differencePValue(other, one)).toBeCloseTo(differencePValue(one, other), 14);
  });

  test('nothing tells two runs apart that won all or nothing', () => {
    expect(differencePValue([0, 10], [0, 20])).toBe(1);
    expect(differencePValue([10, 10], [20, 20])).toBe(1);
  });
});

describe('the games that tell two rates apart', () => {
  // Fleiss, Statistical Methods for Rates and Proportions, table A.3, holds n′ with the correction for continuity:
  // n′ = n / 4 · (1 + √(1 + 4 / (n · |difference|)))², here at a level of 5% with a power of 80%.
  test.each([
    [0.05, 0.1, 474],
    [0.1, 0.2, 219],
    [0.2, 0.3, 313],
    [0.4, 0.6, 107],
  ])('%f and %f', (rate, other, corrected) => {
    const games = sampleSizeToDistinguish(rate, other);
    const root = 1 + Math.sqrt(1 + 4 / (games * Math.abs(rate - other)));
    expect(Math.abs((games / 4) * root ** 2 - corrected)).toBeLessThan(1.5);
    expect(sampleSizeToDistinguish(other, rate)).toBe(games);
  });

  test('no number tells equal rates apart', () => {
    expect(sampleSizeToDistinguish(0.3, 0.3)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the chi-square test of a shuffle', () => {
  /** A table of so many rows whose statistic is `value`. */
  function tableOf(rows: number, value: number): number[][] {
    const expected = 100;
    const counts = Array.from({ length: rows }, () => new Array<number>(rows).fill(expected));
    const sum = (value * rows) / (rows - 1);
    (counts[0] as number[])[0] = expected + Math.sqrt(sum * expected);
    return counts;
  }

  // Upper critical values, NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4.
  test.each([
    [3, 9.488, 0.05],
    [4, 16.919, 0.05],
    [4, 21.666, 0.01],
    [6, 37.652, 0.05],
    [6, 44.314, 0.01],
    [11, 124.342, 0.05],
    [11, 149.449, 0.001],
  ])('%i rows, a value of %f: p = %f', (rows, value, pValue) => {
    const result = chiSquare(tableOf(rows, value), 100);
    expect(result.value).toBeCloseTo(value, 6);
    expect(result.degreesOfFreedom).toBe((rows - 1) ** 2);
    expect(Math.abs(result.pValue / pValue - 1)).toBeLessThan(0.001);
  });

  test('over many tests of a fair shuffle the value is its degrees of freedom on average', () => {
    const [cards, shuffles, tests] = [4, 40, 2_000];
    const sorted = Array.from({ length: cards }, (_, i) => i);
    const { randomBelow } = pythonRandom('1');
    let sum = 0;
    for (let n = 0; n < tests; n++) {
      const counts = sorted.map(() => new Array<number>(cards).fill(0));
      for (let k = 0; k < shuffles; k++) {
        for (const [to, from] of selectionShuffle(sorted, randomBelow).entries()) {
          const row = counts[from] as number[];
          row[to] = (row[to] as number) + 1;
        }
      }
      sum += chiSquare(counts, shuffles / cards).value;
    }
    // The mean of 2,000 values has a standard deviation of 0.095; without Anderson’s factor it would be 12.
    expect(sum / tests).toBeGreaterThan(8.6);
    expect(sum / tests).toBeLessThan(9.4);
  });

  test('equal counts have a value of 0', () => {
    const { value, pValue } = chiSquare(tableOf(3, 0), 100);
    expect(value).toBe(0);
    expect(pValue).toBeGreaterThan(0.99);
  });
});

test('the mean and the standard deviation of scores', () => {
  const moments = meanAndStandardDeviation({ '2': 1, '4': 3, '5': 2, '7': 1, '9': 1 });
  expect(moments).toEqual({ mean: 5, standardDeviation: 2 });
  expect(meanAndStandardDeviation({ '3': 0 })).toBeUndefined();
});
