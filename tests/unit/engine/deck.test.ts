import { describe, expect, test } from 'vitest';
import { type Card, cardCode, colourOf, faceCode, rankOf, suitOf } from '../../../src/engine/card';
import {
  cardsOfPack,
  dealCards,
  deckOfDeal,
  FULL_DECK,
  formatCards,
  fullDecks,
  type Pack,
  parseDealId,
  parseDeck,
} from '../../../src/engine/deck';
import { pythonShuffle } from '../../../src/engine/pythonRandom';
import { err, ok } from '../../../src/engine/result';

test('cards are dealt from the end of a deck, as far as it has any', () => {
  expect(dealCards([1, 2, 3], 2)).toEqual({ dealt: [3, 2], deck: [1] });
  expect(dealCards([1], 5)).toEqual({ dealt: [1], deck: [] });
  expect(dealCards([1], 0)).toEqual({ dealt: [], deck: [1] });
  expect(dealCards([], 1)).toEqual({ dealt: [], deck: [] });
});

test('a deal is a number or 52 codes, with separators or without', () => {
  const deck = formatCards(FULL_DECK);
  const joined = deck.replaceAll(' ', '');
  for (const text of [deck, joined, deck.replaceAll(' ', ', '), joined.replaceAll('T', '10')]) {
    expect(parseDealId(` ${text.toLowerCase()} `, {})).toEqual({ ok: true, value: joined });
  }
  expect(parseDealId('-07', {})).toEqual({ ok: true, value: '-7' });
  expect(parseDealId('AH AH', {})).toEqual({
    ok: false,
    error: 'The Ace of Hearts is in the deck twice.',
  });
  expect(parseDealId(deck.slice(3), {})).toEqual({
    ok: false,
    error: 'The Ace of Hearts is missing from the deck.',
  });
  for (const text of ['AH', 'AH,', 'AH 1X', ',AH AS', 'AHA']) {
    expect(parseDealId(text, {})).toMatchObject({ error: expect.stringContaining('deal number') });
  }
});

test('a deal is what Python prints of a list of cards', () => {
  const shuffled = pythonShuffle(FULL_DECK, '275');
  const list = (cards: readonly number[]) => `[${cards.join(', ')}]`;
  expect(parseDealId(` ${list(shuffled)}\n`, {})).toEqual(ok(shuffled.map(faceCode).join('')));
  expect(parseDealId(list(fullDecks(2)), { decks: 2 })).toEqual(
    ok(fullDecks(2).map(faceCode).join('')),
  );
  expect(parseDealId(list(FULL_DECK.slice(1)), {})).toEqual(
    err('The Ace of Hearts is missing from the deck.'),
  );
  for (const [text, word] of [
    ['[0, 1, 1e9]', '1e9'],
    ['[0, -1]', '-1'],
    ['[0, 52]', '52'],
    ['[999]', '999'],
    ['[AH]', 'AH'],
    ['[0, 1', '[0'],
  ]) {
    expect(parseDealId(text as string, {})).toEqual(
      err(`“${word}” is not a card; cards look like QH, TS or 10S.`),
    );
  }
});

