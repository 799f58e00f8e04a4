import { describe, expect, test } from 'vitest';
import type { PileView } from '../../../../../src/engine/view';
import {
  dropColumns,
  mostOverlapped,
  type Rect,
} from '../../../../../src/ui/table/pointer/dragSession';
import { cardsOf as cards } from '../../../../support/board';
import { klondikeState, view } from '../../../../support/klondike';

const table = view(klondikeState({ stock: '2H', tableau: ['KH'] }));
/** Cards of 50 by 70 on a grid of 60 by 80, on a table 500 high. */
const places = new Map<string, Rect>(
  table.piles.map(({ id, column, row }) => [
    id,
    { left: column * 60, top: row * 80, width: 50, height: 70 },
  ]),
);
const columns = dropColumns(table, places, 500);
const card = (left: number, top: number): Rect => ({ left, top, width: 50, height: 70 });
const any = () => true;

test('a tableau column reaches down to the table’s edge, a foundation to the pile below it', () => {
  expect(columns.get('tableau-4')).toEqual({ left: 180, top: 80, width: 50, height: 420 });
  expect(columns.get('foundation-1')).toEqual({ left: 180, top: 0, width: 50, height: 80 });
});

test('the most overlapped pile takes the card, far down its column too', () => {
  expect(mostOverlapped(card(190, 400), columns, any)).toBe('tableau-4');
  expect(mostOverlapped(card(211, 300), columns, any)).toBe('tableau-5');
  expect(mostOverlapped(card(185, 10), columns, any)).toBe('foundation-1');
});

test('only piles that pass count', () => {
  expect(mostOverlapped(card(190, 300), columns, (pile) => pile === 'tableau-5')).toBeUndefined();
  expect(mostOverlapped(card(200, 300), columns, (pile) => pile === 'tableau-5')).toBe('tableau-5');
});

test('nothing where no pile is overlapped', () => {
  expect(mostOverlapped(card(-300, 100), columns, any)).toBeUndefined();
});

describe('a pyramid: each row half a card lower, and over the one before', () => {
  const pile = (id: string, column: number, row: number, card?: string): PileView => ({
    ...{ id, kind: 'place', name: id, label: id, column, row, placeholder: '' },
    cards: cards(card ?? '').map((each) => ({ card: each, faceUp: true, liftable: true })),
  });
  const columnsOf = (left: string | undefined) => {
    const piles = [
      pile('top', 0.5, 0, 'KS'),
      pile('left', 0, 0.5, left),
      pile('right', 1, 0.5),
      pile('waste', 0.5, 2),
    ];
    const pyramid = { columns: 2, rows: 3, fanRoom: 0, piles };
    const rects = piles.map(({ id, column, row }) => [id, card(column * 60, row * 80)] as const);
    return dropColumns(pyramid, new Map(rects), 500);
  };

  test('a covered card takes a drop only where it shows', () => {
    const covered = columnsOf('QS');
    expect(covered.get('top')).toEqual({ left: 30, top: 0, width: 50, height: 40 });
    expect(covered.get('left')?.height).toBe(120);
    expect(mostOverlapped(card(10, 50), covered, any)).toBe('left');
  });

  test('an empty place covers nothing', () => {
    expect(columnsOf(undefined).get('top')?.height).toBe(160);
  });
});
