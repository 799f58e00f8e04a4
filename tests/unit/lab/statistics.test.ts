import { describe, expect, test } from 'vitest';
import { chiSquare, meanAndStandardDeviation, wilson } from '../../../src/lab/statistics';

describe('the Wilson interval', () => {
  // Newcombe (1998), Statistics in Medicine 17, table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i: %f to %f', (successes, trials, low, high) => {
    const interval = wilson(successes, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('is symmetrical', () => {
    const { low, high } = wilson(28, 29);
    expect(1 - low).toBeCloseTo(wilson(1, 29).high, 12);
    expect(1 - high).toBeCloseTo(wilson(1, 29).low, 12);
  });
});

describe('the chi-square test', () => {
  /** A table of so many rows whose statistic is `value`. */
  function tableOf(rows: number, value: number): number[][] {
    const expected = 100;
    const counts = Array.from({ length: rows }, () => new Array<number>(rows).fill(expected));
    (counts[0] as number[])[0] = expected + Math.sqrt(value * expected);
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
    expect(Math.abs(result.pValue / pValue - 1)).toBeLessThan(0.03);
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
