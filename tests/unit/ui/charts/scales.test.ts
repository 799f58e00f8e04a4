import { describe, expect, test } from 'vitest';
import { plotOf } from '../../../../src/ui/charts/plot';
import {
  type Domain,
  linearTicks,
  logTicks,
  shareDomain,
  xScale,
  yScale,
} from '../../../../src/ui/charts/scales';

const PLOT = plotOf(560, 13);
const linear = (...domain: Domain) => xScale(PLOT, domain);
const log = (...domain: Domain) => xScale(PLOT, domain, true);

test('x grows to the right and y upwards, from end to end of the plot', () => {
  const { left, innerWidth, top, innerHeight } = PLOT;
  expect(linear(10, 30)(10)).toBe(left);
  expect(linear(10, 30)(15)).toBeCloseTo(left + innerWidth / 4, 9);
  expect(linear(0, 1)(1.5)).toBeCloseTo(left + 1.5 * innerWidth, 9);
  expect(log(1, 10_000)(100)).toBeCloseTo(left + innerWidth / 2, 9);
  expect(log(20, 2000)(20)).toBe(left);
  const share = shareDomain(0.5);
  expect(yScale(PLOT, share)(0)).toBe(top + innerHeight);
  expect(yScale(PLOT, share)(share[1])).toBe(top);
});

describe('ticks of a linear axis', () => {
  test.each<readonly [Domain, number, readonly number[]]>([
    [[0, 1000], 6, [0, 200, 400, 600, 800, 1000]],
    [[0, 1], 6, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [[0, 0.143], 8, [0, 0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.14]],
    [[0, 0.143], 7, [0, 0.05, 0.1]],
    [[15.2, 26.7], 6, [16, 18, 20, 22, 24, 26]],
    [[-3, 3], 7, [-3, -2, -1, 0, 1, 2, 3]],
  ])('%j, at most %i', (domain, most, expected) => {
    expect(linearTicks(linear(...domain), most)).toEqual(expected);
  });

  test('are whole numbers where places are counted', () => {
    expect(linearTicks(linear(4, 12), 20, Number.isInteger)).toEqual([
      4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(linearTicks(linear(4, 12), 5, Number.isInteger)).toEqual([4, 6, 8, 10, 12]);
    expect(linearTicks(linear(0, 52), 6, Number.isInteger)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(linearTicks(linear(7, 7), 6, Number.isInteger)).toEqual([7]);
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
  test.each<readonly [Domain, number, readonly number[]]>([
    [[200, 1_000_000], 20, [200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6]],
    [[200, 1_000_000], 8, [300, 1e3, 3e3, 1e4, 3e4, 1e5, 3e5, 1e6]],
    [[200, 1_000_000], 5, [1e3, 1e4, 1e5, 1e6]],
    [[1, 1_000_000_000], 5, [1, 100, 1e4, 1e6, 1e8]],
    [[1, 10], 4, [1, 2, 5, 10]],
    [[50, 500], 6, [50, 100, 200, 500]],
  ])('%j, at most %i', (domain, most, expected) => {
    const ticks = logTicks(log(...domain), most);
    expect(ticks.length).toBe(expected.length);
    for (const [i, value] of expected.entries()) expect(ticks[i]).toBeCloseTo(value, 6);
  });
});

test('an axis of shares begins at 0 and has room above, but never beyond 1', () => {
  expect(shareDomain(0.5)).toEqual([0, 0.54]);
  expect(shareDomain(0.99)).toEqual([0, 1]);
  expect(shareDomain(0)[1]).toBeGreaterThan(0);
});
