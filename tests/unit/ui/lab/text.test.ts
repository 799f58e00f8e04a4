import { expect, test } from 'vitest';
import {
  formatCsv,
  formatPercent,
  formatProgress,
  formatShareTick,
  parseGames,
} from '../../../../src/ui/lab/text';

test('shares as percentages', () => {
  expect(formatPercent(0.25)).toBe('25.00 %');
  expect(formatPercent(1 / 3, 1)).toBe('33.3 %');
  expect(formatPercent(0)).toBe('0.00 %');
  expect(formatShareTick(0.25)).toBe('25 %');
  expect(formatShareTick(0.0125)).toBe('1.25 %');
});

test('the progress of a run: games, speed, and the time left', () => {
  expect(formatProgress(1_000, 100_000, 500)).toBe('1,000 of 100,000, 2,000 a second, 50 s left');
  expect(formatProgress(1, 1_000, 1_000)).toBe('1 of 1,000, 1 a second, 17 min left');
  expect(formatProgress(10, 119_010, 10_000)).toBe('10 of 119,010, 1 a second, 33 h left');
  expect(formatProgress(10, 7_209, 10_000)).toBe('10 of 7,209, 1 a second, 120 min left');
  expect(formatProgress(10, 129, 10_000)).toBe('10 of 129, 1 a second, 119 s left');
});

test('the progress before the first game, and of a run that is done', () => {
  expect(formatProgress(0, 60, 0)).toBe('0 of 60, 0 a second, 60 s left');
  expect(formatProgress(20, 20, 0)).toBe('20 of 20, 20,000 a second');
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

test('scores as comma-separated values', () => {
  expect(formatCsv({ 0: 3, 12: 40 })).toBe('score,games\n0,3\n12,40\n');
});
