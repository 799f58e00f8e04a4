import { describe, expect, test } from 'vitest';
import {
  ADDED,
  createTranspositionTable,
  KNOWN,
  TABLE_FULL,
} from '../../../../src/solver/klondike/transpositionTable';

function tableOf({ limit = 1 << 14, draw = 3 } = {}) {
  const table = createTranspositionTable();
  table.clear(limit, draw);
  return table;
}

describe('the transposition table', () => {
  test('knows a position after it was added, and none after it was cleared', () => {
    const table = tableOf();
    expect(table.add(7, 8, 0, 0)).toBe(ADDED);
    expect(table.add(7, 8, 0, 0)).toBe(KNOWN);
    expect(table.add(8, 7, 0, 0)).toBe(ADDED);
    expect(table.count()).toBe(2);
    table.clear(1 << 14, 3);
    expect(table.count()).toBe(0);
    expect(table.add(7, 8, 0, 0)).toBe(ADDED);
  });

  test('knows a place of the waste from an earlier one a whole number of draws before it', () => {
    const table = tableOf();
    table.add(1, 1, 5, 0);
    expect(table.add(1, 1, 11, 0)).toBe(KNOWN);
    expect(table.add(1, 1, 10, 0)).toBe(ADDED);
    expect(table.add(1, 1, 2, 0)).toBe(ADDED);
  });

  test('knows the start of the stock from any place, but no place from the start', () => {
    const table = tableOf();
    table.add(1, 1, 5, 0);
    expect(table.add(1, 1, 0, 0)).toBe(KNOWN);
    table.add(2, 2, 0, 0);
    expect(table.add(2, 2, 5, 0)).toBe(ADDED);
  });

  test('knows any obligation from none, but not none from an obligation', () => {
    const table = tableOf();
    table.add(1, 1, 0, 0);
    expect(table.add(1, 1, 0, 256)).toBe(KNOWN);
    table.add(2, 2, 0, 256);
    expect(table.add(2, 2, 0, 256)).toBe(KNOWN);
    expect(table.add(2, 2, 0, 512)).toBe(ADDED);
    expect(table.add(2, 2, 0, 0)).toBe(ADDED);
  });

  test('keeps every position while it grows, up to its limit', () => {
    const limit = 1 << 14;
    const table = tableOf({ limit });
    let n = 0;
    while (table.add(n, ~n, 0, 0) !== TABLE_FULL) n++;
    expect(n).toBeGreaterThan(0.9 * limit);
    expect(n).toBeLessThan(limit);
    for (let i = 0; i < n; i++) expect(table.add(i, ~i, 0, 0)).toBe(KNOWN);
  });

  test('keeps positions with an obligation in a quarter of itself only', () => {
    const limit = 1 << 14;
    const table = tableOf({ limit });
    for (let n = 0; n < limit; n++) expect(table.add(n, n, 0, 256)).toBe(ADDED);
    expect(table.count()).toBe(limit / 4);
    expect(table.add(limit, 0, 0, 0)).toBe(ADDED);
  });
});
