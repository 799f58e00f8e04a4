import { expect, test } from 'vitest';
import { gameOf } from '../../../../../src/games/index';
import { targetsInOrder } from '../../../../../src/ui/table/keyboard/useTableKeys';
import { freeCellState } from '../../../../support/freecell';
import { klondikeState, upTo } from '../../../../support/klondike';

test('free cells come after columns with cards and the foundation, empty columns after the cells', () => {
  const columns = ['9C 5H', '6S', '6C', '', '', '8D', '8H', '8S'];
  const state = freeCellState(columns, ['', 'JH', '', ''], [upTo('H', 4)]);
  expect(targetsInOrder(gameOf('freecell'), state, 'tableau-1', 1)).toEqual([
    'tableau-2',
    'tableau-3',
    'foundation-1',
    'cell-1',
    'cell-3',
    'cell-4',
    'tableau-4',
    'tableau-5',
  ]);
});

test.each([
  ['first where the card is safe', '2H', 1, ['foundation-1', 'tableau-1']],
  ['else last', '5H', 4, ['tableau-1', 'foundation-1']],
])('in a game without cells a foundation comes %s', (_, waste, hearts, order) => {
  const tableau = [waste === '2H' ? '3S' : '6S', 'KS'];
  const state = klondikeState({ waste, foundations: [upTo('H', hearts)], tableau });
  expect(targetsInOrder(gameOf('klondike-1'), state, 'waste', 1)).toEqual(order);
});
