import { expect, test } from 'vitest';
import { wilson } from '../../../../src/engine/interval';
import { GAME_IDS, type VariantId } from '../../../../src/games/index';
import { ODDS } from '../../../../src/games/odds';
import type { PlayerName } from '../../../../src/lab/job';
import { simulate } from '../../../../src/lab/simulate';
import { differenceInterval, sampleSizeToDistinguish } from '../../../../src/lab/statistics';
import { parseSweep, type Sweep } from '../../../../src/lab/sweep';
import type { Tally } from '../../../../src/lab/tally';
import { formatCount } from '../../../../src/locales/format';
import { formatShare } from '../../../../src/ui/charts/numbers';
import { EXPERIMENTS, experiments } from '../../../../src/ui/lab/experiments';
import {
  type Answer,
  allSeeingFinding,
  firstRoundFinding,
  hardestFinding,
  idleRoundChance,
  placesFinding,
  referenceRates,
  skillFinding,
  sweepFinding,
  thirteenFinding,
} from '../../../../src/ui/lab/findings';
import { TRIALS } from '../../../../src/ui/lab/PlacesMap';
import { variant } from '../../../support/variants';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

/** The word of an answer, and its sentences. */
const word = ([short]: Answer): string => plain(short);
const words = ([, text]: Answer): string => plain(text);

const tally = (
  game: VariantId,
  games: number,
  won: number,
  player: PlayerName = 'automatic',
  scores: Tally['scores'] = {},
): Tally => ({ game, player, first: '0', games, won, scores });

test('Perditio Tempus: the share, one game in so many, and whether 1/13 lies in the interval', () => {
  expect(words(thirteenFinding([tally('perditio-tempus', 1_000_000, 76_923)]))).toBe(
    '7.69% won (95% interval 7.64–7.74): one game in 13.00. In theory it is 7.692%, which lies inside the interval.',
  );
  expect(words(thirteenFinding([tally('perditio-tempus', 1_000_000, 80_000)]))).toBe(
    '8.00% won (95% interval 7.95–8.05): one game in 12.50. In theory it is 7.692%. That lies outside the interval, as it does once in twenty runs.',
  );
});

test('each question has an answer in a word', () => {
  expect(word(thirteenFinding([tally('perditio-tempus', 1_000_000, 76_923)]))).toBe('Yes.');
  expect(word(thirteenFinding([tally('perditio-tempus', 1_000_000, 80_000)]))).toBe(
    'Not in these games.',
  );
  const skill = (hints: number) =>
    skillFinding([5, hints, 410].map((won) => tally('klondike-3', 500, won, 'random')));
  expect(word(skill(60))).toBe('A lot.');
  expect(word(skill(5))).toBe('Too close to call.');
  const scores = { 52: 50, 0: 1_950 };
  expect(word(firstRoundFinding([tally('eight-stacks', 2_000, 0, 'automatic', scores)]))).toBe(
    'One in 40.',
  );
  const places = [1, 1_000].map((won) => tally('elevens', 20_000, won));
  expect(word(placesFinding(places))).toBe('From 0.01% to 5.0%.');
  const rates = [20_000, 10_000].map((won, i) => tally(i ? 'tens' : 'elevens', 200_000, won));
  expect(word(hardestFinding(rates))).toBe('Tens.');
  expect(word(hardestFinding(rates.map((rate) => ({ ...rate, won: 10_000 }))))).toBe(
    'Too close to call.',
  );
});

test('the exact rate is shown where it is known, the player’s own once a deal is finished', () => {
  expect(referenceRates('perditio-tempus', { games: 4, won: 1 })).toEqual([
    { share: 1 / 13, label: 'exactly 1/13' },
    { share: 0.25, label: 'you' },
  ]);
  expect(referenceRates('tens', { games: 0, won: 0 })).toEqual([]);
});

test('skill: each player’s share, and what the next one gains', () => {
  const { low, high } = differenceInterval([60, 500], [5, 500]);
  expect(
    words(
      skillFinding([
        tally('klondike-3', 500, 5, 'random'),
        tally('klondike-3', 500, 60, 'hints'),
        tally('klondike-3', 500, 410, 'solver'),
      ]),
    ),
  ).toBe(
    `Random moves win 1.0% of these deals, moves without looking ahead 12.0%, and 82.0% can be won. Taking the move that looks best is worth 11.0 percentage points (95% interval ${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)}); knowing every card would be worth 70.0 more.`,
  );
});

