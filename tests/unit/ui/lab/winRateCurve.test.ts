import { expect, test } from 'vitest';
import { EMPTY_CURVE, extendCurve } from '../../../../src/ui/lab/winRateCurve';

function curveOf(games: readonly number[]) {
  let curve = EMPTY_CURVE;
  for (const count of games) {
    curve = extendCurve(curve, { games: count, won: Math.floor(count / 13) }, false);
  }
  return curve;
}

const upTo = (last: number, step: number) =>
  Array.from({ length: Math.floor(last / step) }, (_, i) => (i + 1) * step);

test('a short run keeps every count', () => {
  const games = upTo(2000, 10);
  expect(curveOf(games).points.map((point) => point.games)).toEqual(games);
});

test('a long run is thinned: never many points, in order, and evenly spread', () => {
  const { points, spacing } = curveOf(upTo(1_000_000, 100));
  expect(points.length).toBeLessThanOrEqual(200);
  expect(points.length).toBeGreaterThan(50);
  const gaps = points.slice(1).map(({ games }, i) => games - (points[i]?.games ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(0);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(4 * spacing);
});

test('a count too close to the last is left out, unless the run ends with it', () => {
  const curve = { points: [{ games: 100, won: 7 }], spacing: 50 };
  const next = { games: 140, won: 9 };
  expect(extendCurve(curve, next, false)).toEqual(curve);
  expect(extendCurve(curve, next, true).points).toEqual([...curve.points, next]);
  expect(extendCurve(curve, { games: 150, won: 9 }, false).points).toHaveLength(2);
});
