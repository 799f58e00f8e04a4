import { describe, expect, test } from 'vitest';
import { FULL_DECK } from '../../../../src/engine/deck';
import type { ConsoleGame } from '../../../../src/engine/lines';
import type { LayoutState } from '../../../../src/games/layouts/board';
import type { LayoutMove } from '../../../../src/games/layouts/rules';
import { consoleGameOf } from '../../../../src/games/lines';
import { after, boardOf, cardsOf, followHints } from '../../../support/board';

const yukon = consoleGameOf('yukon') as ConsoleGame<LayoutState, LayoutMove>;

const play = (state: LayoutState, line: string) => after(yukon, state, line);
const hint = (state: LayoutState) => {
  const move = yukon.advice?.hint?.(state);
  return move && yukon.text.formatMove(move);
};

test('seven columns of 1, 6, 7, 8, 9, 10 and 11 cards, the last five face up from the second on', () => {
  const { tableau } = yukon.rules.deal('0', FULL_DECK);
  expect(tableau.map(({ cards }) => cards.length)).toEqual([1, 6, 7, 8, 9, 10, 11]);
  expect(tableau.map(({ hidden }) => hidden)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  // The deck’s top is card 51; the 29th card dealt is the first that comes face up on column 2.
  expect(tableau[0]?.cards).toEqual([51]);
  expect(tableau[1]?.cards).toEqual([50, 49, 23, 17, 11, 5]);
  expect(tableau[6]?.cards.slice(-2)).toEqual([6, 0]);
});

describe('columns', () => {
  test('a face-up card moves with all cards on it, in order or not', () => {
    const state = boardOf(['9H', '8C KD 2S']);
    expect(play(state, 'm c2, c1, 3')).toMatchObject({
      tableau: { 0: { cards: cardsOf('9H 8C KD 2S') }, 1: { cards: [] } },
    });
  });

  test('it goes on a card of the other colour one rank higher, and nowhere else', () => {
    expect(play(boardOf(['9H', '8D']), 'm c2, c1')).toBe(
      '8 of Diamonds needs a black 9; column 1 ends in the 9 of Hearts.',
    );
  });

  test('an empty column takes kings alone', () => {
    const state = boardOf(['', '8C', '2D KS 5H']);
    expect(play(state, 'm c2, c1')).toBe('Kings go on empty columns.');
    expect(play(state, 'm c3, c1, 2')).toMatchObject({
      tableau: { 0: { cards: cardsOf('KS 5H') } },
    });
  });

  test('a face-down card does not move, and is turned up once it is the last', () => {
    const state = boardOf(['9H', '4S 5D|8C']);
    expect(play(state, 'm c2, c1, 2')).toBe('Only the last card can move.');
    const next = play(state, 'm c2, c1');
    expect(next).toMatchObject({ tableau: { 1: { cards: cardsOf('4S 5D'), hidden: 1 } } });
    const move = yukon.lines.parseMove('m c2, c1');
    if (typeof next === 'string' || !move.ok) throw new Error('refused');
    expect(yukon.text.narrate(state, move.value, next)).toEqual([
      '8 of Clubs to column 1.',
      '5 of Diamonds revealed.',
    ]);
  });
});

describe('foundations', () => {
  test('go up in suit from the ace, one card at a time, and keep their cards', () => {
    const state = boardOf(['9H 2C', 'AS 3C'], ['AC']);
    expect(play(state, 'm c1, f')).toMatchObject({ foundations: { 0: cardsOf('AC 2C') } });
    expect(play(state, 'm c2, f1')).toBe(
      '3 of Clubs needs the 2 of Clubs; foundation 1 has clubs up to Ace.',
    );
    expect(play(state, 'm c2, f1, 2')).toBe('A foundation takes one card at a time.');
    expect(play(state, 'm f1, c1')).toBe('A card on a foundation stays there.');
    expect(play(state, 'm c2, f')).toBe('No foundation takes the 3 of Clubs.');
  });

  test('the rest goes there by itself once nothing is in its way', () => {
    const twos = ['3C 2C', '2H'];
    const state = boardOf(twos, ['AC', 'AH', 'AD', 'AS']);
    // The other aces may have cards on them, and need a two.
    expect(yukon.advice?.safeMove?.(boardOf(twos, ['AC', 'AH']))).toBeUndefined();
    expect(yukon.advice?.safeMove?.(state)).toMatchObject({ from: { index: 1 } });
    expect(yukon.advice?.finish?.(state)).toBeUndefined();
  });
});

test('an ace stays where columns are built up, too, and go on it', () => {
  const state = boardOf(['9C AH', '2H']);
  expect(yukon.advice?.safeMove?.(state)).toMatchObject({ from: { index: 1 } });
  expect(consoleGameOf('alaska').advice?.safeMove?.(state)).toBeUndefined();
});

describe('typed lines', () => {
  test.each([
    ['m c8, c1', 'There is no column “8”; columns are c1 to c7.'],
    ['m a1, c1', '“a1” is not a pile; piles are c1 to c7 and f1 to f4.'],
    ['m c1, a', '“a” is not a pile; piles are c1 to c7 and f1 to f4.'],
    ['m c1, c2, x', '“x” is not a number of cards.'],
    ['m c3, c1', 'Column 3 is empty.'],
    ['m c1, c1', 'The card is on column 1 already.'],
    ['m c1, c2, 0', 'The number of cards must be 1 or more.'],
  ])('%s', (line, sentence) => {
    expect(play(boardOf(['9H', '8C']), line)).toBe(sentence);
  });
});

describe('gestures', () => {
  const tap = (state: LayoutState, column: number, count: number) =>
    yukon.table.movesFor(state, { kind: 'tap', pile: `tableau-${column}`, count });

  test('a safe card goes to its foundation, another to the column with the longest run', () => {
    const state = boardOf(['2C', '9H', 'TS 9D', '8S'], ['AC']);
    expect(tap(state, 1, 1)).toMatchObject({ value: { 0: { to: { kind: 'foundation' } } } });
    expect(tap(state, 4, 1)).toMatchObject({ value: { 0: { to: { index: 3 } } } });
  });

  test('a card that goes nowhere says what it needs', () => {
    expect(tap(boardOf(['9H', '5C']), 2, 1)).toEqual({
      ok: false,
      error: '5 of Clubs needs a red 6, or the 4 of Clubs on its foundation.',
    });
  });
});

describe('hints', () => {
  test('followed over whole games never lead back', () => {
    for (let deal = 0; deal < 60; deal++) followHints(yukon, String(deal));
  });

  test('a safe card comes first, then a card is turned up', () => {
    expect(hint(boardOf(['9H', '3D|8C', 'AS']))).toBe('m c3, f1, 1');
    expect(hint(boardOf(['9H', '3D|8C', 'TS']))).toBe('m c2, c1, 1');
  });
});
