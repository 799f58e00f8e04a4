import { expect, test } from 'vitest';
import { wilson } from '../../../../src/engine/interval';
import type { Tally } from '../../../../src/lab/tally';
import { scoreBars, scoreRange, scoreUnit } from '../../../../src/ui/lab/scoreBars';

const TALLY: Tally = {
  game: 'pictures',
  player: 'automatic',
  first: '0',
  games: 10,
  won: 3,
  scores: { 9: 5, 10: 2, 12: 3 },
};
const SOLVED: Tally = {
  game: 'klondike-3',
  player: 'solver',
  first: '0',
  games: 10,
  won: 8,
  scores: { 0: 2, 2: 8 },
};

const progress = (tally: Tally, examples: Readonly<Record<string, string>> = {}) => ({
  tally,
  milestones: [],
  examples,
  done: true,
  deaths: 0,
  failure: undefined,
});

test('each score from the lowest to the highest has a bar, with its share, interval and deal', () => {
  expect(scoreRange(TALLY)).toEqual({ low: 9, high: 12 });
  const bars = scoreBars(progress(TALLY, { 9: '4' }), { low: 8, high: 12 });
  expect(bars.map(({ label, count }) => [label, count])).toEqual([
    ['8', 0],
    ['9', 5],
    ['10', 2],
    ['11', 0],
    ['12', 3],
  ]);
  expect(bars[1]).toMatchObject({ share: 0.5, interval: wilson(5, 10), deal: '4' });
  expect(bars[0]).toMatchObject({ share: 0, interval: wilson(0, 10), deal: undefined });
});

test('the solver’s scores are its verdicts, in words', () => {
  expect(scoreUnit(SOLVED)).toBe('Verdict');
  const bars = scoreBars(progress(SOLVED), scoreRange(SOLVED) ?? { low: 0, high: 0 });
  expect(bars.map(({ score, label, count }) => [score, label, count])).toEqual([
    [0, 'Unwinnable', 2],
    [1, 'Unknown', 0],
    [2, 'Winnable', 8],
  ]);
});

test('without games there is no range', () => {
  expect(scoreRange({ player: 'automatic', scores: {} })).toBeUndefined();
});
