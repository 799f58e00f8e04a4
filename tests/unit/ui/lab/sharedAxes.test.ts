import { expect, test } from 'vitest';
import { wilson } from '../../../../src/engine/interval';
import type { Job } from '../../../../src/lab/job';
import { sharedAxes } from '../../../../src/ui/lab/sharedAxes';

function run(job: Omit<Job, 'first'>, scores: Readonly<Record<string, number>>, done = true) {
  const games = Object.values(scores).reduce((sum, count) => sum + count, 0);
  const won = scores[0] ?? 0;
  return {
    job: { ...job, first: '0' },
    progress: {
      tally: { ...job, first: '0', games, won, scores },
      milestones: [],
      examples: {},
      done,
      deaths: 0,
      failure: undefined,
    },
    points: games > 0 ? [{ games, won }] : [],
  };
}

const TENS = run({ game: 'tens', player: 'automatic', games: 1000 }, { 0: 100, 30: 800, 44: 100 });
const ELEVENS = run({ game: 'elevens', player: 'automatic', games: 400 }, { 0: 40, 50: 360 });
const PICTURES = run({ game: 'pictures', player: 'automatic', games: 400 }, { 9: 400 });

test('runs that count the same share the range of scores; others have their own', () => {
  const { scores } = sharedAxes([TENS, ELEVENS, PICTURES], []);
  expect(scores).toEqual({
    'Number of cards left': { low: 0, high: 50 },
    'Number of uncovered pictures': { low: 9, high: 9 },
  });
});

test('all runs share the axes of shares, win rates and games, which hold every interval', () => {
  const { share, rate, games } = sharedAxes([TENS, ELEVENS], [0.5]);
  expect(share[1]).toBeGreaterThan(wilson(360, 400).high);
  expect(rate[0]).toBe(0);
  expect(rate[1]).toBeGreaterThan(0.5);
  expect(games).toEqual([100, 1000]);
});

test('win rates that lie close together far above 0 fill the plot', () => {
  const scores = { 0: 900, 1: 100 };
  const { rate } = sharedAxes(
    [run({ game: 'tens', player: 'automatic', games: 1000 }, scores)],
    [],
  );
  expect(rate[0]).toBeGreaterThan(0.8);
  expect(rate[0]).toBeLessThan(wilson(900, 1000).low);
  expect(rate[1]).toBeGreaterThan(wilson(900, 1000).high);
});

test('the axis of games reaches as far as the run will go, of a run that is done as far as it went', () => {
  const job: Omit<Job, 'first'> = { game: 'tens', player: 'automatic', games: 1_000_000 };
  const axes = (done: boolean) => sharedAxes([run(job, { 0: 50, 1: 150 }, done)], []);
  expect(axes(false).games).toEqual([200, 1_000_000]);
  expect(axes(true).games).toEqual([20, 200]);
});

test('before the first game the axes can be drawn', () => {
  const { share, rate, games, scores } = sharedAxes([], []);
  for (const [low, high] of [share, rate, games]) expect(high).toBeGreaterThan(low);
  expect(scores).toEqual({});
});
