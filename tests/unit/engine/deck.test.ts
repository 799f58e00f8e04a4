import { expect, test } from 'vitest';
import {
  buildDeck,
  dealCard,
  dealCards,
  deckOf,
  describeCard,
  parseCards,
  shuffleDeck,
  undealtCards,
} from '../../../src/engine/deck';
import { pythonRandom } from '../../../src/engine/pythonRandom';
import {
  perfectShuffle,
  selectionShuffle,
  slowSelectionShuffle,
} from '../../../src/engine/shuffle';
import { addCard, isEmpty, turnCard } from '../../../src/games/automatic/pile';
import shufflers from '../../vectors/shufflers.json';

test('a deck has its ranks within suits, in the given order (seed 002, Activity 2)', () => {
  const deck = buildDeck(['A', 'B', 'C'], ['Giraffes', 'Lions'], [2, 1, 6]);
  expect(deck.undealt).toBe(6);
  expect(deck.cards.map(describeCard)).toEqual([
    'A of Giraffes (point value = 2)',
    'B of Giraffes (point value = 1)',
    'C of Giraffes (point value = 6)',
    'A of Lions (point value = 2)',
    'B of Lions (point value = 1)',
    'C of Lions (point value = 6)',
  ]);
});

test('cards are dealt from the end, and the dealt ones stay in the list', () => {
  const first = dealCard(deckOf([1, 2, 3]));
  expect(first).toEqual({ ok: true, value: { card: 3, deck: { cards: [1, 2, 3], undealt: 2 } } });
  const { dealt, deck } = dealCards(deckOf([1, 2, 3]), 2);
  expect(dealt).toEqual([3, 2]);
  expect(undealtCards(deck)).toEqual([1]);
  expect(dealCards(deck, 5).dealt).toEqual([1]);
});

test('dealing from an empty deck is an error (seed 000)', () => {
  expect(dealCard(deckOf([]))).toEqual({ ok: false, error: 'empty deck' });
});

test('a deck that was dealt from cannot be shuffled (seed 000)', () => {
  const { deck } = dealCards(deckOf([1, 2, 3]), 1);
  expect(shuffleDeck(deck, perfectShuffle)).toEqual({ ok: false, error: 'already dealt from' });
  expect(shuffleDeck(deckOf([1, 2, 3, 4]), perfectShuffle)).toEqual({
    ok: true,
    value: deckOf([1, 3, 2, 4]),
  });
});

test('a pile turns the card added last; turning an empty one is an error (seed 000)', () => {
  const pile = addCard(addCard([], 'low'), 'high');
  expect(turnCard(pile)).toEqual({ ok: true, value: { card: 'high', pile: ['low'] } });
  expect(isEmpty(pile)).toBe(false);
  expect(turnCard([])).toEqual({ ok: false, error: 'empty pile' });
});

test('perfect shuffles', () => {
  for (const { values, shuffled } of shufflers.perfect) {
    expect(perfectShuffle<number>(values)).toEqual(shuffled);
  }
  let cards = Array.from({ length: 52 }, (_, n) => n);
  for (let n = 0; n < 8; n++) cards = perfectShuffle(cards);
  expect(cards).toEqual(Array.from({ length: 52 }, (_, n) => n));
});

test('selection shuffles', () => {
  for (const { values, 'r_for_k_from_n-1_down_to_1': rs, shuffled } of shufflers.selection) {
    let i = 0;
    expect(selectionShuffle<number>(values, () => rs[i++] ?? -1)).toEqual(shuffled);
  }
});

test('the slow selection shuffle draws again until a place is free', () => {
  const draws = [2, 2, 0, 2, 0, 1];
  expect(slowSelectionShuffle(['a', 'b', 'c'], () => draws.shift() ?? -1)).toEqual(['c', 'a', 'b']);
  const { randomBelow } = pythonRandom('5');
  const cards = Array.from({ length: 52 }, (_, n) => n);
  expect(slowSelectionShuffle(cards, randomBelow).sort((a, b) => a - b)).toEqual(cards);
});

test('cards from codes, or which of them is none', () => {
  expect(parseCards('AH, TS  10s')).toEqual({ ok: true, value: [0, 48, 48] });
  const wrong = parseCards('AH 1X');
  expect(wrong).toEqual({ ok: false, error: expect.stringContaining('1X') });
});
