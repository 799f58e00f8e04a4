import { expect, test } from 'vitest';
import { RANK_HEIGHT, RANK_SIGNS } from '../../../../src/ui/parts/cardPaths';
import { pathBox } from '../../../support/pathBox';

const SIGNS = Object.entries(RANK_SIGNS).map(([letter, { path, suitBegins }]) => ({
  letter,
  suitBegins,
  ...pathBox(path),
}));

test('every rank begins at the same left line and has the same height', () => {
  expect(SIGNS).toHaveLength(13 + 'BDRV'.length);
  for (const { letter, left, top, bottom } of SIGNS) {
    expect(left, letter).toBe(0);
    // Round shapes reach a little over the lines, as in any typeface.
    expect(Math.abs(top), letter).toBeLessThanOrEqual(3);
    expect(bottom, letter).toBeGreaterThanOrEqual(RANK_HEIGHT);
    expect(bottom, letter).toBeLessThanOrEqual(RANK_HEIGHT * 1.1);
  }
});

test('the 10 is no wider than the ace', () => {
  const widthOf = (letter: string) => SIGNS.find((sign) => sign.letter === letter)?.right;
  expect(widthOf('10')).toBeLessThanOrEqual(widthOf('A') ?? 0);
});

test('no suit touches its rank, and none stands off', () => {
  for (const { letter, suitBegins, right } of SIGNS) {
    expect(suitBegins - right, letter).toBeGreaterThanOrEqual(RANK_HEIGHT / 14);
    expect(suitBegins - right, letter).toBeLessThanOrEqual(RANK_HEIGHT / 5.5);
  }
});
