import { expect, test } from 'vitest';
import { clearingsOf } from '../../../../src/solver/peeling/clearings';
import { PLAIN_PEAKS, plainPyramidLayout } from '../../../support/plainLayouts';

test('a pyramid of three rows has fourteen clearings, from all cards to none', () => {
  const { left, firstStep, taken, next, indexOf } = clearingsOf(plainPyramidLayout(3));
  expect(left.length).toBe(14);
  expect([left[0], left[13]]).toEqual([0b111111, 0]);
  for (const [index, bits] of left.entries()) {
    expect(indexOf.get(bits)).toBe(index);
    for (let step = firstStep[index] ?? 0; step < (firstStep[index + 1] ?? 0); step++) {
      expect(left[next[step] ?? -1]).toBe(bits & ~(1 << (taken[step] ?? 0)));
      expect(next[step]).toBeGreaterThan(index);
    }
  }
});

test('the numbers of clearings: Catalan’s for pyramids', () => {
  expect([1, 2, 3, 4, 7].map((rows) => clearingsOf(plainPyramidLayout(rows)).left.length)).toEqual([
    ...[2, 5, 14, 42, 1430],
  ]);
  expect(clearingsOf(PLAIN_PEAKS).left.length).toBe(22_932);
});