test('seeing all cards: each player’s share, and what playing well and seeing are worth', () => {
  const tallies = [
    tally('klondike-3', 100, 1, 'random'),
    tally('klondike-3', 100, 12, 'hints'),
    tally('klondike-3', 100, 46, 'fair'),
    tally('klondike-3', 100, 82, 'solver'),
  ];
  expect(words(allSeeingFinding(tallies))).toMatch(
    /^Random moves win 1.0% of these deals, moves without looking ahead 12.0%, the player without peeking 46.0%, and 82.0% can be won. To play well is worth 34.0 percentage points \(.*\). To see all cards as well would be worth 36.0 percentage points \(.*\)\.$/,
  );
  expect(word(allSeeingFinding(tallies))).toBe('36% of the deals.');
  const close = tallies.map((each) => ({ ...each, won: 46 }));
  expect(word(allSeeingFinding(close))).toBe('Too close to call.');
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
  expect(words(firstRoundFinding([counted]))).toContain(
    'In theory it is 2.413%, which lies inside the interval.',
  );
  expect(words(firstRoundFinding([tally('eight-stacks', 100, 0)]))).toContain('one in 100');
});

test('the hardest of three games, and games too close to tell apart', () => {
  const far = [
    tally('elevens', 200_000, 21_440),
    tally('thirteens', 200_000, 125_400),
    tally('tens', 200_000, 18_320),
  ];
  expect(words(hardestFinding(far))).toBe(
    'Tens is the hardest. Win rates: Tens 9.2%, Elevens 10.7%, Thirteens 62.7%. The lowest two differ by 1.6 percentage points (95% interval 1.4 to 1.7) over 200,000 games each; chance alone makes such a difference less than once in 1,000 times.',
  );
  const close = [tally('elevens', 100, 11), tally('tens', 100, 10), tally('thirteens', 100, 60)];
  expect(words(hardestFinding(close))).toMatch(/^Tens and Elevens are too close to call\./);
  expect(words(hardestFinding(close))).toMatch(
    / more often than not\. To tell such rates apart takes about 15,000 games of each\.$/,
  );
});

test('Elevens by its places: the ends, the usual number, and what one more place gains', () => {
  const won = [1, 54, 518, 2_144, 5_304, 9_400, 13_320, 16_000, 18_000];
  const tallies = won.map((wins, i) =>
    tally(i === 3 ? 'elevens' : variant(`elevens;places=${6 + i}`), 20_000, wins),
  );
  const { low, high } = differenceInterval([5_304, 20_000], [2_144, 20_000]);
  expect(words(placesFinding(tallies))).toBe(
    `Elevens is won in 0.01% of games with 6 places, in 10.7% with the usual 9, and in 90.0% with 14. The first place more than usual is worth 15.8 percentage points (95% interval ${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)}).`,
  );
});

const sweepOf = (text: string): Sweep => {
  const sweep = parseSweep(text);
  if (!sweep.ok) throw new Error(sweep.error);
  return sweep.value;
};

test('a sweep: the highest, the second and the lowest rate, and whether the first two are told apart', () => {
  const sweep = sweepOf('elevens;places=8..10');
  const tallies = [
    tally(variant('elevens;places=8'), 10_000, 250),
    tally('elevens', 10_000, 1_070),
    tally(variant('elevens;places=10'), 10_000, 2_650),
  ];
  const { low, high } = differenceInterval([2_650, 10_000], [1_070, 10_000]);
  expect(words(sweepFinding(sweep, tallies))).toBe(
    `Highest: 10 places, 26.5% won (95% interval 25.6–27.4). Second: 9 places, 10.7% won (95% interval 10.1–11.3). Lowest: 8 places, 2.5% won (95% interval 2.2–2.8). The rate of “10 places” is higher than that of “9 places” by 15.8 percentage points (95% interval ${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)}). Chance alone makes such a difference less than once in 1,000 times.`,
  );
});

