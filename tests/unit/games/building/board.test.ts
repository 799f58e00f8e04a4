import { expect, test } from 'vitest';
import { STOCK, WASTE } from '../../../../src/engine/pile';
import { cardsOf } from '../../../../src/games/building/board';
import { cards, klondikeState } from '../../../support/klondike';

test('foundations and columns count from 1', () => {
  const state = klondikeState({ stock: '2C', foundations: ['AH'], tableau: ['3C | 9C 8H'] });
  expect(cardsOf(state, { kind: 'foundation', index: 1 })).toEqual(cards('AH'));
  expect(cardsOf(state, { kind: 'tableau', index: 1 })).toEqual(cards('3C 9C 8H'));
  expect(cardsOf(state, { kind: 'tableau', index: 0 })).toBeUndefined();
  expect(cardsOf(state, { kind: 'foundation', index: 5 })).toBeUndefined();
});

test('a waste is a pile of the board where the game has one; no transfer takes from a stock', () => {
  const state = klondikeState({ stock: '2C', waste: '3C' });
  expect(cardsOf(state, WASTE)).toEqual(cards('3C'));
  expect(cardsOf(klondikeState({}), WASTE)).toEqual([]);
  expect(cardsOf({ foundations: [], tableau: [] }, WASTE)).toBeUndefined();
  expect(cardsOf(state, STOCK)).toBeUndefined();
});
