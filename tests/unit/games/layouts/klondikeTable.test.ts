import { describe, expect, test } from 'vitest';
import { STOCK, WASTE } from '../../../../src/engine/pile';
import type { Gesture } from '../../../../src/engine/view';
import type { LayoutState } from '../../../../src/games/layouts/board';
import { after, cardsOf } from '../../../support/board';
import { dealKlondike, klondikeOf, klondikeState, upTo, view } from '../../../support/klondike';

const game = klondikeOf(3);
const { text } = game;

const lines = (state: LayoutState, gesture: Gesture): readonly string[] | string => {
  const moves = game.table.movesFor(state, gesture);
  return moves.ok ? moves.value.map(text.formatMove) : moves.error;
};

describe('gestures', () => {
  test('a press on the stock clicks it', () => {
    const state = klondikeState({ stock: '2H' });
    expect(lines(state, { kind: 'press', pile: 'stock' })).toEqual(['s']);
    expect(lines(state, { kind: 'press', pile: 'waste' })).toContain('stock');
  });

  test('a drop is the move between its two piles, legal or not', () => {
    const state = klondikeState({ waste: '2H', tableau: ['9C 8H', '9S'], foundations: ['AS'] });
    const drop = (from: string, count: number, to: string) =>
      lines(state, { kind: 'drop', from, count, to });
    expect(drop('waste', 1, 'tableau-1')).toEqual(['m w, c1, 1']);
    expect(drop('waste', 1, 'foundation-2')).toEqual(['m w, f2, 1']);
    expect(drop('tableau-1', 2, 'tableau-2')).toEqual(['m c1, c2, 2']);
    expect(drop('tableau-1', 1, 'foundation-1')).toEqual(['m c1, f1, 1']);
    expect(drop('foundation-1', 1, 'tableau-2')).toEqual(['m f1, c2, 1']);
    expect(drop('waste', 1, 'nowhere')).toBe('There is no such pile.');
  });

  test('no card can be put on the stock', () => {
    const state = klondikeState({ stock: '2C', waste: '2H' });
    const next = game.rules.apply(state, { from: WASTE, to: STOCK, count: 1 });
    expect(!next.ok && text.explain(next.error)).toBe('No card can be put there.');
  });

  test.each([
    ['m c1, f1, 2', 'A foundation takes one card at a time.'],
    ['m w, c1, 2', 'Only the top card of the waste can move.'],
    ['m c1, w', 'No card can be put there.'],
    ['m f1, f2', 'No card can be put there.'],
  ])('%s is refused', (line, why) => {
    const state = klondikeState({ waste: '2H', tableau: ['9C 8H', '9S'], foundations: ['AS'] });
    expect(after(game, state, line)).toBe(why);
  });
});

describe('the targets of a tap', () => {
  const tap = (state: LayoutState, pile: string, count = 1) =>
    lines(state, { kind: 'tap', pile, count });

  test('a safe foundation comes first', () => {
    const state = klondikeState({ waste: '2H', foundations: ['AH'], tableau: ['3C'] });
    expect(tap(state, 'waste')).toEqual(['m w, f1, 1', 'm w, c1, 1']);
  });

  test('an unsafe foundation comes last', () => {
    const state = klondikeState({ waste: '5H', foundations: [upTo('H', 4)], tableau: ['6C'] });
    expect(tap(state, 'waste')).toEqual(['m w, c1, 1', 'm w, f1, 1']);
  });

  test('the longer resulting run wins, then the pile further left', () => {
    const tableau = ['9S', '10D 9C', '9S', '', '8H'];
    expect(tap(klondikeState({ tableau }), 'tableau-5')).toEqual([
      'm c5, c2, 1',
      'm c5, c1, 1',
      'm c5, c3, 1',
    ]);
  });

  test('a king goes to the first empty pile, but not from the bottom of another', () => {
    const state = klondikeState({ tableau: ['2H | KC QD', '', ''] });
    expect(tap(state, 'tableau-1', 2)).toEqual(['m c1, c2, 2']);
    expect(tap(klondikeState({ tableau: ['KC QD', ''] }), 'tableau-1', 2)).toBe(
      'King of Clubs needs an empty column.',
    );
  });

  test('a king alone on the waste goes to the first empty pile', () => {
    expect(tap(klondikeState({ waste: 'KC', tableau: ['2H', ''] }), 'waste')).toEqual([
      'm w, c2, 1',
    ]);
  });

  test('without a target the card says what it waits for', () => {
    const state = klondikeState({ tableau: ['9S 8H', '9D'], foundations: ['AH'] });
    expect(tap(state, 'tableau-1')).toBe(
      '8 of Hearts already lies on the 9 of Spades: there is no other place for it.',
    );
    expect(tap(state, 'tableau-1', 2)).toBe('9 of Spades needs a red 10.');
    expect(tap(state, 'foundation-1')).toContain('dragging');
  });

  test('a send goes to a foundation, safe or not', () => {
    const state = klondikeState({ waste: '5H', foundations: [upTo('H', 4)], tableau: ['6C'] });
    expect(lines(state, { kind: 'send', pile: 'waste', count: 1 })).toEqual(['m w, f1, 1']);
    expect(lines(state, { kind: 'send', pile: 'tableau-1', count: 1 })).toBe(
      '6 of Clubs needs a red 7, or the 5 of Clubs on its foundation.',
    );
  });
});

