import { expect, test } from 'vitest';
import { extendCurve, type WinCount } from '../../../../src/ui/lab/winRateCurve';

const count = (games: number): WinCount => ({ games, won: Math.floor(games / 13) });

function curveOf(games: readonly number[]): readonly WinCount[] {
  return games.reduce<readonly WinCount[]>(
    (points, n) => extendCurve(points, count(n), n === games.at(-1)),
    [],
  );
}

const upTo = (last: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor(last / step) }, (_, i) => (i + 1) * step);

test('a long run has dense points of even distances on a logarithmic axis, and not too many', () => {
  const points = curveOf(upTo(10_000_000, 200));
  expect(points.length).toBeGreaterThan(250);
  expect(points.length).toBeLessThan(500);
  const growths = points.slice(1).map(({ games }, i) => games / (points[i]?.games ?? 1));
  // Early on, two counts in a row are farther apart than that.
  expect(Math.max(...growths.slice(40))).toBeLessThan(1.06);
  expect(points.at(-1)?.games).toBe(10_000_000);
});

test('a count too close to the last is left out, unless the run ends with it', () => {
  const points = [count(1000)];
  expect(extendCurve(points, count(1010), false)).toBe(points);
  expect(extendCurve(points, count(1010), true)).toEqual([...points, count(1010)]);
  expect(extendCurve(points, count(1031), false)).toHaveLength(2);
});

test('a run that ends without further games keeps its curve, and one without games has none', () => {
  const points = [count(1000)];
  expect(extendCurve(points, count(1000), true)).toBe(points);
  expect(extendCurve([], count(0), true)).toEqual([]);
});
