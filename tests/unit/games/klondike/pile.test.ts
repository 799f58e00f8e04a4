import { expect, test } from 'vitest';
import {
  cardsOf,
  formatPileId,
  isSamePile,
  parsePileId,
  topOf,
} from '../../../../src/games/klondike/pile';
import { cards, klondikeState } from '../../../support/klondike';

test.each([
  ['stock', { kind: 'stock' }],
  ['waste', { kind: 'waste' }],
  ['foundation-4', { kind: 'foundation', index: 4 }],
  ['tableau-7', { kind: 'tableau', index: 7 }],
] as const)('%s is read and written', (id, pile) => {
  expect(parsePileId(id)).toEqual(pile);
  expect(formatPileId(pile)).toBe(id);
});

test.each(['', 'deck', 'tableau', 'tableau-', 'place-1'])('%j names no pile', (id) => {
  expect(parsePileId(id)).toBeUndefined();
});

test('piles are the same by kind and index', () => {
  expect(isSamePile({ kind: 'tableau', index: 2 }, { kind: 'tableau', index: 2 })).toBe(true);
  expect(isSamePile({ kind: 'tableau', index: 2 }, { kind: 'tableau', index: 3 })).toBe(false);
  expect(isSamePile({ kind: 'tableau', index: 2 }, { kind: 'foundation', index: 2 })).toBe(false);
  expect(isSamePile({ kind: 'waste' }, { kind: 'waste' })).toBe(true);
});

test('foundations and tableau piles count from 1', () => {
  const state = klondikeState({ stock: '2C', foundations: ['AH'], tableau: ['3C | 9C 8H'] });
  expect(cardsOf(state, { kind: 'stock' })).toEqual(cards('2C'));
  expect(cardsOf(state, { kind: 'foundation', index: 1 })).toEqual(cards('AH'));
  expect(cardsOf(state, { kind: 'tableau', index: 1 })).toEqual(cards('3C 9C 8H'));
  expect(cardsOf(state, { kind: 'tableau', index: 0 })).toBeUndefined();
  expect(cardsOf(state, { kind: 'foundation', index: 5 })).toBeUndefined();
  expect(topOf(state, { kind: 'tableau', index: 1 })).toBe(cards('8H')[0]);
  expect(topOf(state, { kind: 'waste' })).toBeUndefined();
});
