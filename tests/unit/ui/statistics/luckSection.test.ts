import { expect, test } from 'vitest';
import type { ListedGame } from '../../../../src/persistence/record';
import { describeLuck, describeReviewed, sumUp } from '../../../../src/ui/statistics/LuckSection';

const game = (id: string, result: 'won' | 'lost'): ListedGame => ({ id, result }) as ListedGame;

test('the games that are reviewed add up', () => {
  const games = [game('a', 'won'), game('b', 'lost'), game('c', 'won')];
  const totals = { ended: 0, start: 0.5, luck: 0.75, cost: 0.25 };
  expect(sumUp(games, ({ id }) => (id === 'c' ? undefined : totals))).toEqual({
    games: 2,
    won: 1,
    luck: 1.5,
    cost: 0.5,
  });
});

test.each([
  [
    { games: 80, won: 31, luck: 2.14, cost: 7.2 },
    'You began with 45%. The cards gave 3, your moves took 9. You won 31; with the same luck, a good player who doesn’t peek wins about 38.',
  ],
  [
    { games: 1, won: 0, luck: -0.31, cost: 0.1 },
    'You began with 41%. The cards took 31, your moves took 10.',
  ],
  [
    { games: 9, won: 9, luck: 0.8, cost: 0.04 },
    'You began with 92%. The cards gave 8, your moves took nothing. You won 9, as many as a good player who doesn’t peek wins with the same luck.',
  ],
])('%o', (sum, sentence) => {
  expect(describeLuck(sum).replaceAll('\u00a0', ' ')).toBe(sentence);
});

test('how many games are reviewed', () => {
  expect(describeReviewed(3, 3)).toMatch(
    /^The average of 3 games\. The first game of each deal counts, /,
  );
  expect(describeReviewed(0, 1)).toMatch(/^Based on 0 of 1 game\./);
});
