import { expect, test } from 'vitest';
import { wilson } from '../../../../src/engine/interval';
import type { Job } from '../../../../src/lab/job';
import { sharedAxes } from '../../../../src/ui/lab/sharedAxes';

function run(job: Omit<Job, 'first'>, scores: Readonly<Record<string, number>>, done = true) {
  const games = Object.values(scores).reduce((sum, count) => sum + count, 0);
  const won = scores[0] ?? 0;
  return {
    serial: 0,
    elapsedMs: 0,
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

const RATE_OF_NONE = (): readonly number[] => [];

test('runs that count the same share the axes of scores; others have their own', () => {
  const axesOf = sharedAxes([TENS, ELEVENS, PICTURES], RATE_OF_NONE);
  for (const run of [TENS, ELEVENS]) {
    expect(axesOf(run).scores).toEqual({ low: 0, high: 50 });
    expect(axesOf(run).share[1]).toBeGreaterThan(wilson(360, 400).high);
    expect(axesOf(run).share[1]).toBeLessThan(1);
  }
  expect(axesOf(PICTURES)).toMatchObject({ scores: { low: 9, high: 9 }, share: [0, 1] });
});

test('runs share the axes of win rates and games, which hold every interval', () => {
  const axesOf = sharedAxes([TENS, ELEVENS], (run) => (run === TENS ? [0.5] : []));
  expect(axesOf(ELEVENS).games).toEqual([100, 1000]);
  expect(axesOf(TENS).games).toEqual([100, 1000]);
  expect(axesOf(TENS).rate[0]).toBe(0);
  expect(axesOf(TENS).rate[1]).toBeGreaterThan(0.5);
  expect(axesOf(ELEVENS).rate).toEqual(axesOf(TENS).rate);
});

test('a win rate that would lie flat at the edge of a shared axis has its own', () => {
  const rare = run({ game: 'tens', player: 'automatic', games: 1000 }, { 0: 1, 44: 999 });
  const often = run({ game: 'elevens', player: 'automatic', games: 1000 }, { 0: 820, 50: 180 });
  const axesOf = sharedAxes([rare, often], RATE_OF_NONE);
  expect(axesOf(rare).rate[0]).toBe(0);
  expect(axesOf(rare).rate[1]).toBeLessThan(0.02);
  expect(axesOf(often).rate[1]).toBeGreaterThan(0.82);
});

test('win rates that lie close together far above 0 fill the plot', () => {
  const only = run({ game: 'tens', player: 'automatic', games: 1000 }, { 0: 900, 1: 100 });
  const { rate } = sharedAxes([only], RATE_OF_NONE)(only);
  expect(rate[0]).toBeGreaterThan(0.8);
  expect(rate[0]).toBeLessThan(wilson(900, 1000).low);
  expect(rate[1]).toBeGreaterThan(wilson(900, 1000).high);
});

test('the axis of games reaches as far as the run will go, of a run that is done as far as it went', () => {
  const job: Omit<Job, 'first'> = { game: 'tens', player: 'automatic', games: 1_000_000 };
  const gamesAxis = (done: boolean) => {
    const only = run(job, { 0: 50, 1: 150 }, done);
    return sharedAxes([only], RATE_OF_NONE)(only).games;
  };
  expect(gamesAxis(false)).toEqual([200, 1_000_000]);
  expect(gamesAxis(true)).toEqual([20, 200]);
});

test('before the first game the axes can be drawn', () => {
  const empty = run({ game: 'tens', player: 'automatic', games: 1000 }, {}, false);
  const { share, rate, games, scores } = sharedAxes([empty], RATE_OF_NONE)(empty);
  for (const [low, high] of [share, rate, games]) expect(high).toBeGreaterThan(low);
  expect(scores).toBeUndefined();
});
