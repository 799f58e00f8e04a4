import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowAfterKey, rowsInSight, scrollToShow } from '../../../../src/ui/statistics/windowing';

const ROW = 64;
const HEIGHT = 640;
const COUNT = 100_000;

test('the rows in sight are drawn, with few others', () => {
  fc.assert(
    fc.property(fc.nat(COUNT), fc.nat(COUNT * ROW), (count, scrolled) => {
      const { first, end } = rowsInSight(scrolled, HEIGHT, ROW, count);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(count);
      expect(end - first).toBeLessThanOrEqual(HEIGHT / ROW + 28);
      for (let y = scrolled; y < scrolled + HEIGHT && y < count * ROW; y++) {
        expect(Math.floor(y / ROW) >= first && Math.floor(y / ROW) < end).toBe(true);
      }
    }),
  );
});

test('a little scrolling draws the same rows', () => {
  expect(rowsInSight(10_000, HEIGHT, ROW, COUNT)).toEqual(rowsInSight(10_010, HEIGHT, ROW, COUNT));
});

describe('keys', () => {
  test.each([
    ['ArrowDown', 5, 6],
    ['ArrowUp', 5, 4],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 99, 99],
    ['PageDown', 5, 14],
    ['PageUp', 5, 0],
    ['Home', 50, 0],
    ['End', 50, 99],
    ['a', 50, undefined],
  ])('%s goes from row %i to %s', (key, row, target) => {
    expect(rowAfterKey(key, row, 100, 9)).toBe(target);
  });
});

test('a row is scrolled into sight, and no farther', () => {
  expect(scrollToShow(3, 0, HEIGHT, ROW)).toBe(0);
  expect(scrollToShow(12, 0, HEIGHT, ROW)).toBe(13 * ROW - HEIGHT);
  expect(scrollToShow(3, 1000, HEIGHT, ROW)).toBe(3 * ROW);
});
