import { expect, test } from 'vitest';
import { RANK_HEIGHT, RANK_PATHS, SUIT_BEGINS } from '../../../../src/ui/parts/cardPaths';
import { pathBox } from '../../../support/pathBox';

const boxes = RANK_PATHS.map(pathBox);
const widthOf = (rank: number): number => boxes[rank]?.right ?? Number.NaN;

test('every rank begins at the same left line and has the same height', () => {
  expect(boxes).toHaveLength(13);
  for (const { left, top, bottom } of boxes) {
    expect(left).toBe(0);
    // Round shapes reach a little over the lines, as in any typeface.
    expect(Math.abs(top)).toBeLessThanOrEqual(3);
    expect(bottom).toBeGreaterThanOrEqual(RANK_HEIGHT);
    expect(bottom).toBeLessThanOrEqual(RANK_HEIGHT * 1.1);
  }
});

test('the 10 is no wider than the ace', () => {
  expect(widthOf(9)).toBeLessThanOrEqual(widthOf(0));
});

test('no suit touches its rank, and none stands off', () => {
  expect(SUIT_BEGINS).toHaveLength(13);
  for (const [rank, begin] of SUIT_BEGINS.entries()) {
    expect(begin - widthOf(rank)).toBeGreaterThanOrEqual(RANK_HEIGHT / 14);
    expect(begin - widthOf(rank)).toBeLessThanOrEqual(RANK_HEIGHT / 5.5);
  }
});