test('the view has every card once, hidden ones face down, only the waste’s top liftable', () => {
  const clicked = after(game, dealKlondike(3, '275'), 's');
  if (typeof clicked === 'string') throw new Error(clicked);
  const { piles, fanRoom } = view(clicked);
  expect(fanRoom).toBe(1);
  expect(piles.map(({ id }) => id)).toEqual([
    'stock',
    'waste',
    ...[1, 2, 3, 4].map((n) => `foundation-${n}`),
    ...[1, 2, 3, 4, 5, 6, 7].map((n) => `tableau-${n}`),
  ]);
  expect(new Set(piles.flatMap((pile) => pile.cards.map(({ card }) => card))).size).toBe(52);
  expect(piles[0]).toMatchObject({ label: 'Stock, 21 cards', badge: '21' });
  expect(piles[1]?.cards.map(({ liftable }) => liftable)).toEqual([false, false, true]);
  expect(piles[12]?.cards.map(({ faceUp }) => faceUp)).toEqual([...Array(6).fill(false), true]);
});

test('labels say what a player sees', () => {
  const { piles } = view(klondikeState({ waste: '2C 3C', foundations: ['', upTo('H', 5)] }));
  expect(piles.slice(0, 4).map(({ label }) => label)).toEqual([
    'Stock, empty, turns the waste over',
    'Waste, 3 of clubs on top',
    'Foundation 1, empty',
    'Foundation 2, hearts up to 5',
  ]);
});

test('what a move did', () => {
  const state = klondikeState({ tableau: ['JC | QH', 'QD', '', 'KS'], stock: '5S 4S 3S' });
  const narration = (line: string, tell: typeof text.aside = text.narrate) => {
    const move = game.lines.parseMove(line);
    const next = after(game, state, line);
    return move.ok && typeof next !== 'string' && tell?.(state, move.value, next).join(' ');
  };
  expect(narration('m c1, c4')).toBe('Queen of Hearts to column 4. Jack of Clubs revealed.');
  expect(narration('s')).toBe('Drew 3 cards, 5 of Spades on top.');
  expect(narration('m c2, c4', text.aside)).toBe('Column 2 is empty.');
});

test.each([
  ['s', 's'],
  ['  S ', 's'],
  ['m c6, c1, 2', 'm c6, c1, 2'],
  ['M C6 C1 2', 'm c6, c1, 2'],
  ['m w,c1', 'm w, c1, 1'],
  ['m f4 , c7', 'm f4, c7, 1'],
  ['m c3 f2', 'm c3, f2, 1'],
  [`m c3 c2 ${'9'.repeat(400)}`, 'm c3, c2, 52'],
])('%j is read as %j', (line, move) => {
  const parsed = game.lines.parseMove(line);
  expect(parsed.ok && text.formatMove(parsed.value)).toBe(move);
});

const EXAMPLE = 'moves look like “s” or “m c6, c1, 2”';
const PILES = 'piles are w, c1 to c7 and f1 to f4';

test.each([
  ['', `“” is not a move; ${EXAMPLE}.`],
  ['x', `“x” is not a move; ${EXAMPLE}.`],
  ['mc1c2', `“mc1c2” is not a move; ${EXAMPLE}.`],
  ['s 1', '“s” takes no arguments.'],
  ['m', 'A move names where from and where to, as in “m c6, c1, 2”.'],
  ['m c1 c2 3 4', `Too many words: ${EXAMPLE}.`],
  ['m c1 c2 two', '“two” is not a number of cards.'],
  ['m c8, c1', 'There is no column “8”; columns are c1 to c7.'],
  ['m s, c1', `“s” is not a pile; ${PILES}.`],
])('%j is no move', (line, error) => {
  expect(game.lines.parseMove(line)).toEqual({ ok: false, error });
});

test('the table as the linked-list assignment prints it', () => {
  const state = klondikeState({
    stock: '2H 3H',
    waste: '4H 5H',
    foundations: ['AS'],
    tableau: ['2S 3S | 10D', 'KC'],
  });
  expect(klondikeOf(1).lines.formatState(state)).toBe(
    [
      'Stock          Waste          Foundation 1   Foundation 2   Foundation 3   Foundation 4',
      '(2 cards)      (2 cards)      (1 card)       (0 cards)      (0 cards)      (0 cards)',
      '[ ]            5H             AS',
      '',
      'Column 1       Column 2       Column 3       Column 4       Column 5       Column 6       Column 7',
      '(3 cards)      (1 card)       (0 cards)      (0 cards)      (0 cards)      (0 cards)      (0 cards)',
      '[ ]            KC',
      '[ ]',
      'TD',
    ].join('\n'),
  );
  expect(cardsOf('TD')).toEqual(state.tableau[0]?.cards.slice(-1));
});
