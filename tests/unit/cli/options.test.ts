import { describe, expect, test } from 'vitest';
import { parseCount, parseDeal, parseGame, parseRange } from '../../../src/cli/options';
import { type Card, faceCode } from '../../../src/engine/card';
import { cardsOfPack, type DealKinds, FULL_DECK, formatCards } from '../../../src/engine/deck';
import { GAME_IDS, gameOf } from '../../../src/games/index';

test('a game by its id', () => {
  expect(parseGame('tens')).toEqual({ ok: true, value: 'tens' });
  for (const word of ['Tens', ' TENS '])
    expect(parseGame(word)).toEqual({ ok: true, value: 'tens' });
  expect(parseGame('Klondike-3;Redeals=2')).toEqual({ ok: true, value: 'klondike-3;redeals=2' });
  expect(parseGame('LAYOUT;columns=7x4.6x4;cells=5;move=helped')).toEqual({
    ok: true,
    value: 'freecell;cells=5',
  });
  expect(parseGame('chess')).toMatchObject({ ok: false });
});

describe('a deal', () => {
  test('by number or deck, not both', () => {
    const deck = formatCards(FULL_DECK);
    expect(parseDeal('+07', undefined, {})).toEqual({ ok: true, value: '7' });
    expect(parseDeal(undefined, deck, {})).toEqual({
      ok: true,
      value: FULL_DECK.map(faceCode).join(''),
    });
    expect(parseDeal('7', deck, {})).toEqual({
      ok: false,
      error: 'Give a deal number or a deck, not both.',
    });
    expect(parseDeal(undefined, undefined, {})).toMatchObject({ ok: false });
  });

  test.each(GAME_IDS.map((id) => [id, gameOf(id)] as const))(
    '%s takes all cards of its own pack, and no other',
    (_id, game) => {
      const pack = cardsOfPack(game);
      const own = formatFaces(pack);
      const parsed = { ok: true, value: own.replaceAll(' ', '') };
      expect(parseDeal(undefined, own, game)).toEqual(parsed);
      expect(parseDeal(own, undefined, game)).toEqual(parsed);
      for (const other of OTHER_PACKS.map((cards) => formatFaces(cards))) {
        if (other === own) continue;
        const refused = { ok: false, error: expect.stringMatching(/^The |^Another /) };
        expect(parseDeal(undefined, other, game)).toEqual(refused);
        expect(parseDeal(other, undefined, game)).toEqual(refused);
      }
      const byMicrosoft = parseDeal('ms617', undefined, game);
      expect(byMicrosoft.ok).toBe(game.microsoftDeals === true);
    },
  );
});

/** Packs that games are dealt from, each in order. */
const OTHER_PACKS = [
  {},
  { suits: [3] },
  { suits: [0, 3] },
  { decks: 2 },
  { decks: 2, suits: [3] },
  { decks: 2, suits: [0, 3] },
].map(cardsOfPack);

const formatFaces = (cards: readonly Card[]): string => cards.map(faceCode).join(' ');

test('a count from 1 to its limit', () => {
  expect(parseCount(' 256 ', 'It', 256)).toEqual({ ok: true, value: 256 });
  for (const text of ['', '0', '257', '-1', '1.5', '1e2', '9'.repeat(16)]) {
    expect(parseCount(text, 'It', 256)).toEqual({
      ok: false,
      error: expect.stringMatching(/^It must be a whole number from 1 to 256, not “/),
    });
  }
  expect(parseCount('0', 'It', 256, 0)).toEqual({ ok: true, value: 0 });
});

test('a range of deals, of either sign', () => {
  expect(parseRange(' 0..199 ', 200, {})).toEqual({ ok: true, value: { first: '0', games: 200 } });
  expect(parseRange('-007..+1', 200, {})).toEqual({ ok: true, value: { first: '-7', games: 9 } });
  expect(parseRange('275', 200, {})).toEqual({ ok: true, value: { first: '275', games: 1 } });
  for (const text of ['0..200', '5..4', `0..${'9'.repeat(100_000)}`]) {
    expect(parseRange(text, 200, {})).toEqual({
      ok: false,
      error: 'A range holds 1 to 200 deals, in increasing order.',
    });
  }
  for (const text of ['', '5-6', '..', '1...2', '1..2..3', 'a..b', `${'0'.repeat(1_000_000)}.`]) {
    expect(parseRange(text, 200, {})).toMatchObject({
      error: expect.stringMatching(/is not a range of deals, such as 0\.\.199\.$/),
    });
  }
});

test('a range of deals by Microsoft’s numbers, of a game that has them', () => {
  const freeCell = { microsoftDeals: true } as const;
  const read = (text: string, game: DealKinds = freeCell) => parseRange(text, 32_000, game);
  const all = { ok: true, value: { first: 'ms1', games: 32_000 } };
  for (const text of ['ms1..ms32000', ' MS01..ms032000 ']) expect(read(text)).toEqual(all);
  expect(read('ms617')).toEqual({ ok: true, value: { first: 'ms617', games: 1 } });
  expect(read('ms5..ms4')).toMatchObject({ error: expect.stringMatching(/in increasing order/) });
  for (const text of ['ms0..ms4', 'ms-1..ms4', 'ms1..ms8589934592']) {
    expect(read(text)).toMatchObject({ error: expect.stringMatching(/ms1 to ms8589934591\.$/) });
  }
  for (const text of ['1..ms4', 'ms1..4', 'ms1..ms', 'msms1..msms4']) {
    expect(read(text)).toMatchObject({ error: expect.stringMatching(/is not a range of deals/) });
  }
  expect(read('ms1..ms4', {})).toMatchObject({
    error: expect.stringMatching(/^This game has no deals by Microsoft’s numbers; /),
  });
});

test('a game with other rules, by its one name', () => {
  expect(parseGame('elevens;places=8')).toEqual({ ok: true, value: 'elevens;places=8' });
  expect(parseGame('klondike-1;draw=3')).toEqual({ ok: true, value: 'klondike-3' });
  expect(parseGame('elevens;draw=1')).toEqual({
    ok: false,
    error: 'elevens has no option “draw”; its only option is places.',
  });
});
