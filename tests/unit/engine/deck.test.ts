import { expect, test } from 'vitest';
import {
  dealCard,
  dealCards,
  deckOf,
  FULL_DECK,
  formatCards,
  parseCards,
  parseDealId,
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

test('a deal is a number or 52 codes, with separators or without', () => {
  const deck = formatCards(FULL_DECK);
  const joined = deck.replaceAll(' ', '');
  for (const text of [deck, joined, deck.replaceAll(' ', ', '), joined.replaceAll('T', '10')]) {
    expect(parseDealId(` ${text.toLowerCase()} `)).toEqual({ ok: true, value: joined });
  }
  expect(parseDealId('-07')).toEqual({ ok: true, value: '-7' });
  expect(parseDealId('AH AH')).toEqual({
    ok: false,
    error: 'The Ace of Hearts is in the deck twice.',
  });
  expect(parseDealId(deck.slice(3))).toEqual({
    ok: false,
    error: 'The Ace of Hearts is missing from the deck.',
  });
  for (const text of ['AH', 'AH,', 'AH 1X', ',AH AS', 'AHA']) {
    expect(parseDealId(text)).toMatchObject({ error: expect.stringContaining('deal number') });
  }
});

test('five million codes are refused as any wrong deck is', () => {
  expect(parseDealId('AH'.repeat(5_000_000))).toEqual({
    ok: false,
    error: 'The Ace of Hearts is in the deck twice.',
  });
});
