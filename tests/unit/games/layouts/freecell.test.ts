import { describe, expect, test } from 'vitest';
import { fullDecks } from '../../../../src/engine/deck';
import { err } from '../../../../src/engine/result';
import { setupOfVariant } from '../../../../src/games/index';
import type { LayoutState } from '../../../../src/games/layouts/board';
import { capacity } from '../../../../src/games/layouts/building';
import { cardsOf as cards } from '../../../support/board';
import { tryLine as after, freecell, freeCellState as stateOf } from '../../../support/freecell';

const game = freecell(4);
const { rules, table, text, lines, advice } = game;

test('the deck is dealt from its top, a card to each column in turn', () => {
  const state = rules.deal('1', fullDecks(1));
  expect(state.tableau.map((column) => column.cards.length)).toEqual([7, 7, 7, 7, 6, 6, 6, 6]);
  expect(state.tableau[0]?.cards.slice(0, 2)).toEqual([51, 43]);
  expect(state.tableau[7]?.cards[0]).toBe(44);
});

describe('columns', () => {
  test('take a card of the other colour, one rank lower', () => {
    const state = stateOf(['9C', '8H', '8S', 'TD']);
    expect(after(state, 'm c2, c1')).toMatchObject({
      tableau: { 0: { cards: cards('9C 8H') }, 1: { cards: [] } },
    });
    expect(after(state, 'm c3, c1')).toBe(
      '8 of Spades needs a red 9; column 1 ends in the 9 of Clubs.',
    );
  });

  test('take any card when they are empty', () => {
    expect(after(stateOf(['9C 2H']), 'm c1, c8')).toMatchObject({
      tableau: { 7: { cards: cards('2H') } },
    });
  });

  test('give only cards that are in order', () => {
    expect(after(stateOf(['9C 7H 6S', '8S']), 'm c1, c2, 3')).toBe(
      'Only the last 2 cards can move: the run is broken.',
    );
  });
});

describe('a run moves at once', () => {
  const run = 'KS 9H 8S 7H 6S 5H';
  const full = ['2C', '2D', '2H', '2S'];
  const others = ['TS', 'KD', 'KH', 'KC', 'QD', 'QH', 'JC'];

  test.each([
    ['with four cells, five cards', 5, ['', '', '', ''], others, 5],
    ['with one cell, two', 2, full.with(0, ''), others, 5],
    ['twice as many with an empty column', 4, full.with(0, ''), others.with(6, ''), 5],
    ['four times as many with two', 8, full.with(0, ''), others.with(6, '').with(5, ''), 5],
  ])('%s', (_, most, cells, columns) => {
    const state = stateOf([run, ...columns], cells);
    expect(capacity(setupOfVariant('freecell'), state, { kind: 'tableau', index: 2 })).toBe(most);
    const next = after(state, 'm c1, c2, 5');
    if (most >= 5)
      expect(next).toMatchObject({ tableau: { 1: { cards: cards('TS 9H 8S 7H 6S 5H') } } });
    else expect(next).toContain(`Only ${most} cards can move at once: 1 free cell, `);
  });

  test('an empty target does not count as a place on the way', () => {
    const state = stateOf([run, ...others.with(6, '')], full.with(0, ''));
    expect(after(state, 'm c1, c8, 3')).toBe(
      'Only 2 cards can move at once: 1 free cell, no empty column.',
    );
  });
});

test('a free cell holds one card, and a foundation goes up in suit from the ace', () => {
  const state = stateOf(['9C AH', '2H', '3S'], ['5D', '', '', '']);
  expect(after(state, 'm c3, a1')).toBe('Free cell 1 holds the 5 of Diamonds.');
  expect(after(state, 'm c1, f2')).toMatchObject({ foundations: { 1: cards('AH') } });
  expect(after(state, 'm c2, f1')).toBe(
    '2 of Hearts needs the Ace of Hearts; foundation 1 is empty.',
  );
  expect(after(stateOf([], undefined, ['AH']), 'm f1, c1')).toBe(
    'A card on a foundation stays there.',
  );
});

test('a cell or a foundation without its number is the first that takes the card', () => {
  const state = stateOf(['9C AH', '3S'], ['5D', '', '', '']);
  expect(lines.parseMove('M C1 A', state)).toEqual(lines.parseMove('m c1, a2, 1'));
  expect(lines.parseMove('m c1, f', state)).toEqual(lines.parseMove('m c1, f1, 1'));
  expect(after(state, 'm c2, f')).toBe('No foundation takes the 3 of Spades.');
  expect(after({ ...state, cells: [cards('5D')] }, 'm c2, a')).toBe('Every free cell is taken.');
  expect(lines.parseMove('m c1, a')).toMatchObject({ ok: false });
});

