import { expect, test } from 'vitest';
import type { VariantId } from '../../../src/games/index';
import {
  addVerdict,
  comparisonInWords,
  isTelling,
  noOdds,
  type OddsSoFar,
  shareOf,
  withCount,
} from '../../../src/workshop/odds';
import { variant } from '../../support/variants';

const oddsOf = (game: VariantId, games: number, won: number, unknown = 0): OddsSoFar =>
  withCount(noOdds(game), 'solver', { games, won, unknown });

test('deals are counted by the verdicts on them', () => {
  const none = noOdds('freecell').counts.solver;
  const three = (['winnable', 'unknown', 'unwinnable'] as const).reduce(addVerdict, none);
  expect(three).toEqual({ games: 3, won: 1, unknown: 1 });
});

test('a share is of the deals that are decided, and those that are not widen its interval', () => {
  expect(shareOf({ games: 0, won: 0, unknown: 0 })).toBeUndefined();
  expect(shareOf({ games: 5, won: 0, unknown: 5 })).toBeUndefined();
  const certain = shareOf({ games: 80, won: 60, unknown: 0 });
  const wide = shareOf({ games: 100, won: 60, unknown: 20 });
  expect(wide?.share).toBe(0.75);
  expect(certain?.share).toBe(0.75);
  expect(wide?.interval.low).toBeLessThan(certain?.interval.low ?? 0);
  expect(wide?.interval.high).toBeGreaterThan(certain?.interval.high ?? 1);
});

test('what a change did is said once enough deals were tried', () => {
  const before = oddsOf('freecell', 100, 100);
  const two = variant('freecell;cells=2');
  expect(isTelling(oddsOf(two, 9, 9))).toBe(false);
  expect(comparisonInWords(oddsOf(two, 9, 9), before)).toBeUndefined();
  expect(comparisonInWords(oddsOf(two, 100, 82), before)).toBe(
    '2 free cells instead of 4: 82% instead of 100% can be won.',
  );
  expect(comparisonInWords(oddsOf(two, 20, 19), before)).toBe(
    '2 free cells instead of 4: too close to call so far, 95% and before 100%.',
  );
  expect(comparisonInWords(oddsOf(two, 100, 100), before)).toBe(
    '2 free cells instead of 4: still 100% can be won.',
  );
  expect(comparisonInWords(oddsOf(variant('freecell;cells=1'), 50, 10), before)).toMatch(
    /^1 free cell instead of 4: /,
  );
  const suit = variant('layout;columns=7x4.6x4;build=suit;move=helped;cells=4');
  expect(comparisonInWords(oddsOf(suit, 50, 25), before)).toBe(
    'In suit instead of in alternating colours: 50% instead of 100% can be won.',
  );
  const many = variant('layout;columns=11x2.10x3;move=helped;cells=6');
  expect(comparisonInWords(oddsOf(many, 50, 25), before)).toBe(
    '5 columns, 6 free cells: 50% instead of 100% can be won.',
  );
  const other = variant('layout;columns=11x2.10x3;build=suit;cells=6');
  expect(comparisonInWords(oddsOf(other, 50, 25), before)).toBeUndefined();
});

test('so it is for games of removal, and a game of another kind is not compared', () => {
  const before = oddsOf('pyramid', 100, 67);
  expect(comparisonInWords(oddsOf(variant('pyramid;passes=1'), 100, 9), before)).toBe(
    'No redeals instead of 2: 9% instead of 67% can be won.',
  );
  const small = variant('removal;pyramid=5;match=sum;sum=13;redeals=2;open');
  expect(comparisonInWords(oddsOf(small, 100, 67), before)).toBe(
    'A pyramid of 5 rows instead of a pyramid of 7 rows: still 67% can be won.',
  );
  expect(comparisonInWords(oddsOf('freecell', 100, 99), before)).toBeUndefined();
});