describe('two decks', () => {
  const faces = FULL_DECK.map(faceCode);
  const codes = [...faces, ...faces.toReversed()];

  test('a deal spells each face twice; the lower card is that of the first deck', () => {
    const id = parseDealId(codes.join(' '), { decks: 2 });
    expect(id).toEqual({ ok: true, value: codes.join('') });
    const cards = deckOfDeal(codes.join(''), undefined, { decks: 2 });
    expect(cards).toEqual([...FULL_DECK, ...FULL_DECK.map((card) => 103 - card)]);
    expect(cards.toSorted((a, b) => a - b)).toEqual(fullDecks(2));
  });

  test('a number is Python’s shuffle of range(104)', () => {
    expect(deckOfDeal('275', undefined, { decks: 2 })).toEqual(pythonShuffle(fullDecks(2), '275'));
  });

  test('a missing card, a face too many, a code of a copy and one deck alone are one sentence each', () => {
    const refused = (cards: readonly string[]) => parseDealId(cards.join(''), { decks: 2 });
    expect(refused(codes.slice(1))).toEqual(
      err('Another Ace of Hearts is missing from the 2 decks.'),
    );
    expect(refused(codes.slice(2))).toEqual(
      err('Another Ace of Hearts and 1 more are missing from the 2 decks.'),
    );
    expect(refused([...codes, 'AH'])).toEqual(err('The Ace of Hearts is in the 2 decks 3 times.'));
    expect(refused(codes.with(0, 'KS'))).toEqual(
      err('The King of Spades is in the 2 decks 3 times.'),
    );
    expect(refused(faces)).toMatchObject({
      error: 'Another Ace of Hearts and 51 more are missing from the 2 decks.',
    });
    expect(parseDeck(codes.with(0, 'AH2').join(' '), { decks: 2 })).toEqual(
      err('“AH2” is not a card; cards look like QH, TS or 10S.'),
    );
    expect(parseDealId(codes.join(''), {})).toEqual(
      err('The King of Spades is in the deck twice.'),
    );
  });
});

describe('fewer suits', () => {
  const spades: Pack = { decks: 2, suits: [3] };
  const heartsAndSpades: Pack = { decks: 2, suits: [0, 3] };
  const ofSuits = (letters: string) =>
    [...letters].flatMap((letter) => [...'A23456789TJQK'].map((rank) => rank + letter));

  test('every card is another one: eight copies of each spade, or four of each heart and spade', () => {
    const counts = (pack: Pack) => {
      const cards = cardsOfPack(pack);
      expect(new Set(cards).size).toBe(104);
      return [...new Set(cards.map(faceCode))].length;
    };
    expect(counts(spades)).toBe(13);
    expect(counts(heartsAndSpades)).toBe(26);
    expect(cardsOfPack({ decks: 2 })).toEqual(fullDecks(2));
    expect(cardsOfPack(spades).slice(0, 13).map(cardCode)).toEqual(ofSuits('S'));
    expect(cardCode(cardsOfPack(spades).at(-1) as Card)).toBe('KS8');
  });

  test('a number is Python’s shuffle, with hearts for red cards and spades for black ones', () => {
    const full = deckOfDeal('275', undefined, { decks: 2 });
    const cards = deckOfDeal('275', undefined, heartsAndSpades);
    expect(cards.map(rankOf)).toEqual(full.map(rankOf));
    expect(cards.map(colourOf)).toEqual(full.map(colourOf));
    expect(new Set(cards.map(suitOf))).toEqual(new Set([0, 3]));
    expect(deckOfDeal('275', undefined, spades).map(rankOf)).toEqual(full.map(rankOf));
  });

  test('a deck typed in has the right number of each face', () => {
    const codes = ofSuits('SSSSSSSS');
    expect(parseDealId(codes.join(' '), spades)).toEqual(ok(codes.join('')));
    expect(deckOfDeal(codes.join(''), undefined, spades).toSorted((a, b) => a - b)).toEqual(
      cardsOfPack(spades),
    );
    expect(parseDealId(codes.with(0, 'AH').join(' '), spades)).toEqual(
      err('The Ace of Hearts is not in the 2 decks: there are only spades.'),
    );
    expect(parseDealId(codes.with(0, 'KS').join(' '), spades)).toEqual(
      err('The King of Spades is in the 2 decks 9 times.'),
    );
    expect(parseDealId(ofSuits('DDDDSSSS').join(' '), heartsAndSpades)).toEqual(
      err('The Ace of Diamonds is not in the 2 decks: there are only hearts and spades.'),
    );
  });
});

test('an id that no parser has given is not dealt', () => {
  expect(() => deckOfDeal('AHAH')).toThrow('The Ace of Hearts is in the deck twice.');
  expect(() => deckOfDeal(FULL_DECK.map(faceCode).join(''), undefined, { decks: 2 })).toThrow(
    'missing',
  );
});

test('five million codes are refused as any wrong deck is', () => {
  expect(parseDealId('AH'.repeat(5_000_000), {})).toEqual({
    ok: false,
    error: 'The Ace of Hearts is in the deck twice.',
  });
});
