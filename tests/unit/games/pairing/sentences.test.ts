import { expect, test } from 'vitest';
import { playOut } from '../../../../src/engine/autoplay';
import { type Card, cardCode, parseCard } from '../../../../src/engine/card';
import { present } from '../../../../src/engine/history';
import { endSentence } from '../../../../src/engine/lines';
import type { VariantId } from '../../../../src/games/index';
import { consoleGameOf } from '../../../../src/games/lines';
import { pileOf } from '../../../support/pileOf';

const cards = (codes: string): readonly Card[] =>
  codes.split(' ').flatMap((code) => {
    const card = parseCard(code);
    return card.ok ? [card.value] : [];
  });

test.each([
  ['elevens', '8H 3C', true, '8 + 3 = 11', '8 + 3 = 11'],
  ['elevens', '3H 4C', false, '3 + 4 = 7', '3 + 4 = 7, not 11'],
  ['elevens', '3H', false, '3', '3; needs 8 more for 11'],
  ['elevens', 'JH KC', false, 'J + K', 'Jack + King; needs a Queen'],
  ['elevens', 'JH QH KC', true, 'J + Q + K', 'Jack + Queen + King'],
  ['thirteens', 'KC', true, 'K', 'King'],
  ['tens', 'TC TH', false, '10 + 10', '10 + 10; needs two more 10s'],
] as const)('%s: %s may go: %s; the sum is “%s”', (id, codes, legal, sum, text) => {
  expect(consoleGameOf(id).selecting?.summarise(cards(codes))).toEqual({ legal, sum, text });
});

test('the table says how a deal ended, the console as the Elevens Lab prints it', () => {
  const ends = new Set<string>();
  for (let deal = 0; deal < 60; deal++) {
    const game = consoleGameOf('elevens');
    const end = present(playOut(game, game.rules.deal(String(deal))));
    const won = game.rules.status(end) === 'won';
    expect(game.text.ended(end, 0)).toBe(won ? 'You won!' : 'Lost: no groups left.');
    expect(endSentence(game, end, 0)).toBe(won ? 'You win!' : 'Sorry, you lose.');
    ends.add(game.text.ended(end, 0));
  }
  expect(ends.size).toBe(2);
});

test('a removed group lies on the discard', () => {
  const game = consoleGameOf('elevens');
  const next = game.rules.apply(game.rules.deal('0'), game.advice?.hint?.(game.rules.deal('0')));
  if (!next.ok) throw new Error(next.error.reason);
  const discard = pileOf(game, next.value, 'discard');
  expect(discard.label).toBe('Discard, 2 cards');
  expect(discard.cards.map(({ card }) => cardCode(card))).toEqual(['TS', 'AC']);
  expect(game.text.notes?.(next.value, { won: 0, games: 0 })).toEqual([]);
  expect(game.text.notes?.(next.value, { won: 1, games: 4 })).toEqual(['Won 1 of 4']);
});

test.each(['elevens', 'thirteens', 'tens'] as const)(
  '%s: partners are what legal moves pair',
  (id: VariantId) => {
    const game = consoleGameOf(id);
    for (let deal = 0; deal < 20; deal++) {
      const state = game.rules.deal(String(deal));
      const places = game.table.view(state).piles.filter(({ kind }) => kind === 'place');
      for (const {
        cards: [only],
      } of places) {
        const card = only?.card as Card;
        const groups = game.rules.legalMoves(state).flatMap((move) => {
          const played = game.rules.apply(state, move);
          if (!played.ok) return [];
          const gone = pileOf(game, played.value, 'discard').cards.map((each) => each.card);
          return gone.includes(card) ? gone.filter((each) => each !== card) : [];
        });
        expect(new Set(game.selecting?.partners(state, [card]))).toEqual(new Set(groups));
      }
    }
  },
);
