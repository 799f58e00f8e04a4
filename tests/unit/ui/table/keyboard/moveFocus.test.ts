import { describe, expect, test } from 'vitest';
import { cardCode } from '../../../../../src/engine/card';
import type { TableView } from '../../../../../src/engine/view';
import { GAME_IDS, gameOf } from '../../../../../src/games/index';
import { orient, withStockBelow } from '../../../../../src/ui/parts/placement';
import {
  ARROWS,
  columnTarget,
  type FocusTarget,
  focusTargetsOf,
  moveFocus,
  nearestFocusTarget,
} from '../../../../../src/ui/table/keyboard/moveFocus';
import { klondikeState, view } from '../../../../support/klondike';
import { removalGameOf, removalState } from '../../../../support/removals';

const table = view(
  klondikeState({
    stock: '2C',
    waste: '3C 4C',
    foundations: ['AH 2H'],
    tableau: ['5C | 9S 8D', '', 'KS'],
  }),
);
const at = (id: string, pile = id): FocusTarget => ({ id, pile });

test('the focus targets of a pile: the face-up cards that can be seen, an empty pile itself', () => {
  const ids = table.piles.map((pile) => focusTargetsOf(pile).map(({ id }) => id));
  expect(ids.slice(0, 4)).toEqual([['stock'], ['3C', '4C'], ['2H'], ['foundation-2']]);
  expect(ids[6]).toEqual(['9S', '8D']);
  expect(ids[7]).toEqual(['tableau-2']);
});

test('arrows step through the cards of a pile, and through piles within and between rows', () => {
  expect(moveFocus(table, at('stock'), 'right').id).toBe('4C');
  expect(moveFocus(table, at('4C', 'waste'), 'right').id).toBe('2H');
  expect(moveFocus(table, at('stock'), 'left').id).toBe('stock');
  expect(moveFocus(table, at('4C', 'waste'), 'up').id).toBe('3C');
  expect(moveFocus(table, at('stock'), 'down').id).toBe('8D');
  expect(moveFocus(table, at('9S', 'tableau-1'), 'down').id).toBe('8D');
  expect(moveFocus(table, at('8D', 'tableau-1'), 'down').id).toBe('8D');
  expect(moveFocus(table, at('8D', 'tableau-1'), 'up').id).toBe('9S');
  expect(moveFocus(table, at('9S', 'tableau-1'), 'up').id).toBe('stock');
  expect(moveFocus(table, at('KS', 'tableau-3'), 'up').id).toBe('4C');
  expect(moveFocus(table, at('8D', 'tableau-1'), 'right').id).toBe('tableau-2');
  expect(moveFocus(table, at('8D', 'tableau-1'), 'first').id).toBe('stock');
  expect(moveFocus(table, at('8D', 'tableau-1'), 'last').id).toBe('tableau-7');
});

test('a target that is gone is the top of its pile, or the table’s first', () => {
  expect(nearestFocusTarget(table, at('8D', 'tableau-1')).id).toBe('8D');
  expect(nearestFocusTarget(table, at('3C', 'waste')).id).toBe('4C');
  expect(nearestFocusTarget(table, at('QS', 'nowhere')).id).toBe('stock');
  expect(nearestFocusTarget(table, undefined).id).toBe('stock');
});

test('a card that moved to another pile keeps the focus', () => {
  expect(nearestFocusTarget(table, at('8D', 'tableau-5'))).toEqual(at('8D', 'tableau-1'));
});

test('the focus stays at the table’s edges', () => {
  expect(moveFocus(table, at('stock'), 'up')).toEqual(at('stock'));
  expect(moveFocus(table, at('foundation-4'), 'right')).toEqual(at('foundation-4'));
  expect(moveFocus(table, at('tableau-7'), 'down')).toEqual(at('tableau-7'));
  expect(moveFocus(table, at('gone'), 'left')).toEqual(at('stock'));
});

test('a digit leads to the top card of its column', () => {
  expect(columnTarget(table, '1')?.id).toBe('8D');
  expect(columnTarget(table, '2')?.id).toBe('tableau-2');
  expect(columnTarget(table, '8')).toBeUndefined();
  expect(columnTarget(table, 'x')).toBeUndefined();
  const spider = gameOf('spider');
  const dealt = spider.table.view(spider.rules.deal('1'));
  expect(columnTarget(dealt, '0')?.pile).toBe('tableau-10');
});

