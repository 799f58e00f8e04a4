import { expect, test } from 'vitest';
import { PLOT, ticks, toX, toY } from '../../../../src/ui/lab/chartScale';

const values = (max: number) => ticks(max, String).map(([, label]) => Number(label));

test('ticks are at round values from 0 to at most the maximum', () => {
  expect(values(1000)).toEqual([0, 200, 400, 600, 800, 1000]);
  expect(values(1)).toEqual([0, 0.2, 0.4, 0.6000000000000001, 0.8, 1]);
  expect(values(37)).toEqual([0, 10, 20, 30]);
  expect(values(7)).toEqual([0, 2, 4, 6]);
  expect(values(0.0011)).toHaveLength(3);
  expect(values(1_000_000_000)).toHaveLength(6);
});

test('ticks stand at their fractions of the axis, and the last is never beyond its end', () => {
  expect(ticks(40, (value) => `${value} %`)).toEqual([
    [0, '0 %'],
    [0.25, '10 %'],
    [0.5, '20 %'],
    [0.75, '30 %'],
    [1, '40 %'],
  ]);
  for (const max of [0.003, 0.07, 0.3, 1, 3, 12, 51, 999, 1e9]) {
    const fractions = ticks(max, String).map(([fraction]) => fraction);
    expect(fractions[0], String(max)).toBe(0);
    expect(fractions.length, String(max)).toBeGreaterThanOrEqual(3);
    expect(fractions.length, String(max)).toBeLessThanOrEqual(6);
    expect(fractions.at(-1), String(max)).toBeLessThanOrEqual(1 + 1e-9);
  }
});

test('x grows to the right, y upwards, both within the plot', () => {
  expect(toX(1) - toX(0)).toBe(PLOT.width);
  expect(toY(0) - toY(1)).toBe(PLOT.height);
});