test('a sweep of two values that are too close to call, or equal', () => {
  const sweep = sweepOf('golf;wrap=no,yes;player=hints');
  const close = [
    tally('golf', 1_000, 300, 'hints'),
    tally(variant('golf;wrap=yes'), 1_000, 310, 'hints'),
  ];
  const needed = sampleSizeToDistinguish(0.3, 0.31);
  expect(words(sweepFinding(sweep, close))).toMatch(
    /^Highest: Ace and king follow each other, 31.0% won .* Lowest: Nothing on a king, 30.0% won .* “Ace and king follow each other” and “Nothing on a king” are too close to call: they differ by 1.0 percentage points .*\. Chance alone makes such a difference more often than not\. To tell such rates apart takes about 34,000 games of each\.$/,
  );
  expect(needed).toBeGreaterThan(33_000);
  expect(needed).toBeLessThanOrEqual(34_000);
  const equal = close.map((each) => ({ ...each, won: 300 }));
  expect(words(sweepFinding(sweep, equal))).toMatch(/“.*” and “.*” have the same rate\.$/);
});

test('the solver’s share of a sweep is of winnable deals', () => {
  const sweep = sweepOf('klondike-3;player=random,solver');
  const tallies = [tally('klondike-3', 100, 1, 'random'), tally('klondike-3', 100, 82, 'solver')];
  expect(words(sweepFinding(sweep, tallies))).toMatch(
    /^Highest: Solver, 82.0% winnable .*Lowest: Random moves, 1.0% won/,
  );
});

test('without figures nothing is found', () => {
  for (const finding of [
    thirteenFinding,
    skillFinding,
    allSeeingFinding,
    firstRoundFinding,
    hardestFinding,
    placesFinding,
  ]) {
    expect(finding([])).toEqual(['', '']);
  }
});

test.each(EXPERIMENTS)('the experiment %s asks a question and says what to look at', (name) => {
  const experiment = experiments[name];
  expect(experiment.question()).toMatch(/\?$/);
  expect(experiment.lookAt()).toMatch(/\.$/);
  const size =
    'jobs' in experiment
      ? experiment.jobs.length
      : 'passes' in experiment
        ? experiment.passes
        : ODDS.length;
  expect(size).toBeGreaterThan(0);
});

test.each(EXPERIMENTS)('the experiment %s says how much it plays', (name) => {
  const experiment = experiments[name];
  const said = experiment.about().replace('A million', '1,000,000');
  if ('jobs' in experiment) {
    for (const { games } of experiment.jobs) expect(said).toContain(formatCount(games));
    const values = experiment.sweep?.sweep.values;
    if (values) expect(said).toContain(`${values[0]?.value} to ${values.at(-1)?.value} `);
  } else if ('isCounted' in experiment) {
    const counted = ODDS.map(({ game }) => game);
    expect(said).toContain('every game');
    expect(GAME_IDS.filter((id) => !counted.includes(id))).toEqual([]);
  } else if (experiment.trials) {
    expect(said).toContain(formatCount(experiment.trials.times));
  } else if (experiment.passes === 1) {
    expect(said).toContain(formatCount(TRIALS));
  }
});

test('an ace is the last card of one game of Perditio Tempus in thirteen, as theory says', () => {
  const { tally: counted } = simulate({
    game: 'perditio-tempus',
    player: 'automatic',
    first: '0',
    games: 20_000,
  });
  const { low, high } = wilson(counted.won, counted.games);
  expect(1 / 13).toBeGreaterThan(low);
  expect(1 / 13).toBeLessThan(high);
  expect(words(thirteenFinding([counted]))).toContain('In theory it is 7.692%, which lies inside');
});

test('the finding of places holds the rates that the runs of its sweep give', () => {
  const experiment = experiments.places;
  if (!('jobs' in experiment)) throw new Error('not a series');
  const counted = experiment.jobs.map((job) => simulate({ ...job, games: 2_000 }).tally);
  const rates = counted.map(({ won, games }) => won / games);
  expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  const text = words(placesFinding(counted));
  const usual = counted.findIndex(({ game }) => game === 'elevens');
  for (const i of [0, usual, counted.length - 1]) {
    const { won } = counted[i] ?? { won: 0 };
    expect(text).toContain(`in ${plain(formatShare(won, 2_000))} `);
  }
  expect(text).toContain(
    `${(100 * ((rates[usual + 1] ?? 0) - (rates[usual] ?? 0))).toFixed(1)} percentage points`,
  );
});
