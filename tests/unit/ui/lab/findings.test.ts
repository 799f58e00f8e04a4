import { expect, test } from 'vitest';
import type { VariantId } from '../../../../src/games/all';
import { EXPERIMENTS, type PlayerName } from '../../../../src/lab/job';
import { simulate } from '../../../../src/lab/simulate';
import { differenceInterval, wilson } from '../../../../src/lab/statistics';
import type { Tally } from '../../../../src/lab/tally';
import { experiments } from '../../../../src/ui/lab/experiments';
import {
  firstRoundFinding,
  hardestFinding,
  idleRoundChance,
  placesFinding,
  riffleTheory,
  skillFinding,
  thirteenFinding,
} from '../../../../src/ui/lab/findings';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

const tally = (
  game: VariantId,
  games: number,
  won: number,
  player: PlayerName = 'automatic',
  scores: Tally['scores'] = {},
): Tally => ({ game, player, first: '0', games, won, scores });

test('Perditio Tempus: the share, one game in so many, and whether 1/13 lies in the interval', () => {
  expect(plain(thirteenFinding([tally('perditio-tempus', 1_000_000, 76_923)]))).toBe(
    '7.69 % won (95 % interval 7.64–7.74): one game in 13.00. In theory it is 7.692 %, which lies inside the interval.',
  );
  expect(plain(thirteenFinding([tally('perditio-tempus', 1_000_000, 80_000)]))).toBe(
    '8.00 % won (95 % interval 7.95–8.05): one game in 12.50. In theory it is 7.692 %. That lies outside the interval, as it does once in twenty runs.',
  );
});

test('skill: each player’s share, and what the next one gains', () => {
  const { low, high } = differenceInterval([60, 500], [5, 500]);
  expect(
    plain(
      skillFinding([
        tally('klondike-3', 500, 5, 'random'),
        tally('klondike-3', 500, 60, 'hints'),
        tally('klondike-3', 500, 410, 'solver'),
      ]),
    ),
  ).toBe(
    `Random moves win 1.0 % of these deals, the hints 12.0 %, and 82.0 % can be won. Following the hints is worth 11.0 percentage points (95 % interval ${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)}); knowing every card would be worth 70.0 more.`,
  );
});

test('the chance that no ace or king is among the 18 cards tried: C(34, 8) of C(52, 8)', () => {
  expect(idleRoundChance()).toBeCloseTo(18_156_204 / 752_538_150, 15);
});

test('games of Eight Stacks that ended in the first round agree with their chance', () => {
  const { tally: counted } = simulate({
    game: 'eight-stacks',
    player: 'automatic',
    first: '0',
    games: 20_000,
  });
  const { low, high } = wilson(counted.scores[52] ?? 0, counted.games);
  expect(idleRoundChance()).toBeGreaterThan(low);
  expect(idleRoundChance()).toBeLessThan(high);
  expect(plain(firstRoundFinding([counted]))).toContain(
    'In theory it is 2.413 %, which lies inside the interval.',
  );
  expect(plain(firstRoundFinding([tally('eight-stacks', 100, 0)]))).toContain('one in 100');
});

test('the hardest of three games, and games too close to tell apart', () => {
  const far = [
    tally('elevens', 200_000, 21_440),
    tally('thirteens', 200_000, 125_400),
    tally('tens', 200_000, 18_320),
  ];
  expect(plain(hardestFinding(far))).toBe(
    'Tens is the hardest. Won: Tens 9.2 %, Elevens 10.7 %, Thirteens 62.7 %. The lowest two differ by 1.6 percentage points (95 % interval 1.4 to 1.7) over 200,000 games each; chance alone makes such a difference less than once in 1,000 times.',
  );
  const close = [tally('elevens', 100, 11), tally('tens', 100, 10), tally('thirteens', 100, 60)];
  expect(plain(hardestFinding(close))).toMatch(/^Tens and Elevens are too close to call\./);
  expect(plain(hardestFinding(close))).toMatch(
    / more often than not\. To tell such rates apart takes about 15,000 games of each\.$/,
  );
});

test('Elevens by its places: the ends, the usual number, and what one more place gains', () => {
  const won = [0, 1, 54, 518, 2_144, 5_304, 9_400, 13_320];
  const tallies = won.map((wins, i) =>
    tally(i === 4 ? 'elevens' : `elevens;places=${5 + i}`, 20_000, wins),
  );
  const { low, high } = differenceInterval([5_304, 20_000], [2_144, 20_000]);
  expect(plain(placesFinding(tallies))).toBe(
    `With 5 places 0.000 % of the games are won, with the usual 9 10.7 %, with 12 66.6 %. One more place would win 26.5 % of them, a gain of 15.8 percentage points (95 % interval ${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)}).`,
  );
});

// Bayer and Diaconis (1992), table 1.
test('riffles: how far the deck is from a fair shuffle', () => {
  expect(plain(riffleTheory())).toContain(
    '100 % after 4, 92 % after 5, 61 % after 6, 33 % after 7, 17 % after 8, 9 % after 9 and 4 % after 10.',
  );
});

test('without figures nothing is found', () => {
  for (const finding of [
    thirteenFinding,
    skillFinding,
    firstRoundFinding,
    hardestFinding,
    placesFinding,
  ]) {
    expect(finding([])).toBe('');
  }
});

test.each(EXPERIMENTS)('the experiment %s asks a question and says what to look at', (name) => {
  const experiment = experiments[name];
  expect(experiment.question).toMatch(/\?$/);
  expect(experiment.lookAt).toMatch(/\.$/);
  const size =
    'jobs' in experiment
      ? experiment.jobs.length
      : 'sweep' in experiment
        ? experiment.sweep.values.length
        : experiment.passes;
  expect(size).toBeGreaterThan(0);
});
