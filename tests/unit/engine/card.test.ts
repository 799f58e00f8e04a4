import { expect, test } from 'vitest';
import {
  type Card,
  cardCode,
  cardName,
  colourOf,
  copyOf,
  deckIndexOf,
  faceOf,
  makeCard,
  parseCard,
  rankOf,
  suitOf,
} from '../../../src/engine/card';
import { cardCharacter } from '../../../src/engine/cardCharacters';
import { FULL_DECK, fullDecks } from '../../../src/engine/deck';
import { err } from '../../../src/engine/result';

test('16 is the Four of Diamonds and 36 the Jack of Clubs (COMP9021, Cards)', () => {
  expect(cardName(16 as Card)).toBe('4 of Diamonds');
  expect(cardName(36 as Card)).toBe('Jack of Clubs');
});

test('every code reads back to its card, in either case', () => {
  for (const card of FULL_DECK) {
    expect(parseCard(cardCode(card))).toEqual({ ok: true, value: card });
    expect(parseCard(` ${cardCode(card).toLowerCase()} `)).toEqual({ ok: true, value: card });
  }
  expect(parseCard('10S')).toEqual({ ok: true, value: makeCard(3, 9) });
});

test.each(['', 'X', '1H', 'QX', 'QHH', '11S', '0S', 'HQ'])('%j is not a card', (text) => {
  expect(parseCard(text).ok).toBe(false);
});

test('hearts and diamonds are red, clubs and spades black', () => {
  expect([0, 1, 2, 3].map((suit) => colourOf(makeCard(suit, 5)))).toEqual([
    'red',
    'red',
    'black',
    'black',
  ]);
});

test('the Unicode characters skip the knights', () => {
  expect(cardCharacter(makeCard(0, 0))).toBe('🂱');
  expect(cardCharacter(makeCard(0, 10))).toBe('🂻');
  expect(cardCharacter(makeCard(0, 11))).toBe('🂽');
  expect(cardCharacter(makeCard(1, 12))).toBe('🃎');
  expect(cardCharacter(makeCard(2, 11))).toBe('🃝');
  expect(cardCharacter(makeCard(3, 9))).toBe('🂪');
});

test('what is quoted of a wrong card steers no terminal', () => {
  expect(parseCard('\u001b[31mQH\u0007')).toEqual(
    err('“\ufffd[31mQH\ufffd” is not a card; cards look like QH, TS or 10S.'),
  );
});

test('a card of another deck has the same face, and a code with the number of its deck', () => {
  const [queen, twin] = [makeCard(0, 11), copyOf(makeCard(0, 11), 1)];
  expect(twin).toBe(queen + 52);
  expect([faceOf(twin), deckIndexOf(twin), deckIndexOf(queen)]).toEqual([queen, 1, 0]);
  for (const card of fullDecks(3)) {
    const face = faceOf(card);
    expect(rankOf(card)).toBe(rankOf(face));
    expect(suitOf(card)).toBe(suitOf(face));
    expect(colourOf(card)).toBe(colourOf(face));
    expect(cardName(card)).toBe(cardName(face));
    expect(cardCharacter(card)).toBe(cardCharacter(face));
    expect(parseCard(cardCode(card).toLowerCase())).toEqual({ ok: true, value: card });
  }
  expect([cardCode(queen), cardCode(twin)]).toEqual(['QH', 'QH2']);
  expect(parseCard('10s3')).toEqual({ ok: true, value: copyOf(makeCard(3, 9), 2) });
});
