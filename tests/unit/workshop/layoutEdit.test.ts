import { describe, expect, test } from 'vitest';
import type { Layout } from '../../../src/games/layouts/layout';
import { formatLayout, parseLayout } from '../../../src/games/layouts/layoutText';
import type { PilesControl } from '../../../src/workshop/invention';
import {
  withColumns,
  withDown,
  withMember,
  withReserveCount,
  withReserved,
} from '../../../src/workshop/layoutEdit';
import { columnsAfter } from '../../support/columnsAfter';

const FREECELL = 'columns=7x4.6x4;move=helped;cells=4';
const KLONDIKE =
  'columns=1.2.3.4.5.6.7;down=0.1.2.3.4.5.6;dealt=columns;move=run;empty=king;back;stock=3;redeals=-1';
const YUKON = 'columns=1.6.7.8.9.10.11;down=0.1.2.3.4.5.6;move=all;empty=king';

function layoutOf(text: string): Layout {
  const parsed = parseLayout(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

const edited = (text: string, edit: (layout: Layout) => Layout): string =>
  formatLayout(edit(layoutOf(text)));

/** The layout after its control of columns was used. */
const afterControl = (layout: Layout, use: (control: PilesControl) => void): Layout =>
  withColumns(layout, columnsAfter(layout.columns, use));

const withColumnCount = (layout: Layout, columns: number): Layout =>
  afterControl(layout, ({ count }) => count.set(columns));
const withCards = (layout: Layout, column: number, cards: number): Layout =>
  afterControl(layout, ({ piles }) => piles[column]?.[0]?.set(cards));
const withMoreInEach = (layout: Layout, by: number): Layout =>
  afterControl(layout, ({ inEach }) => inEach?.(by));

describe('the number of columns', () => {
  test.each([
    ['a game without a stock deals all its cards still', FREECELL, 5, 'columns=11x2.10x3'],
    ['with more columns, too', FREECELL, 10, 'columns=6x2.5x8'],
    ['its face-down cards stay', YUKON, 6, 'columns=7x2.8.9.10.11;down=0.1.2.3.4.5'],
    ['stairs go on', KLONDIKE, 8, 'columns=1.2.3.4.5.6.7.8;down=0.1.2.3.4.5.6.7'],
    ['and are cut off', KLONDIKE, 2, 'columns=1.2;down=0.1'],
    [
      'equal columns have fellows',
      'decks=2;columns=3x8;down=2x8;stock=rows',
      9,
      'columns=3x9;down=2x9',
    ],
  ])('%s', (_name, before, count, after) => {
    expect(edited(before, (layout) => withColumnCount(layout, count))).toContain(after);
  });
});

describe('the cards', () => {
  test('two decks of a game without a stock all lie in the columns', () => {
    const two = edited(FREECELL, (layout) => withMember(layout, 'decks', 2));
    expect(two).toBe('decks=2;columns=13x8;move=helped;cells=4');
    expect(edited(two, (layout) => withMember(layout, 'decks', 1))).toBe(
      'columns=7x4.6x4;move=helped;cells=4',
    );
  });

  test('a column keeps one card face up, and the others keep theirs', () => {
    expect(edited(KLONDIKE, (layout) => withCards(layout, 6, 3))).toContain(
      'columns=1.2.3.4.5.6.3;down=0.1.2.3.4.5.2;',
    );
    expect(edited(KLONDIKE, (layout) => withCards(layout, 0, 4))).toContain(
      'columns=4.2.3.4.5.6.7;down=0.1.2.3.4.5.6;',
    );
  });

  test('each column has a card more or less, and one at least', () => {
    expect(edited(KLONDIKE, (layout) => withMoreInEach(layout, -1))).toContain(
      'columns=1x2.2.3.4.5.6;down=0x2.1.2.3.4.5;',
    );
    expect(edited(FREECELL, (layout) => withMoreInEach(layout, -1))).toBe(
      'columns=6x4.5x4;move=helped;cells=4',
    );
  });

  test('a reserve is taken from the columns of a game without a stock', () => {
    const one = edited(FREECELL, (layout) => withReserveCount(layout, 1));
    expect(one).toBe('columns=7x3.6x5;move=helped;cells=4;reserve=1');
    expect(edited(one, (layout) => withReserved(layout, 0, 12))).toBe(
      'columns=5x8;move=helped;cells=4;reserve=12',
    );
  });
});

describe('what no longer means anything goes', () => {
  test.each([
    [
      'the way of dealing',
      KLONDIKE,
      (l: Layout) => l.columns.reduce((m, _, i) => withDown(m, i, 0), l),
      'dealt',
    ],
    ['redeals of rows', KLONDIKE, (l: Layout) => withMember(l, 'stock', 'rows'), 'redeals'],
    ['cards that come back', KLONDIKE, (l: Layout) => withMember(l, 'goal', 'runs'), 'back'],
    ['the stock', KLONDIKE, (l: Layout) => withMoreInEach(withCards(l, 0, 4), 3), 'stock'],
    [
      'cards in free cells',
      `${FREECELL};held=0`.replace('7x4.6x4', '6x8').replace('held=0', 'held=4'),
      (l: Layout) => withMember(l, 'cells', 0),
      'held',
    ],
  ] as const)('%s', (_name, text, edit, gone) => {
    expect(text).toContain(gone);
    expect(edited(text, edit)).not.toContain(gone);
  });
});
