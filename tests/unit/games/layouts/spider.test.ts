import { describe, expect, test } from 'vitest';
import { cardCode } from '../../../../src/engine/card';
import { cardsOfPack } from '../../../../src/engine/deck';
import type { ConsoleGame } from '../../../../src/engine/lines';
import type { LayoutState } from '../../../../src/games/layouts/board';
import type { LayoutMove } from '../../../../src/games/layouts/rules';
import { consoleGameOf } from '../../../../src/games/lines';
import { after, boardOf, cardsOf, followHints } from '../../../support/board';
import { variant } from '../../../support/variants';

const spider = (suits: number, empty = 'refused') =>
  consoleGameOf(variant(`spider;suits=${suits};empty=${empty}`)) as ConsoleGame<
    LayoutState,
    LayoutMove
  >;
const four = spider(4);
const one = spider(1);

/** A state of columns and a stock, each from its codes; empty columns hold a lone king, unless they are to be empty. */
const stateOf = (columns: readonly string[], stock = '', fill = 'KD'): LayoutState => ({
  ...boardOf(
    Array.from({ length: 10 }, (_, i) => columns[i] ?? fill),
    [],
    { columns: 10, foundations: 8 },
  ),
  stock: cardsOf(stock),
});
const play = (state: LayoutState, line: string, game = four) => after(game, state, line);
const RUN = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S';

describe('the deal', () => {
  test('six cards in each of the first four columns, five in the others, the last face up; 50 are left', () => {
    const { tableau, stock } = four.rules.deal('0', cardsOfPack({ decks: 2 }));
    expect(tableau.map(({ cards }) => cards.length)).toEqual([6, 6, 6, 6, 5, 5, 5, 5, 5, 5]);
    expect(tableau.map(({ hidden }) => hidden)).toEqual([5, 5, 5, 5, 4, 4, 4, 4, 4, 4]);
    expect(tableau[0]?.cards).toEqual([103, 93, 83, 73, 63, 53]);
    expect(stock?.length).toBe(50);
    expect(stock?.at(-1)).toBe(49);
  });

  test('one suit is eight copies of each spade, in the ranks of the same shuffle', () => {
    const codes = (game: typeof four) =>
      game.rules.deal('7').tableau.map(({ cards }) => cards.map(cardCode));
    const all = codes(one).flat();
    expect(new Set(all).size).toBe(54);
    expect(all.every((code) => /^[A2-9TJQK]S[2-8]?$/.test(code))).toBe(true);
    const ranks = (game: typeof four) => codes(game).map((column) => column.map((code) => code[0]));
    expect(ranks(one)).toEqual(ranks(four));
    expect(ranks(spider(2))).toEqual(ranks(four));
  });
});

describe('columns', () => {
  test('a card goes on any card one rank higher', () => {
    expect(play(stateOf(['9H', '8S']), 'm c2, c1')).toMatchObject({
      tableau: { 0: { cards: cardsOf('9H 8S') } },
    });
    expect(play(stateOf(['9H', '7S']), 'm c2, c1')).toBe(
      '7 of Spades needs an 8; column 1 ends in the 9 of Hearts.',
    );
    expect(play(stateOf(['9H', 'KS']), 'm c2, c1')).toBe('Kings go on empty columns.');
  });

  test('cards of one suit in order move together, others do not', () => {
    expect(play(stateOf(['9H', '8S 7S']), 'm c2, c1, 2')).toMatchObject({
      tableau: { 0: { cards: cardsOf('9H 8S 7S') } },
    });
    expect(play(stateOf(['9H', '8S 7H']), 'm c2, c1, 2')).toBe(
      'Only the last card can move: the card above is of another suit.',
    );
  });

  test('cards out of order say so, also where all are of one suit', () => {
    expect(play(stateOf(['', 'KS KS QS']), 'm c2, c1, 3')).toBe(
      'Only the last 2 cards can move: the run is broken.',
    );
    expect(play(stateOf(['9H', '8S 6H']), 'm c2, c1, 2')).toBe(
      'Only the last card can move: the run is broken.',
    );
  });

  test('an empty column takes any card or run', () => {
    expect(play(stateOf(['', '4D 8S 7S']), 'm c2, c1, 2')).toMatchObject({
      tableau: { 0: { cards: cardsOf('8S 7S') } },
    });
  });
});

describe('a complete run', () => {
  test('leaves in the move that completes it, and the card under it is turned up', () => {
    const state = stateOf(['AS', `4D 5D|${RUN}`]);
    const next = play(state, 'm c1, c2');
    if (typeof next === 'string') throw new Error(next);
    expect(next.tableau[1]).toEqual({ cards: cardsOf('4D 5D'), hidden: 1 });
    expect(next.foundations[0]?.map(cardCode).join(' ')).toBe(
      'AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS',
    );
    const move = four.lines.parseMove('m c1, c2');
    if (!move.ok) throw new Error(move.error);
    expect(four.text.narrate(state, move.value, next)).toEqual([
      'Ace of Spades to column 2.',
      'Spades from king to ace to foundation 1.',
      '5 of Diamonds revealed.',
    ]);
    expect(four.rules.score(next)).toBe(1);
  });

  test('leaves in a deal, too', () => {
    const stock = ['2H', '2D', '2C', '3H', '3D', '3C', '4H', '4D', 'AS', '5C'].join(' ');
    const next = play(stateOf(['5H', RUN], stock), 's');
    expect(next).toMatchObject({ stock: [], foundations: { 0: { length: 13 } } });
  });

  test('does not leave if its suits differ, and no card is put on a foundation by hand', () => {
    const mixed = stateOf(['AS', RUN.replace('9S', '9H')]);
    expect(play(mixed, 'm c1, c2')).toMatchObject({ foundations: { 0: [] } });
    expect(play(mixed, 'm c1, f1')).toBe(
      'Whole suits leave by themselves: put one together in a column, from king to ace.',
    );
  });
});

