import { expect, test } from 'vitest';
import { formatPileId, isSamePile, parsePileId, STOCK, WASTE } from '../../../src/engine/pile';

test.each([
  ['stock', STOCK],
  ['waste', WASTE],
  ['foundation-4', { kind: 'foundation', index: 4 }],
  ['tableau-7', { kind: 'tableau', index: 7 }],
] as const)('%s is read and written', (id, pile) => {
  expect(parsePileId(id)).toEqual(pile);
  expect(formatPileId(pile)).toBe(id);
});

test.each(['', 'deck', 'tableau', 'tableau-', 'stock-1'])('%j names no pile', (id) => {
  expect(parsePileId(id)).toBeUndefined();
});

test('piles are the same by kind and index', () => {
  expect(isSamePile({ kind: 'tableau', index: 2 }, { kind: 'tableau', index: 2 })).toBe(true);
  expect(isSamePile({ kind: 'tableau', index: 2 }, { kind: 'tableau', index: 3 })).toBe(false);
  expect(isSamePile({ kind: 'tableau', index: 2 }, { kind: 'foundation', index: 2 })).toBe(false);
  expect(isSamePile(WASTE, { kind: 'waste', index: 1 })).toBe(true);
});
