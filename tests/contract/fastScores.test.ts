import { describe, expect, test } from 'vitest';
import { offsetDeal } from '../../src/engine/dealId';
import { fullDecks } from '../../src/engine/deck';
import { shufflesFrom } from '../../src/engine/fastShuffles';
import { pythonShuffle } from '../../src/engine/pythonRandom';
import { fastScoreOf } from '../../src/games/fastScores';
import { playDeal } from '../../src/lab/players';
import { proofSize } from '../support/proofSize';
import { VARIANTS } from '../support/variants';

const GAMES = VARIANTS.filter((id) => fastScoreOf(id));

test('every game that no choice can change has a fast score', () => {
  expect(GAMES.filter((id) => !id.includes(';')).length).toBe(6);
});

describe.each([
  ['0', proofSize(1_000, 20_000)],
  ['-50', 100],
  [String(2 ** 32 - 60), 120],
  ['123456789012345678901234567890', 20],
] as const)('deals from %s, %i of them', (first, games) => {
  test.each(GAMES)('%s: the fast score is that of playing the deal out', (id) => {
    const fast = fastScoreOf(id);
    const shuffles = shufflesFrom(first, games, fast?.seeds);
    for (let n = 0; n < games; n++) {
      const deal = offsetDeal(first, n);
      const { score, won } = playDeal(id, 'automatic', deal);
      expect(fast?.scoreOf(shuffles), deal).toBe(score);
      expect(score === fast?.winningScore, deal).toBe(won);
      shuffles.next();
    }
  });

  test.each([1, 2])('the shuffles are Python’s, decks: %i', (decks) => {
    const shuffles = shufflesFrom(first, games, 8);
    const inOrder = fullDecks(decks);
    for (let n = 0; n < Math.min(games, 300); n++) {
      for (const by of [0, 7, 1, 6, 3]) {
        const count = inOrder.length - by;
        const cards = Uint8Array.from(inOrder);
        shuffles.begin(cards, count, by);
        for (const dealt of [1, 16, 9, inOrder.length]) shuffles.finish(dealt);
        const expected = pythonShuffle(
          inOrder.slice(0, count),
          offsetDeal(offsetDeal(first, n), by),
        );
        expect([...cards.slice(0, count)]).toEqual(expected);
      }
      shuffles.next();
    }
  });
});
