import { describe, expect, test } from 'vitest';
import {
  type Axis,
  fractionAt,
  linearTicks,
  logTicks,
  placeAxis,
  shareAxis,
} from '../../../../src/ui/charts/axis';

const linear = (low: number, high: number): Axis => ({ kind: 'linear', low, high });
const log = (low: number, high: number): Axis => ({ kind: 'log', low, high });

test('a value lies at its fraction of the axis', () => {
  expect(fractionAt(linear(10, 30), 15)).toBe(0.25);
  expect(fractionAt(linear(0, 1), 1.5)).toBe(1.5);
  expect(fractionAt(log(1, 10_000), 100)).toBeCloseTo(0.5, 12);
  expect(fractionAt(log(20, 2000), 20)).toBe(0);
});

describe('ticks of a linear axis', () => {
  test.each([
    [linear(0, 1000), 6, [0, 200, 400, 600, 800, 1000]],
    [linear(0, 1), 6, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [linear(0, 0.143), 8, [0, 0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.14]],
    [linear(0, 0.143), 7, [0, 0.05, 0.1]],
    [linear(15.2, 26.7), 6, [16, 18, 20, 22, 24, 26]],
    [linear(-3, 3), 7, [-3, -2, -1, 0, 1, 2, 3]],
  ])('%j, at most %i', (axis, most, expected) => {
    expect(linearTicks(axis, most)).toEqual(expected);
  });

  test('are whole numbers where places are counted', () => {
    expect(linearTicks(linear(4, 12), 20, 1)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(linearTicks(linear(4, 12), 5, 1)).toEqual([4, 6, 8, 10, 12]);
    expect(linearTicks(linear(0, 52), 6, 1)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(linearTicks(linear(7, 7), 6, 1)).toEqual([7]);
  });

  test('are never too many, rarely one alone, always inside, and their labels short', () => {
    for (const high of [0.0011, 0.003, 0.07, 0.3, 1, 3, 12, 51, 999, 1e9]) {
      for (const low of [0, high / 3, high * 0.9]) {
        for (const most of [2, 3, 5, 8, 14]) {
          const ticks = linearTicks(linear(low, high), most);
          const name = `${low} to ${high}, at most ${most}`;
          expect(ticks.length, name).toBeLessThanOrEqual(most);
          expect(ticks.length, name).toBeGreaterThanOrEqual(most < 4 ? 1 : 2);
          for (const tick of ticks) {
            expect(tick, name).toBeGreaterThanOrEqual(low - high * 1e-9);
            expect(tick, name).toBeLessThanOrEqual(high * (1 + 1e-9));
            expect(String(tick).length, name).toBeLessThan(11);
          }
        }
      }
    }
  });
});

describe('ticks of a logarithmic axis', () => {
  test.each([
    [log(200, 1_000_000), 20, [200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6]],
    [log(200, 1_000_000), 8, [300, 1e3, 3e3, 1e4, 3e4, 1e5, 3e5, 1e6]],
    [log(200, 1_000_000), 5, [1e3, 1e4, 1e5, 1e6]],
    [log(1, 1_000_000_000), 5, [10, 1e3, 1e5, 1e7, 1e9]],
    [log(1, 10), 4, [1, 2, 5, 10]],
    [log(50, 500), 6, [50, 100, 200, 500]],
  ])('%j, at most %i', (axis, most, expected) => {
    const ticks = logTicks(axis, most);
    expect(ticks.length).toBe(expected.length);
    for (const [i, value] of expected.entries()) expect(ticks[i]).toBeCloseTo(value, 6);
  });
});

test('an axis of shares begins at 0 and has room above, but never beyond 1', () => {
  expect(shareAxis(0.5)).toEqual(linear(0, 0.54));
  expect(shareAxis(0.99)).toEqual(linear(0, 1));
  expect(shareAxis(0).high).toBeGreaterThan(0);
});

test('an axis of places gives each the same width', () => {
  const axis = placeAxis(4, 12);
  expect(fractionAt(axis, 4)).toBeCloseTo(0.5 / 9, 12);
  expect(fractionAt(axis, 12)).toBeCloseTo(8.5 / 9, 12);
});
