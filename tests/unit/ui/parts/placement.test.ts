import { expect, test } from 'vitest';
import { dealKlondike } from '../../../../src/games/klondike/state';
import { view } from '../../../../src/games/klondike/table';
import { placeCards } from '../../../../src/ui/parts/placement';
import { cards, klondikeState } from '../../../support/klondike';

const place = (state: Parameters<typeof view>[0], code: string) => {
  const found = placeCards(view(state)).find(({ card }) => card === cards(code)[0]);
  if (!found) throw new Error(`${code} is not on the table`);
  return found;
};

test('the order of the cards never changes', () => {
  const numbers = placeCards(view(dealKlondike(3, '275'))).map(({ card }) => card);
  expect(numbers).toEqual(Array.from({ length: 52 }, (_, n) => n));
});

test('a column fans down, face-down cards closer together', () => {
  const state = klondikeState({ tableau: ['2H 3H | 9C 8H'] });
  expect(place(state, '2H')).toMatchObject({ down: 0, faceUp: false, liftable: false, count: 0 });
  expect(place(state, '9C').down).toBeCloseTo(0.8);
  expect(place(state, '8H').down).toBeCloseTo(1.8);
  expect(place(state, '2H').downAll).toBeCloseTo(1.8);
});

test('the waste fans its three topmost cards, the rest are covered', () => {
  const state = klondikeState({ waste: '2H 3H 4H 5H 6H' });
  expect(['2H', '3H', '4H', '5H', '6H'].map((code) => place(state, code).right)).toEqual([
    0, 0, 0, 1, 2,
  ]);
  expect(['2H', '3H', '4H', '5H', '6H'].map((code) => place(state, code).covered)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('cards are named with their place', () => {
  const state = klondikeState({ tableau: ['', '', '', '2H 3H | QH'] });
  expect(place(state, 'QH').label).toBe('Queen of Hearts, 3 of 3 in tableau 4');
  expect(place(state, '3H').label).toBe('Face-down card, 2 of 3 in tableau 4');
});
