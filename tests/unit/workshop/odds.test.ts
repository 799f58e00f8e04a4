import { expect, test } from 'vitest';
import { type Layout, parseLayout } from '../../../src/workshop/description';
import { withColumnCount, withMember } from '../../../src/workshop/edit';
import {
  addVerdict,
  comparisonInWords,
  isTelling,
  noOdds,
  type OddsSoFar,
  shareOf,
  withCount,
} from '../../../src/workshop/odds';

const parsed = parseLayout('columns=7x4.6x4;move=helped;cells=4');
if (!parsed.ok) throw new Error(parsed.error);
const FREECELL: Layout = parsed.value;

const oddsOf = (layout: Layout, games: number, won: number, unknown = 0): OddsSoFar =>
  withCount(noOdds('freecell', layout), 'solver', { games, won, unknown });

test('deals are counted by the verdicts on them', () => {
  const none = noOdds('freecell', FREECELL).counts.solver;
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
  const before = oddsOf(FREECELL, 100, 100);
  const two = withMember(FREECELL, 'cells', 2);
  expect(isTelling(oddsOf(two, 9, 9))).toBe(false);
  expect(comparisonInWords(oddsOf(two, 9, 9), before)).toBeUndefined();
  expect(comparisonInWords(oddsOf(two, 100, 82), before)).toBe(
    '2 free cells instead of 4: 82\u00a0% instead of 100\u00a0% can be won.',
  );
  expect(comparisonInWords(oddsOf(two, 100, 100), before)).toBe(
    '2 free cells instead of 4: still 100\u00a0% can be won.',
  );
  expect(comparisonInWords(oddsOf(withMember(FREECELL, 'cells', 1), 50, 10), before)).toMatch(
    /^1 free cell instead of 4: /,
  );
  const suit = withMember(FREECELL, 'build', 'suit');
  expect(comparisonInWords(oddsOf(suit, 50, 25), before)).toBe(
    'In suit instead of in alternating colours: 50\u00a0% instead of 100\u00a0% can be won.',
  );
  const many = withMember(withColumnCount(FREECELL, 5), 'cells', 6);
  expect(comparisonInWords(oddsOf(many, 50, 25), before)).toBe(
    '5 columns, 6 free cells: 50\u00a0% instead of 100\u00a0% can be won.',
  );
  const other = withMember(withMember(many, 'build', 'suit'), 'move', 'one');
  expect(comparisonInWords(oddsOf(other, 50, 25), before)).toBeUndefined();
});