describe('the stock', () => {
  const stock = 'AH AD AC AS 2H 2D 2C 2S 3H 3D';

  test('deals a card to each column, its top card to the first', () => {
    expect(play(stateOf(['9H'], stock), 's')).toMatchObject({
      stock: [],
      tableau: { 0: { cards: cardsOf('9H 3D') }, 9: { cards: cardsOf('KD AH') } },
    });
    expect(play(stateOf(['9H']), 's')).toBe('The stock is empty.');
  });

  test('waits until empty columns are filled', () => {
    expect(play(stateOf(['9H 8H', 'KC', 'KS', ''], stock), 's')).toBe(
      'Fill column 4 first: no deal while a column is empty.',
    );
    expect(play(stateOf(['9H 8H', '', 'KS', '', 'QH JH'], stock), 's')).toBe(
      'Fill columns 2 and 4 first: no deal while a column is empty.',
    );
  });

  test('deals nevertheless by that option, or when there are too few cards to fill every column', () => {
    const open = stateOf(['9H 8H', ''], stock);
    expect(play(open, 's', spider(4, 'allowed'))).toMatchObject({ stock: [] });
    expect(play(stateOf(['9H 8H', 'KC'], stock, ''), 's')).toMatchObject({ stock: [] });
  });
});

describe('the end', () => {
  test('it is won with eight runs gone', () => {
    const runs = Array.from({ length: 7 }, () => `${RUN} AS`);
    const seven = {
      ...stateOf(['AS', RUN], '', ''),
      foundations: [...runs.map(cardsOf), []],
    };
    expect(four.rules.status(seven)).toBe('playing');
    const next = play(seven, 'm c1, c2');
    if (typeof next === 'string') throw new Error(next);
    expect(four.rules.status(next)).toBe('won');
    expect(four.rules.score(next)).toBe(8);
    expect(four.text.ended(next, 120)).toBe('Won in 120 moves.');
    expect(play(next, 's')).toBe('You have won this game.');
  });

  test('it is stuck when no card can be played and the stock is empty', () => {
    const state = stateOf([]);
    expect(four.rules.status(state)).toBe('stuck');
    expect(four.text.ended(state, 9)).toBe(
      'No moves left. No card can be played, and the stock is empty.',
    );
  });
});

test('a tap prefers the card’s own suit, then the longest run', () => {
  const state = stateOf(['9H', '9S', 'TD 9D', '8S']);
  const targets = four.table.movesFor(state, { kind: 'tap', pile: 'tableau-4', count: 1 });
  expect(targets).toMatchObject({
    value: [{ to: { index: 2 } }, { to: { index: 3 } }, { to: { index: 1 } }],
  });
});

describe('hints', () => {
  const hint = (state: LayoutState) => {
    const move = four.advice?.hint?.(state);
    return move && four.text.formatMove(move);
  };

  test.each([
    ['one suit', one],
    ['two suits', spider(2)],
    ['four suits', four],
    ['deals to empty columns', spider(1, 'allowed')],
  ])('with %s followed over whole games never lead back', (_, game) => {
    for (let deal = 0; deal < 30; deal++) followHints(game, String(deal));
  });

  test('they name the card they put others on, and say which of two like cards is meant', () => {
    const move = {
      from: { kind: 'tableau', index: 2 },
      to: { kind: 'tableau', index: 1 },
      count: 2,
    };
    const said = (...columns: readonly string[]) =>
      four.text.suggest(stateOf(columns), move as Parameters<typeof four.text.suggest>[1]);
    expect(said('9H', '8S 7S', '8C')).toBe('8 of Spades and 7 of Spades onto 9 of Hearts');
    expect(said('9H', '8S 7S', '8S')).toBe(
      '8 of Spades and 7 of Spades from column 2 onto 9 of Hearts',
    );
    expect(said('9H', '8S 7S', '9H')).toBe(
      '8 of Spades and 7 of Spades onto 9 of Hearts in column 1',
    );
    expect(said('', '8S 7S')).toBe('8 of Spades and 7 of Spades to column 1');
  });

  test('a run is completed first, then suits are joined, then cards turned up, then dealt', () => {
    expect(hint(stateOf(['AS', RUN, '9H', '8H']))).toBe('m c1, c2, 1');
    expect(hint(stateOf(['9H', '8H', '2C|8S']))).toBe('m c2, c1, 1');
    expect(hint(stateOf(['9H', '2C|8S']))).toBe('m c2, c1, 1');
    expect(hint(stateOf([], 'AH AD AC AS 2H 2D 2C 2S 3H 3D'))).toBe('s');
    expect(hint(stateOf([]))).toBeUndefined();
  });
});
