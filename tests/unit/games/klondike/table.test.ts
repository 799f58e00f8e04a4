import { describe, expect, test } from 'vitest';
import type { Gesture } from '../../../../src/engine/view';
import { apply } from '../../../../src/games/klondike/rules';
import { dealKlondike, type KlondikeState } from '../../../../src/games/klondike/state';
import { moveOfGesture, movesFor, view } from '../../../../src/games/klondike/table';
import { formatMove } from '../../../../src/games/klondike/text';
import { klondikeState, upTo } from '../../../support/klondike';

const lines = (state: KlondikeState, gesture: Gesture): readonly string[] | string => {
  const moves = movesFor(state, gesture);
  return moves.ok ? moves.value.map(formatMove) : moves.error;
};

describe('gestures', () => {
  test('a press on the stock clicks it', () => {
    const state = klondikeState({ stock: '2H' });
    expect(lines(state, { kind: 'press', pile: 'stock' })).toEqual(['s']);
    expect(lines(state, { kind: 'press', pile: 'waste' })).toContain('stock');
  });

  test('a drop is the event between its two piles, legal or not', () => {
    const state = klondikeState({ waste: '2H', tableau: ['9C 8H', '9S'], foundations: ['AS'] });
    const drop = (from: string, count: number, to: string) =>
      lines(state, { kind: 'drop', from, count, to });
    expect(drop('waste', 1, 'tableau-1')).toEqual(['m w, c1, 1']);
    expect(drop('waste', 1, 'foundation-2')).toEqual(['m w, f2, 1']);
    expect(drop('tableau-1', 2, 'tableau-2')).toEqual(['m c1, c2, 2']);
    expect(drop('tableau-1', 1, 'foundation-1')).toEqual(['m c1, f1, 1']);
    expect(drop('foundation-1', 1, 'tableau-2')).toEqual(['m f1, c2, 1']);
    expect(drop('tableau-1', 2, 'foundation-1')).toBe('A foundation takes one card at a time.');
    expect(drop('waste', 1, 'stock')).toBe('No card can be put there.');
    expect(drop('foundation-1', 1, 'foundation-2')).toContain('already');
  });

  test('a press on the stock and a drop mean one move, whatever the state', () => {
    expect(moveOfGesture({ kind: 'press', pile: 'stock' })).toEqual({ type: 'clickStock' });
    expect(moveOfGesture({ kind: 'press', pile: 'waste' })).toBeUndefined();
    expect(moveOfGesture({ kind: 'drop', from: 'waste', count: 1, to: 'foundation-2' })).toEqual({
      type: 'moveWasteToFoundation',
      foundation: 2,
    });
    expect(moveOfGesture({ kind: 'drop', from: 'waste', count: 1, to: 'place-2' })).toBeUndefined();
    expect(moveOfGesture({ kind: 'tap', pile: 'waste', count: 1 })).toBeUndefined();
  });
});

describe('the targets of a tap', () => {
  const tap = (state: KlondikeState, pile: string, count = 1) =>
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
      '6 of Clubs needs a red 7, or the 5 of Clubs at the top.',
    );
  });
});

test('the view has every card once, hidden ones face down, only the waste’s top liftable', () => {
  const first = dealKlondike(3, '275');
  const clicked = apply(first, { type: 'clickStock' });
  if (!clicked.ok) throw new Error('the stock cannot be clicked');
  const { piles } = view(clicked.value);
  expect(piles.map(({ id }) => id)).toEqual([
    'stock',
    'waste',
    ...[1, 2, 3, 4].map((n) => `foundation-${n}`),
    ...[1, 2, 3, 4, 5, 6, 7].map((n) => `tableau-${n}`),
  ]);
  expect(new Set(piles.flatMap((pile) => pile.cards.map(({ card }) => card))).size).toBe(52);
  expect(piles[0]?.label).toBe('Stock, 21 cards');
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