describe('a layout whose cards overlap', () => {
  const { view: viewOf } = removalGameOf('tripeaks').table;
  const peaks = viewOf(
    removalState('tripeaks', {
      stock: '2C',
      waste: '8H',
      places: { 10: '9C', 13: '3C', 19: '7C', 28: '2D' },
    }),
  );

  test('spots without a face-up card are passed over', () => {
    const ids = peaks.piles.flatMap(focusTargetsOf).map(({ id }) => id);
    expect(ids).toEqual(['stock', '8H', '3C', '7C', '2D']);
    expect(moveFocus(peaks, at('7C', 'place-19'), 'right').id).toBe('2D');
    expect(moveFocus(peaks, at('7C', 'place-19'), 'up').id).toBe('3C');
    expect(moveFocus(peaks, at('7C', 'place-19'), 'last').id).toBe('2D');
    expect(moveFocus(peaks, at('3C', 'place-13'), 'up').id).toBe('3C');
  });

  test('the focus of a card that has gone is on the nearest card of a spot', () => {
    expect(nearestFocusTarget(peaks, at('8H', 'place-20')).id).toBe('7C');
    expect(nearestFocusTarget(peaks, at('5C', 'place-27')).id).toBe('2D');
  });
});

test('the focus of a waste is on its top card', () => {
  expect(nearestFocusTarget(table, at('3C', 'waste')).id).toBe('4C');
});

describe('a pyramid', () => {
  const { table: pyramid, rules } = removalGameOf('pyramid');
  const state = rules.deal('27');
  const dealt = pyramid.view(state);
  const down = (place: number): string =>
    moveFocus(dealt, at(codeAt(dealt, place), `place-${place}`), 'down').pile;

  test('↓ leads to the row below, and from the last one nowhere', () => {
    expect([1, 2, 5, 13, 18].map(down)).toEqual([
      'place-2',
      'place-4',
      'place-8',
      'place-18',
      'place-24',
    ]);
    expect(down(24)).toBe('place-24');
  });

  test('the focus of the open card stays in its place when the next card comes', () => {
    const open = dealt.piles.find(({ kind }) => kind === 'place');
    const [before = ''] = open?.cards.map(({ card }) => cardCode(card)) ?? [];
    const next = rules.apply(state, { type: 'draw' });
    const after = next.ok ? pyramid.view(next.value) : dealt;
    const target = nearestFocusTarget(after, at(before, open?.id));
    expect(target.pile).toBe(open?.id);
    expect(target.id).not.toBe(before);
  });

  test('the focus of a card that was removed stays in the pyramid, and not on the discard', () => {
    const king = codeAt(dealt, 26);
    const next = rules.apply(state, { type: 'remove', from: [26] });
    const after = next.ok ? pyramid.view(next.value) : dealt;
    expect(after.piles.at(-1)?.cards).toHaveLength(1);
    expect(nearestFocusTarget(after, at(king, 'place-26')).pile).toBe('place-25');
  });
});

const codeAt = ({ piles }: TableView, place: number): string =>
  piles.find(({ id }) => id === `place-${place}`)?.cards.map(({ card }) => cardCode(card))[0] ?? '';

describe.each(GAME_IDS)('in %s arrows reach every card and pile that can have the focus', (id) => {
  const game = gameOf(id);
  let state: unknown = game.rules.deal('3');
  const states = [state];
  for (let n = 0; n < 20; n++) {
    const moves = game.rules.legalMoves(state);
    if (moves.length === 0) break;
    const next = game.rules.apply(state, moves[(7 * n) % moves.length]);
    if (next.ok) state = next.value;
    states.push(state);
  }

  test.each([
    ['in landscape', (each: TableView) => orient(each, false)],
    ['in portrait', (each: TableView) => orient(each, true)],
    ['with the stock below', (each: TableView) => withStockBelow(orient(each, true))],
  ])('%s', (_, placed) => {
    for (const each of states) {
      const shown = placed(game.table.view(each));
      const reached = new Map<string, FocusTarget>();
      const next = [nearestFocusTarget(shown, undefined)];
      for (let from = next.pop(); from; from = next.pop()) {
        if (reached.has(from.id)) continue;
        reached.set(from.id, from);
        for (const to of Object.values(ARROWS)) next.push(moveFocus(shown, from, to));
      }
      const all = shown.piles.flatMap(focusTargetsOf).map((target) => target.id);
      expect(all.filter((target) => !reached.has(target))).toEqual([]);
    }
  });
});
