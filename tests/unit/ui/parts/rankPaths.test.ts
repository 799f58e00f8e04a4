import { expect, test } from 'vitest';
import { RANK_HEIGHT, RANK_PATHS } from '../../../../src/ui/parts/rankPaths';
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

test('the 10 is as narrow as the Q', () => {
  expect(Math.abs(widthOf(9) - widthOf(11))).toBeLessThanOrEqual(RANK_HEIGHT / 50);
});
