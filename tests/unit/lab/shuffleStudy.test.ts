import { describe, expect, test } from 'vitest';
import { pythonRandom } from '../../../src/engine/pythonRandom';
import { countMoves, naiveShuffle, SHUFFLES, shuffledDecks } from '../../../src/lab/shuffleStudy';
import { chiSquare } from '../../../src/lab/statistics';

const TIMES = 5_000;

describe.each(SHUFFLES)('the %s shuffle', (name) => {
  test('keeps every card, pass after pass', () => {
    const decks = shuffledDecks(name, 13, 4);
    expect(decks).toHaveLength(5);
    for (const deck of decks) expect(deck.toSorted((a, b) => a - b)).toEqual(decks[0]);
  });

  test('counts every card once a shuffle, from each place and to each place', () => {
    const counts = countMoves(name, 5, 20, 1);
    for (let i = 0; i < 5; i++) {
      expect(counts[i]?.reduce((sum, count) => sum + count)).toBe(20);
      expect(counts.reduce((sum, row) => sum + (row[i] ?? 0), 0)).toBe(20);
    }
  });
});

test.each([
  ['selection', true],
  ['slow', true],
  ['naive', false],
  ['perfect', false],
] as const)('the %s shuffle is fair: %s', (name, isFair) => {
  const { pValue } = chiSquare(countMoves(name, 20, TIMES, 1), TIMES / 20);
  expect(pValue > 0.001).toBe(isFair);
});

test('a perfect shuffle interleaves the halves', () => {
  expect(shuffledDecks('perfect', 6, 1)[1]).toEqual([0, 3, 1, 4, 2, 5]);
});

test('the slow selection shuffle draws places until one is free', () => {
  // The order is that of the first draws of each place.
  const { randomBelow } = pythonRandom('0');
  const drawn = Array.from({ length: 100 }, () => randomBelow(4));
  expect(shuffledDecks('slow', 4, 1)[1]).toEqual([...new Set(drawn)]);
});

test('the naive shuffle draws from all places each time', () => {
  const asked: number[] = [];
  naiveShuffle(['a', 'b', 'c'], (n) => {
    asked.push(n);
    return 0;
  });
  expect(asked).toEqual([3, 3, 3]);
});
