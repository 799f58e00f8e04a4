import { expect, test } from 'vitest';
import { view } from '../../../../src/games/klondike/table';
import {
  type FocusTarget,
  focusTargetsOf,
  moveFocus,
  nearestFocusTarget,
} from '../../../../src/ui/table/moveFocus';
import { klondikeState } from '../../../support/klondike';

const table = view(
  klondikeState({
    stock: '2C',
    waste: '3C 4C',
    foundations: ['AH 2H'],
    tableau: ['5C | 9S 8D', '', 'KS'],
  }),
);
const at = (key: string, pile = key): FocusTarget => ({ key, pile });

test('the stops of a pile: face-up cards of a fan, another pile’s top card, an empty pile itself', () => {
  const keys = table.piles.map((pile) => focusTargetsOf(pile).map(({ key }) => key));
  expect(keys.slice(0, 4)).toEqual([['stock'], ['4C'], ['2H'], ['foundation-2']]);
  expect(keys[6]).toEqual(['9S', '8D']);
  expect(keys[7]).toEqual(['tableau-2']);
});

test('arrows walk cards within a pile, and piles within and between rows', () => {
  expect(moveFocus(table, at('stock'), 'right').key).toBe('4C');
  expect(moveFocus(table, at('4C', 'waste'), 'right').key).toBe('2H');
  expect(moveFocus(table, at('stock'), 'left').key).toBe('stock');
  expect(moveFocus(table, at('stock'), 'down').key).toBe('9S');
  expect(moveFocus(table, at('9S', 'tableau-1'), 'down').key).toBe('8D');
  expect(moveFocus(table, at('8D', 'tableau-1'), 'down').key).toBe('8D');
  expect(moveFocus(table, at('8D', 'tableau-1'), 'up').key).toBe('9S');
  expect(moveFocus(table, at('9S', 'tableau-1'), 'up').key).toBe('stock');
  expect(moveFocus(table, at('KS', 'tableau-3'), 'up').key).toBe('4C');
  expect(moveFocus(table, at('8D', 'tableau-1'), 'right').key).toBe('tableau-2');
  expect(moveFocus(table, at('8D', 'tableau-1'), 'first').key).toBe('stock');
  expect(moveFocus(table, at('8D', 'tableau-1'), 'last').key).toBe('tableau-7');
});

test('a stop that is gone is the top of its pile, or the table’s first', () => {
  expect(nearestFocusTarget(table, at('8D', 'tableau-1')).key).toBe('8D');
  expect(nearestFocusTarget(table, at('3C', 'waste')).key).toBe('4C');
  expect(nearestFocusTarget(table, at('QS', 'nowhere')).key).toBe('stock');
  expect(nearestFocusTarget(table, undefined).key).toBe('stock');
});
