import { beforeEach, expect, test } from 'vitest';
import * as table from '../../../../../src/solver/klondike/core/table';
import * as verdicts from '../../../../../src/solver/klondike/core/verdicts';

beforeEach(() => {
  table.reset(1 << 14, 3);
  verdicts.reset();
});

test('a position is judged before it is added', () => {
  expect(verdicts.addPlaced(1, 2, 4)).toBe(verdicts.UNJUDGED);
  expect(verdicts.addPlaced(1, 2, 4)).toBe(verdicts.UNJUDGED);
  verdicts.setWinnable(1, 2);
  expect(verdicts.addPlaced(1, 2, 4)).toBe(table.ADDED);
  expect(verdicts.addPlaced(1, 2, 7)).toBe(table.KNOWN);
  expect(verdicts.addPlaced(1, 2, 1)).toBe(table.ADDED);
});

test('what is lost with every card at hand is known from any place', () => {
  expect(verdicts.addAtHand(1, 2)).toBe(table.ADDED);
  expect(verdicts.addAtHand(1, 2)).toBe(table.KNOWN);
  verdicts.closeFrom(0);
  expect(verdicts.isLost(1, 2)).toBe(true);
  expect(verdicts.addPlaced(1, 2, 4)).toBe(table.KNOWN);
});

test('what is winnable with every card at hand wins again, whatever its places', () => {
  verdicts.setWinnable(1, 2);
  expect(verdicts.addAtHand(1, 2)).toBe(verdicts.WINS);
  for (const place of [0, 23, 22, 2, 1]) verdicts.addPlaced(1, 2, place);
  expect(verdicts.addAtHand(1, 2)).toBe(verdicts.WINS);
  expect(verdicts.isLost(1, 2)).toBe(false);
});

test('only what is open when a win is found is unknown again', () => {
  verdicts.addAtHand(1, 1);
  verdicts.addAtHand(2, 2);
  verdicts.addAtHand(3, 3);
  verdicts.closeFrom(1);
  verdicts.addAtHand(4, 4);
  expect(verdicts.open).toBe(2);
  verdicts.closeUnknown();
  expect([1, 2, 3, 4].map((n) => verdicts.isLost(n, n))).toEqual([false, true, true, false]);
  expect(verdicts.addPlaced(1, 1, 0)).toBe(verdicts.UNJUDGED);
  expect(verdicts.addAtHand(4, 4)).toBe(table.ADDED);
});
