import { expect, test } from 'vitest';
import {
  dealCard,
  dealCards,
  deckOf,
  parseCards,
  shuffleDeck,
  undealtCards,
} from '../../../src/engine/deck';
import { perfectShuffle } from '../../../src/engine/shuffle';

test('cards are dealt from the end, and the dealt ones stay in the list', () => {
  const first = dealCard(deckOf([1, 2, 3]));
  expect(first).toEqual({ ok: true, value: { card: 3, deck: { cards: [1, 2, 3], undealt: 2 } } });
  const { dealt, deck } = dealCards(deckOf([1, 2, 3]), 2);
  expect(dealt).toEqual([3, 2]);
  expect(undealtCards(deck)).toEqual([1]);
  expect(dealCards(deck, 5).dealt).toEqual([1]);
});

test('dealing from an empty deck is an error (stack assignment, class Deck)', () => {
  expect(dealCard(deckOf([]))).toEqual({ ok: false, error: 'empty deck' });
});

test('a deck that was dealt from cannot be shuffled (stack assignment, class Deck)', () => {
  const { deck } = dealCards(deckOf([1, 2, 3]), 1);
  expect(shuffleDeck(deck, perfectShuffle)).toEqual({ ok: false, error: 'already dealt from' });
  expect(shuffleDeck(deckOf([1, 2, 3, 4]), perfectShuffle)).toEqual({
    ok: true,
    value: deckOf([1, 3, 2, 4]),
  });
});

test('cards from codes, or which of them is none', () => {
  expect(parseCards('AH, TS  10s')).toEqual({ ok: true, value: [0, 48, 48] });
  const wrong = parseCards('AH 1X');
  expect(wrong).toEqual({ ok: false, error: expect.stringContaining('1X') });
});
