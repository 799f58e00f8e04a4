import { expect, test } from 'vitest';
import {
  type DealRange,
  firstOutside,
  gapsOf,
  joinRanges,
  sharedDeals,
} from '../../../src/lab/dealRange';

const range = (first: string, games: number): DealRange => ({ first, games });

test('ranges that touch are joined, in any order and across zero', () => {
  expect(joinRanges([range('10', 5), range('-5', 5), range('0', 10), range('20', 1)])).toEqual({
    ok: true,
    value: [range('-5', 20), range('20', 1)],
  });
  const far = 10n ** 30n;
  expect(joinRanges([range(String(far + 3n), 2), range(String(far), 3)])).toEqual({
    ok: true,
    value: [range(String(far), 5)],
  });
});

test('a range of no deal is left out, wherever it is', () => {
  expect(joinRanges([range('3', 0), range('0', 10), range('99', 0)])).toEqual({
    ok: true,
    value: [range('0', 10)],
  });
  expect(joinRanges([])).toEqual({ ok: true, value: [] });
});

test.each([
  [[range('0', 3), range('2', 5)], '2'],
  [[range('0', 9), range('1', 1)], '1'],
  [[range('4', 1), range('4', 1)], '4'],
  [[range('0', 9), range('1', 1), range('5', 1)], '1'],
])('a deal in two ranges is found: %j', (ranges, deal) => {
  expect(joinRanges(ranges)).toEqual({ ok: false, error: deal });
});

test('deals in both ranges are counted, far beyond safe integers too', () => {
  const far = 10n ** 30n;
  expect(sharedDeals(range('0', 50), range('0', 27))).toBe(27);
  expect(sharedDeals(range(String(far), 10), range(String(far + 7n), 10))).toBe(3);
  expect(sharedDeals(range('-5', 5), range('0', 5))).toBe(0);
  expect(sharedDeals(range('0', 5), range('90', 5))).toBe(0);
});

test('gaps are the deals between the ranges, or those missing of the wanted ones', () => {
  const ranges = [range('-2', 2), range('5', 5), range('11', 1)];
  const between = [
    { first: 0n, last: 4n },
    { first: 10n, last: 10n },
  ];
  expect(gapsOf(ranges, undefined)).toEqual(between);
  expect(gapsOf(ranges, range('-2', 14))).toEqual(between);
  expect(gapsOf(ranges, range('-10', 30))).toEqual([
    { first: -10n, last: -3n },
    ...between,
    { first: 12n, last: 19n },
  ]);
  expect(gapsOf([], range('3', 2))).toEqual([{ first: 3n, last: 4n }]);
  expect(gapsOf([], undefined)).toEqual([]);
});

test('a deal that is not wanted is found', () => {
  const ranges = [range('0', 10), range('20', 10)];
  expect(firstOutside(ranges, range('0', 30))).toBeUndefined();
  expect(firstOutside(ranges, range('1', 29))).toBe('0');
  expect(firstOutside(ranges, range('0', 29))).toBe('29');
  expect(firstOutside(ranges, range('0', 15))).toBe('20');
  expect(firstOutside(ranges, range('0', 5))).toBe('5');
});
