import { beforeEach, describe, expect, test } from 'vitest';
import * as table from '../../../../../src/solver/klondike/core/table';

const LIMIT = 1 << 14;

describe('a table of positions with codes', () => {
  beforeEach(() => table.reset(LIMIT, 1));

  test('knows a position after it was added, and none after it was emptied', () => {
    expect(table.addCoded(7, 8, 0)).toBe(table.ADDED);
    expect(table.addCoded(7, 8, 0)).toBe(table.KNOWN);
    expect(table.addCoded(8, 7, 0)).toBe(table.ADDED);
    expect(table.count).toBe(2);
    table.reset(LIMIT, 1);
    expect(table.count).toBe(0);
    expect(table.addCoded(7, 8, 0)).toBe(table.ADDED);
  });

  test('knows any code from none, but not none from a code', () => {
    table.addCoded(1, 1, 0);
    expect(table.addCoded(1, 1, 127)).toBe(table.KNOWN);
    table.addCoded(2, 2, 127);
    expect(table.addCoded(2, 2, 127)).toBe(table.KNOWN);
    expect(table.addCoded(2, 2, 126)).toBe(table.ADDED);
    expect(table.addCoded(2, 2, 0)).toBe(table.ADDED);
  });

  test('keeps every position while it grows, up to its limit', () => {
    let n = 0;
    while (table.addCoded(n, n * n, n % 128) !== table.TABLE_FULL) n++;
    expect(n).toBeGreaterThan(0.9 * LIMIT);
    expect(n).toBeLessThan(LIMIT);
    for (let i = 0; i < n; i++) expect(table.addCoded(i, i * i, i % 128)).toBe(table.KNOWN);
  });

  test('finds every position and no other, when there are so many that it has a filter', () => {
    table.reset(1 << 20, 1);
    const positions = Array.from({ length: 200_000 }, (_, n) => n);
    for (const n of positions) table.addCoded(n, n % 1000, 0);
    expect(positions.filter((n) => table.codeOfPosition(n, n % 1000) !== 0)).toEqual([]);
    expect(positions.filter((n) => table.codeOfPosition(n, 1000 + (n % 1000)) !== -1)).toEqual([]);
  });
});

describe.each([2, 3])('a table of positions with places, %i cards drawn', (draw) => {
  beforeEach(() => table.reset(LIMIT, draw));

  test('knows a place of the waste from an earlier one a whole number of draws before it', () => {
    table.addPlaced(1, 1, 2 * draw - 1);
    expect(table.addPlaced(1, 1, 4 * draw - 1)).toBe(table.KNOWN);
    expect(table.addPlaced(1, 1, draw - 1)).toBe(table.ADDED);
    expect(table.addPlaced(1, 1, 2 * draw - 1)).toBe(table.KNOWN);
  });

  test('knows the start of the stock from any place, but no place from the start', () => {
    table.addPlaced(1, 1, draw + 1);
    expect(table.addPlaced(1, 1, 0)).toBe(table.KNOWN);
    table.addPlaced(2, 2, 0);
    expect(table.addPlaced(2, 2, draw + 1)).toBe(table.ADDED);
  });

  test('tells every set of places apart', () => {
    // Of each remainder the first place tells what is known of it.
    for (let first = 1; first < 24; first++) {
      for (let second = 1; second < 24; second++) {
        if (first % draw === 0 || second % draw === 0) continue;
        const cards = first * 32 + second;
        table.addPlaced(3, cards, first);
        const isKnown = first % draw === second % draw && first <= second;
        expect(table.addPlaced(3, cards, second), `${first}, ${second}`).toBe(
          isKnown ? table.KNOWN : table.ADDED,
        );
        expect(table.addPlaced(3, cards, first)).toBe(table.KNOWN);
      }
    }
  });
});

test('the places of three cards drawn do not know each other’s remainders', () => {
  table.reset(LIMIT, 3);
  table.addPlaced(1, 1, 5);
  expect(table.addPlaced(1, 1, 10)).toBe(table.ADDED);
  expect(table.addPlaced(1, 1, 8)).toBe(table.KNOWN);
});
