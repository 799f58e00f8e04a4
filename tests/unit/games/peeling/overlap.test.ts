import { expect, test } from 'vitest';
import {
  cardAt,
  cardsLeft,
  coversOf,
  isUncovered,
  openPlaces,
  overlapRows,
} from '../../../../src/games/peeling/overlap';
import { PYRAMID } from '../../../../src/games/pyramid/state';
import { PEAKS } from '../../../../src/games/tripeaks/rules';
import { pyramidState } from '../../../support/peeling';
import { PLAIN_PEAKS, plainPyramidLayout } from '../../../support/plainLayouts';

test('a card covers those of the row above that lie half a card beside it', () => {
  const [top, left, right] = overlapRows([[0.5], [0, 1]]);
  expect(top).toEqual({ column: 0.5, row: 0, coveredBy: [2, 3] });
  expect(left).toEqual({ column: 0, row: 1, coveredBy: [] });
  expect(right?.coveredBy).toEqual([]);
});

test('both overlaps are those that other hands wrote down', () => {
  const from0 = (overlap: typeof PEAKS) =>
    overlap.map(({ coveredBy }) => coveredBy.map((place) => place - 1));
  expect(from0(PYRAMID)).toEqual(plainPyramidLayout(7));
  expect(from0(PEAKS)).toEqual(PLAIN_PEAKS);
});

test('a card is open once both cards on it are gone', () => {
  const { places } = pyramidState({ places: { 1: 'KS', 2: '5C', 3: '8D', 4: '2H' } });
  expect(coversOf(PYRAMID, places, 1)).toEqual([2, 3]);
  expect(coversOf(PYRAMID, places, 2)).toEqual([4]);
  expect(openPlaces(PYRAMID, places)).toEqual([3, 4]);
  expect(isUncovered(PYRAMID, places, 2)).toBe(false);
  expect(isUncovered(PYRAMID, places.with(3, null), 2)).toBe(true);
  expect(cardsLeft(places)).toBe(4);
  expect(cardAt(places, 5)).toBeUndefined();
  expect(cardAt(places, 29)).toBeUndefined();
});
