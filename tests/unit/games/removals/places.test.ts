import { expect, test } from 'vitest';
import { placesOf } from '../../../../src/games/removals/places';
import { cardFrom, coversOf, isOpen, openPlaces } from '../../../../src/games/removals/state';
import { PLAIN_PEAKS, plainPyramidLayout } from '../../../support/plainLayouts';
import { pyramidState, removalGameOf, removalSetup } from '../../../support/removals';

const setup = removalSetup('pyramid');

test('a card covers those of the row above that lie half a card beside it', () => {
  const [top, left, right] = placesOf({ pyramid: 2 });
  expect(top).toMatchObject({ column: 0.5, row: 0, coveredBy: [2, 3] });
  expect(left).toMatchObject({ column: 0, row: 1, coveredBy: [] });
  expect(right?.coveredBy).toEqual([]);
});

test('pyramid and peaks are those that other hands wrote down', () => {
  const from0 = (places: ReturnType<typeof placesOf>) =>
    places.map(({ coveredBy }) => coveredBy.map((place) => place - 1));
  expect(from0(placesOf({ pyramid: 7 }))).toEqual(plainPyramidLayout(7));
  expect(from0(placesOf({ peaks: 3 }))).toEqual(PLAIN_PEAKS);
});

test('a card is open once both cards on it are gone', () => {
  const state = pyramidState({ places: { 1: 'KS', 2: '5C', 3: '8D', 4: '2H' } });
  expect(coversOf(setup, state, 1)).toEqual([2, 3]);
  expect(coversOf(setup, state, 2)).toEqual([4]);
  expect(openPlaces(setup, state)).toEqual([3, 4]);
  expect(isOpen(setup, state, 2)).toBe(false);
  expect(isOpen(setup, { ...state, places: state.places.with(3, []) }, 2)).toBe(true);
  expect(removalGameOf('pyramid').rules.score(state)).toBe(4);
  expect(cardFrom(state, 5)).toBeUndefined();
  expect(cardFrom(state, 29)).toBeUndefined();
});
