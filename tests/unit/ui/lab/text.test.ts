import { expect, test } from 'vitest';
import type { Job } from '../../../../src/lab/job';
import {
  announceEnd,
  describePasses,
  formatEstimate,
  formatProgress,
  formatPValue,
  parseGames,
  runTitle,
} from '../../../../src/ui/lab/text';

const JOB: Job = { game: 'tens', player: 'automatic', first: '0', games: 900 };

/** The text with plain spaces, and without marks that only keep a line together. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

test('a p-value', () => {
  for (const [pValue, text] of [
    [0, 'p < 0.001'],
    [0.0042, 'p = 0.004'],
    [0.034, 'p = 0.03'],
    [0.573, 'p = 0.57'],
    [0.9999, 'p > 0.99'],
  ] as const) {
    expect(plain(formatPValue(pValue))).toBe(text);
  }
});

test('a run is named by its game, and by its player where there is a choice', () => {
  expect(runTitle('pictures', 'automatic')).toBe('Twelve Pictures');
  expect(runTitle('klondike-3', 'hints')).toBe('Klondike, draw three · Without looking ahead');
});

test('an estimate says what it is a share of: games won, or deals that can be won', () => {
  const tally = { ...JOB, games: 4, won: 1, scores: {} };
  expect(plain(formatEstimate(tally))).toBe('25.0% won (95% interval 4.6–69.9)');
  expect(plain(formatEstimate({ ...tally, player: 'solver' }))).toBe(
    '25.0% winnable (95% interval 4.6–69.9)',
  );
});

test('the progress of a run: games, speed, and the time left', () => {
  for (const [games, total, ms, text] of [
    [1_000, 100_000, 500, '1,000 of 100,000, 2,000 a second, 50 s left'],
    [1, 1_000, 1_000, '1 of 1,000, 1 a second, 17 min left'],
    [10, 119_010, 10_000, '10 of 119,010, 1 a second, 33 h left'],
    [10, 7_209, 10_000, '10 of 7,209, 1 a second, 120 min left'],
    [10, 129, 10_000, '10 of 129, 1 a second, 119 s left'],
    [1, 11, 4_000, '1 of 11, 15 a minute, 40 s left'],
    [1, 3, 150_000, '1 of 3, less than one a minute, 5 min left'],
  ] as const) {
    expect(formatProgress(games, total, ms, false)).toBe(text);
  }
});

test('the time left counts the games that wait in other runs', () => {
  expect(formatProgress(1_000, 100_000, 500, false, 200_000)).toBe(
    '1,000 of 100,000, 2,000 a second, 3 min left in all',
  );
});

test('the progress before the first game has no speed, and a run that is done no time left', () => {
  expect(formatProgress(0, 60, 0, false)).toBe('0 of 60');
  expect(formatProgress(20, 20, 0, true)).toBe('20 of 20, 20,000 a second');
  expect(formatProgress(400, 300_000, 1_000, true)).toBe('400 of 300,000, 400 a second');
  expect(formatProgress(0, 300_000, 15_000, true)).toBe('0 of 300,000');
});

test('the end of a run is announced, and a failed run is not called done', () => {
  const tally = { ...JOB, games: 1, won: 0, scores: { 3: 1 } };
  const progress = {
    tally,
    milestones: [],
    examples: {},
    deaths: 0,
    failure: undefined,
    done: false,
  };
  expect(announceEnd(progress)).toBe('');
  expect(plain(announceEnd({ ...progress, done: true }))).toBe(
    'Done: 1 game, 0.0% won (95% interval 0.0–79.3).',
  );
  const failed = { ...progress, tally: { ...tally, games: 0 }, done: true };
  expect(announceEnd({ ...failed, failure: 'silent' })).toBe('The run ended after 0 games.');
});

test('the passes of a shuffle', () => {
  expect([0, 1, 8].map(describePasses)).toEqual([
    'A sorted deck',
    'A sorted deck, and the deck after one pass',
    'A sorted deck, and the deck after each of 8 passes',
  ]);
});

test('a number of games, as people write it', () => {
  for (const [text, games] of [
    ['1', 1],
    [' 2500 ', 2500],
    ['1,000,000', 1_000_000],
    ['1_000', 1000],
    ['10 000', 10_000],
    ['1e6', 1_000_000],
    ['2E3', 2000],
    ['1000000000', 1_000_000_000],
  ] as const) {
    expect(parseGames(text), text).toEqual({ ok: true, value: games });
  }
});

test('what is no number of games gets a sentence that quotes it', () => {
  for (const text of ['', '0', '-5', '1.5', '1e10', '1000000001', 'many', '0x10']) {
    expect(parseGames(text), text).toEqual({
      ok: false,
      error: `The number of games must be a whole number from 1 to 1,000,000,000, not “${text}”.`,
    });
  }
});
