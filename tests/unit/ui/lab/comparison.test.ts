import { expect, test } from 'vitest';
import type { Tally } from '../../../../src/lab/tally';
import { chanceInWords, compareNewest, gamesNeeded } from '../../../../src/ui/lab/comparison';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const tally = (won: number, games: number, more: Partial<Tally> = {}): Tally => ({
  game: 'elevens',
  player: 'automatic',
  first: '0',
  games,
  won,
  scores: {},
  ...more,
});
const tens = { game: 'tens' } as const;

test('two runs that differ by more than chance', () => {
  expect(plain(compareNewest([tally(1_000, 10_000, tens), tally(1_200, 10_000)]))).toBe(
    'The rate of “Elevens” is higher than that of “Tens” by 2.0 percentage points (95% interval 1.1 to 2.9). Chance alone makes such a difference less than once in 1,000 times.',
  );
});

test('two runs that chance may tell apart, and how many games would show it', () => {
  const text = plain(compareNewest([tally(1_030, 10_000, tens), tally(1_000, 10_000)]));
  expect(text).toBe(
    '“Tens” and “Elevens” are too close to call: they differ by 0.3 percentage points (95% interval −0.5 to 1.1). Chance alone makes such a difference about once in 2 times. To tell such rates apart takes about 160,000 games of each.',
  );
});

test('runs of one game and player are told apart by their deals', () => {
  expect(compareNewest([tally(3, 10), tally(3, 10, { first: '500' })])).toBe(
    '“Elevens, deal 0” and “Elevens, deal 500” have the same rate.',
  );
});

test('deals that are in both runs are not compared with themselves', () => {
  const [long, short] = [tally(300, 2_000), tally(160, 1_000)];
  expect(compareNewest([long, short])).toBe(
    'The runs are not compared: the same 1,000 deals are in both, with the same results. To compare them, give each its own deals.',
  );
  expect(compareNewest([long, tally(160, 1_000, { first: '1999' })])).toMatch(
    /^The runs are not compared: the same 1 deal is in both, /,
  );
  expect(compareNewest([long, tally(160, 1_000, { first: '2000' })])).toContain('close to call');
  expect(compareNewest([long, tally(160, 1_000, { player: 'random' })])).toContain('close to call');
});

test('among three runs it says which two are compared', () => {
  expect(compareNewest([tally(3, 10), tally(3, 10, tens), tally(9, 10)])).toBe(
    'The newest run is compared with the one before it. “Elevens” and “Tens” have the same rate.',
  );
});

test('without games there is nothing to compare', () => {
  expect(compareNewest([tally(0, 0), tally(3, 10)])).toBe('');
});

test('chance in words', () => {
  expect(chanceInWords(tally(10, 100), tally(11, 100))).toBe('more often than not');
  expect(chanceInWords(tally(10, 100), tally(20, 100))).toBe('about once in 21 times');
});

test('games are rounded up to two figures', () => {
  expect(gamesNeeded(tally(10, 100), tally(20, 100))).toBe(200);
  expect(gamesNeeded(tally(10, 100), tally(10, 100))).toBeUndefined();
});
