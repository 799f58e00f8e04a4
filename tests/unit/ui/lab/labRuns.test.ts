import { expect, test } from 'vitest';
import type { WinCount } from '../../../../src/engine/game';
import { extendCurve } from '../../../../src/ui/lab/labRuns';

const count = (games: number): WinCount => ({ games, won: Math.floor(games / 13) });

const upTo = (last: number, step: number): readonly WinCount[] =>
  Array.from({ length: Math.floor(last / step) }, (_, i) => count((i + 1) * step));

test('a long run has dense points, even on a logarithmic axis, and not too many', () => {
  const total = 10_000_000;
  const points = extendCurve([], upTo(total, 10), total, count(total));
  expect(points[0]?.games).toBe(100);
  expect(points.at(-1)?.games).toBe(total);
  expect(points.length).toBeGreaterThan(300);
  expect(points.length).toBeLessThan(500);
  for (const [i, { games }] of points.slice(1, -1).entries()) {
    const growth = games / (points[i]?.games ?? 1);
    expect(growth).toBeGreaterThanOrEqual(1.03);
    expect(growth).toBeLessThan(1.12);
  }
});

test('a count too close to the last is left out, unless the run ends with it', () => {
  const points = [count(1000)];
  expect(extendCurve(points, [count(1010)], 5000)).toEqual(points);
  expect(extendCurve(points, [count(1010)], 5000, count(1010))).toEqual([...points, count(1010)]);
  expect(extendCurve(points, [count(1030)], 5000)).toHaveLength(2);
});

test('a short run begins with a tenth of its games', () => {
  const [first, second] = extendCurve([], upTo(50, 1), 50);
  expect([first, second]).toEqual([count(5), count(6)]);
});

test('the end of a run adds nothing that is there already, and a run without games has no curve', () => {
  const points = [count(1000)];
  expect(extendCurve(points, [], 5000, count(1000))).toEqual(points);
  expect(extendCurve([], [], 5000, count(0))).toEqual([]);
});
