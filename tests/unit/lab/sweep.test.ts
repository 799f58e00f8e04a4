import { describe, expect, test } from 'vitest';
import { simulate } from '../../../src/lab/simulate';
import { jobsOf, parseSweep, type Sweep, sweptInWords } from '../../../src/lab/sweep';
import { mergeByGame, tallyFile } from '../../../src/lab/tally';

function sweep(text: string): Sweep {
  const parsed = parseSweep(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

const errorOf = (text: string): string => {
  const parsed = parseSweep(text);
  return parsed.ok ? 'none' : parsed.error;
};

const gamesOf = (text: string) => sweep(text).values.map(({ game }) => game);

test('a range of an option is a run for each value; the standard one has the game’s own name', () => {
  const { values, over, name } = sweep(' Elevens; places=7 .. 10');
  expect(name).toBe('elevens;places=7..10');
  expect(over).toBe('places');
  expect(values).toEqual([
    { value: '7', game: 'elevens;places=7', player: 'automatic' },
    { value: '8', game: 'elevens;places=8', player: 'automatic' },
    { value: '9', game: 'elevens', player: 'automatic' },
    { value: '10', game: 'elevens;places=10', player: 'automatic' },
  ]);
});

test('values are a list, too, beside options that stay', () => {
  expect(gamesOf('klondike-3;draw=1..3;redeals=0')).toEqual([
    'klondike-1;redeals=0',
    'klondike-3;draw=2;redeals=0',
    'klondike-3;redeals=0',
  ]);
  expect(gamesOf('klondike-3;redeals=unlimited,0..1')).toEqual([
    'klondike-3',
    'klondike-3;redeals=0',
    'klondike-3;redeals=1',
  ]);
});

test('players are swept like an option, and may be given for one', () => {
  const players = sweep('klondike-3;player=random,hints,solver');
  expect(players.values.map(({ player }) => player)).toEqual(['random', 'hints', 'solver']);
  expect(sweptInWords(players)).toBe('Player');
  const wraps = sweep('golf;wrap=no,yes;player=random');
  expect(wraps.values.map(({ player }) => player)).toEqual(['random', 'random']);
  expect(sweptInWords(wraps)).toBe('Ace and king');
});

test('its runs are of the same deals', () => {
  const jobs = jobsOf(sweep('eight-stacks;drawn=1..5'), '-7', 100);
  expect(jobs).toHaveLength(5);
  expect(jobs[2]).toEqual({ game: 'eight-stacks', player: 'automatic', first: '-7', games: 100 });
});

describe('bad sweeps', () => {
  test.each([
    ['elevens', 'A sweep has one option with several values, as in places=5..12.'],
    ['elevens;places=5', 'A sweep has one option with several values, as in places=5..12.'],
    [
      'klondike-3;draw=1..3;redeals=0..3',
      'Only one option, or the player, can have several values in a sweep.',
    ],
    [
      'elevens;places=5..6;player=automatic,random',
      'Only one option, or the player, can have several values in a sweep.',
    ],
    ['patience;places=1..2', 'There is no game called “patience”.'],
    ['elevens;places=4..6', /^“4” is no value of places, which can be 5, 6, /],
    ['elevens;sizes=1..2', /^elevens has no option “sizes”/],
    ['perditio-tempus;places=1..2', /has no options\.$/],
    ['elevens;places=1..64', /^“1” is no value of places/],
    ['elevens;places=1..65', 'A sweep has at most 64 values.'],
    ['elevens;places=1..999999999', 'A sweep has at most 64 values.'],
    [
      'elevens;places=1..9999999999',
      '“1..9999999999” is not a value or a range of values, such as 5..12.',
    ],
    [`elevens;places=${'7,'.repeat(100_000)}`, 'A sweep has at most 64 values.'],
    ['elevens;places=9..5', 'The range “9..5” goes down; its smaller end comes first.'],
    ['elevens;places=5,6,5', 'The value 5 of places is given twice.'],
    ['elevens;places=5,', '“” is not a value or a range of values, such as 5..12.'],
    [
      'elevens;player=random,automatic',
      '“random” does not play elevens; its players are automatic.',
    ],
    ['klondike-3;player=hints,hints', 'The value hints of player is given twice.'],
    ['golf;wrap=no,yes;player=random;player=hints', 'The player is given twice.'],
    ['golf;player=random,hints;player=first', 'The player is given twice.'],
    ['elevens;player=automatic,solver', /^“solver” does not play elevens; its players are /],
  ])('%s', (text, error) => {
    expect(errorOf(text)).toMatch(error);
  });
});

test('tallies of several games are added game by game', () => {
  const jobs = jobsOf(sweep('elevens;places=8,9'), '0', 20);
  const tallies = jobs.map((job) => tallyFile(simulate(job).tally));
  const later = jobs.map((job) => tallyFile(simulate({ ...job, first: '20' }).tally));
  const whole = jobs.map((job) => tallyFile(simulate({ ...job, games: 40 }).tally));
  expect(mergeByGame([...later, ...tallies])).toEqual({ ok: true, value: whole });
  expect(mergeByGame([...tallies, ...tallies])).toMatchObject({ ok: false });
  const older = later.map((tally) => ({ ...tally, program: '0.0.1' }));
  expect(mergeByGame([...older, ...tallies])).toMatchObject({ ok: false });
  expect(mergeByGame([...older, ...tallies], true)).toMatchObject({ ok: true });
});