test.each([
  ['m c9, c1', 'There is no column “9”; columns are c1 to c8.'],
  ['m y, c1', '“y” is not a pile; piles are c1 to c8, f1 to f4 and a1 to a4.'],
  ['m c1', 'A move names where from and where to, as in “m c6, c1, 2”.'],
  ['m c1, c2, two', '“two” is not a number of cards.'],
  ['m c1, a6', 'There is no free cell “6”; free cells are a1 to a4.'],
  ['m c1, c1', 'The card is on column 1 already.'],
  ['m c8, c1', 'Column 8 is empty.'],
])('%s: %s', (line, sentence) => {
  expect(after(stateOf(['9C', '8H']), line)).toBe(sentence);
});

test('a tap takes a card to a longer run, then to a cell, then to an empty column', () => {
  const state = stateOf(['KS 8H', '9C', 'TD 9S', '2C', '3C', '4C', '5C']);
  const moves = table.movesFor(state, { kind: 'tap', pile: 'tableau-1', count: 1 });
  expect(moves.ok && moves.value.map((move) => text.formatMove(move))).toEqual([
    'm c1, c3, 1',
    'm c1, c2, 1',
    'm c1, a1, 1',
    'm c1, c8, 1',
  ]);
});

test('a tap takes the card of a cell to an empty column', () => {
  const state = stateOf(['KS', '9C', 'TD', '2C', '3C', '4C', '5C'], ['KH', '', '', '']);
  const moves = table.movesFor(state, { kind: 'tap', pile: 'cell-1', count: 1 });
  expect(moves.ok && moves.value.map((move) => text.formatMove(move))).toEqual(['m a1, c8, 1']);
});

test('a card of a free cell needs no free cell', () => {
  const state = stateOf(['KH', '9C', 'TD', '2C', '3C', '4C', '5C', '6C'], ['QH', '', '', '']);
  const moves = table.movesFor(state, { kind: 'tap', pile: 'cell-1', count: 1 });
  expect(moves).toEqual(
    err(
      'Queen of Hearts needs a black King, the Jack of Hearts on its foundation or an empty column.',
    ),
  );
});

test('a double-click takes a card to its foundation, or else to a free cell', () => {
  const send = (state: LayoutState) => {
    const moves = table.movesFor(state, { kind: 'send', pile: 'tableau-1', count: 1 });
    return moves.ok ? moves.value.map((move) => text.formatMove(move)) : moves.error;
  };
  expect(send(stateOf(['KS AH']))).toEqual(['m c1, f1, 1']);
  expect(send(stateOf(['KS 8H']))).toEqual(['m c1, a1, 1']);
});

test('only a card that nothing can need again is played to its foundation by itself', () => {
  const safe = stateOf(['3H'], [], ['AH 2H', 'AC 2C', 'AS 2S', 'AD']);
  expect(advice?.safeMove?.(safe)).toMatchObject({ to: { kind: 'foundation', index: 1 } });
  expect(advice?.safeMove?.({ ...safe, foundations: stateOf([], [], ['AH 2H']).foundations })).toBe(
    undefined,
  );
});

test('the rest is played out where the foundations take it card by card', () => {
  const state = stateOf(
    ['KH QH', 'KC'],
    [''],
    [
      'AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH',
      'AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC',
      'AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS',
      'AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD',
    ],
  );
  expect(advice?.finish?.(state)).toHaveLength(3);
  expect(advice?.finish?.({ ...state, tableau: stateOf(['QH KH', 'KC']).tableau })).toBeUndefined();
});

test('no more moves: every cell taken, and no card fits', () => {
  const state = stateOf(['2C', '2S', '4C', '4S', '6C', '6S', '8C', '8S'], ['TC', 'TS', 'QC', 'QS']);
  expect(rules.status(state)).toBe('stuck');
  expect(rules.status({ ...state, cells: state.cells?.with(0, []) ?? [] })).toBe('playing');
});

test('cells and foundations that fill a row lie exactly over the columns', () => {
  const { piles } = freecell(4).table.view(freecell(4).rules.deal('ms1'));
  const columnsIn = (row: number) =>
    piles.filter((pile) => pile.row === row).map(({ column }) => column);
  expect(columnsIn(0).sort()).toEqual(columnsIn(1).sort());
});

test.each([
  [1, 2],
  [4, 2],
  [5, 3],
  [6, 3],
])(
  'with %i cells the table has %i rows of eight places in portrait, none taken twice',
  (cells, rows) => {
    const { piles, ...table } = freecell(cells).table.view(freecell(cells).rules.deal('ms1'));
    const { columns, rows: height } = table.portrait ?? table;
    expect([columns, height]).toEqual([8, rows]);
    const places = piles.map(({ portrait, column, row }) => portrait ?? { column, row });
    expect(places.every(({ column, row }) => column < 8 && row < rows)).toBe(true);
    expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(piles.length);
  },
);
