import { expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/games/index';
import { addDays } from '../../src/persistence/calendar';
import { seedOf } from '../../src/persistence/daily';
import { dayOf } from '../../src/persistence/day';
import { dailyCandidate, resumableDaily } from '../../src/solver/daily';
import { runToEnd } from '../../src/solver/gameSolver';
import { hasDailyDeal } from '../../src/solver/registry';
import { proofSize } from '../support/proofSize';
import deals from '../vectors/daily_deals.json';

// The deals of 30 past days, the last one first: their numbers among those of their day. They must never change.

const LAST = dayOf(2026, 11, 25);
const GAMES = Object.entries(deals) as readonly (readonly [GameId, string])[];

// A later game has no past days.
test('every game whose past days are listed still has a daily deal', () => {
  const listed = GAMES.map(([id]) => id);
  expect(GAME_IDS.filter(hasDailyDeal)).toEqual(expect.arrayContaining(listed));
  expect(listed).toHaveLength(47);
  for (const [, numbers] of GAMES) expect(numbers.split(' ')).toHaveLength(30);
});

test.each(GAMES.map(([id, numbers], n) => ({ id, numbers, n })))(
  '$id: the deals of past days are what they were',
  ({ id, numbers, n }) => {
    for (const [ago, k] of numbers.split(' ').entries()) {
      // The suite looks at one day of each game, the proof at all.
      if ((ago + n) % proofSize(30, 1) !== 0) continue;
      const seed = seedOf(addDays(LAST, -ago));
      const found = runToEnd(resumableDaily(id, seed), () => true);
      expect(found, `${ago} days ago`).toBe(dailyCandidate(seed, Number(k)));
    }
  },
);
