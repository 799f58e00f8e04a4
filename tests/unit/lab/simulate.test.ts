import { expect, test } from 'vitest';
import type { Job } from '../../../src/lab/job';
import { simulate } from '../../../src/lab/simulate';

const JOB: Job = { game: 'thirteens', player: 'automatic', first: '20', games: 5_000 };

test('milestones are the counts after some of the games, densest at the beginning', () => {
  const { milestones, tally } = simulate(JOB);
  expect(milestones).toHaveLength(100);
  expect(milestones.at(-1)).toEqual({ games: tally.games, won: tally.won });
  const gaps = milestones.slice(1).map(({ games }, i) => games - (milestones[i]?.games ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(0);
  expect(gaps.slice(0, 10).every((gap) => gap < 15)).toBe(true);
  for (const { games, won } of milestones.filter((_, i) => i % 20 === 7)) {
    expect(simulate({ ...JOB, games }).tally.won).toBe(won);
  }
});

test.each([1, 2, 3, 40, 101])('a job of %i games has each of its milestones once', (games) => {
  const { milestones, tally } = simulate({ ...JOB, games });
  expect(milestones.at(-1)).toEqual({ games, won: tally.won });
  const counts = milestones.map((milestone) => milestone.games);
  expect(counts).toEqual([...new Set(counts)]);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
});
