import { expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/games/index';
import { addDays } from '../../src/persistence/calendar';
import { seedOf } from '../../src/persistence/daily';
import { type Day, dayOf } from '../../src/persistence/day';
import { dailyCandidate, resumableDaily } from '../../src/solver/daily';
import { runToEnd } from '../../src/solver/gameSolver';
import { hasDailyDeal } from '../../src/solver/registry';
import { proofSize } from '../support/proofSize';
import deals from '../vectors/daily_deals.json';

// The deals of 30 past days, the last one first: their numbers among those of their day. They must never change.

const LAST = dayOf(2026, 11, 25);
const GAMES = Object.entries(deals) as readonly (readonly [GameId, string])[];

/** The deals of 2 December 2026 and the five days before, of games whose daily deals beams find. */
const BY_BEAMS: readonly (readonly [GameId, string])[] = [
  ['australian-patience', '2 0 1 0 4 8'],
  ['gargantua', '0 0 0 0 0 0'],
  ['gypsy', '1 0 0 0 0 1'],
  ['agnes-sorel', '71 73 52 14 121 252'],
  ['rainbow', '0 1 2 0 1 0'],
  ['chameleon', '42 33 13 1 1 18'],
  ['american-toad', '0 0 0 0 0 0'],
  ['la-belle-lucie', '48 1 80 4 60 13'],
  ['trefoil', '67 76 51 49 8 0'],
  ['forty-thieves', '2 3 0 1 6 1'],
  ['josephine', '1 0 0 1 1 0'],
  ['streets', '0 3 0 1 0 1'],
  ['scorpion', '4 7 2 8 1 9'],
  ['rank-and-file', '0 0 0 0 0 1'],
  ['number-ten', '0 0 0 0 0 0'],
  ['emperor', '0 3 0 1 0 1'],
  ['maria', '3 3 0 1 5 1'],
  ['mrs-mop', '2 2 0 4 0 0'],
];

// A later game has no past days.
test('every game whose past days are listed still has a daily deal', () => {
  const listed = GAMES.map(([id]) => id);
  expect(GAME_IDS.filter(hasDailyDeal)).toEqual(expect.arrayContaining(listed));
  expect(listed).toHaveLength(47);
  for (const [, numbers] of GAMES) expect(numbers.split(' ')).toHaveLength(30);
});

/** The last days of a game and the places of their deals; of them the suite looks at day `n`, the proof at all. */
function expectDeals(id: GameId, last: Day, numbers: string, n: number): void {
  const all = numbers.split(' ');
  for (const [ago, k] of all.entries()) {
    if ((ago + n) % proofSize(all.length, 1) !== 0) continue;
    const seed = seedOf(addDays(last, -ago));
    const found = runToEnd(resumableDaily(id, seed), () => true);
    expect(found, `${ago} days ago`).toBe(dailyCandidate(seed, Number(k)));
  }
}

test.each(GAMES.map(([id, numbers], n) => ({ id, numbers, n })))(
  '$id: the deals of past days are what they were',
  ({ id, numbers, n }) => expectDeals(id, LAST, numbers, n),
);

test.each(BY_BEAMS.map(([id, numbers], n) => ({ id, numbers, n })))(
  '$id: the deals of days found by beams are what they were',
  ({ id, numbers, n }) => expectDeals(id, dayOf(2026, 12, 2), numbers, n),
);
