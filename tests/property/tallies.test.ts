import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wilson } from '../../src/engine/interval';
import { scoreTable, twoDecimals } from '../../src/lab/scoreTable';
import { countMoves, naiveShuffle, shuffledDecks } from '../../src/lab/shuffleStudy';
import { parts, simulate } from '../../src/lab/simulate';
import { chiSquare, meanAndStandardDeviation } from '../../src/lab/statistics';
import { mergeTallies, type Tally, tallyFile } from '../../src/lab/tally';

const games = ['pictures', 'eight-stacks', 'tens', 'perditio-tempus'] as const;

test('a tally does not depend on how its range is split, nor on the order of the parts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...games),
      fc.bigInt({ min: -(2n ** 33n), max: 2n ** 33n }),
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 1, max: 50 }),
      fc.infiniteStream(fc.nat()),
      (game, first, count, size, order) => {
        const job = { game, player: 'automatic', first: String(first), games: count } as const;
        const tallies = [...parts(job, size)]
          .map((part) => ({ tally: tallyFile(simulate(part).tally), at: order.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ tally }) => tally);
        const whole = { ok: true, value: tallyFile(simulate(job).tally) };
        expect(mergeTallies(tallies)).toEqual(whole);
        const middle = tallies.length >> 1;
        const halves = [tallies.slice(0, middle), tallies.slice(middle)].flatMap((half) => {
          const sum = mergeTallies(half);
          return sum.ok ? [sum.value] : [];
        });
        expect(mergeTallies(halves)).toEqual(whole);
      },
    ),
    { numRuns: 150 },
  );
});

const TALLY: Tally = {
  game: 'pictures',
  player: 'automatic',
  first: '0',
  games: 3,
  won: 1,
  scores: { '11': 2, '12': 1 },
};

test('percentages are rounded as Python rounds', () => {
  const cases: readonly (readonly [number, string])[] = [
    [3.125, '3.12'],
    [9.375, '9.38'],
    [0.625, '0.62'],
    [100, '100.00'],
    [(1 / 3) * 100, '33.33'],
    [(201 / 40000) * 100, '0.50'],
    [0.005, '0.01'],
    [2.675, '2.67'],
  ];
  for (const [value, text] of cases) expect(twoDecimals(value)).toBe(text);
  expect(scoreTable({ ...TALLY, games: 32, scores: { '11': 31, '12': 1 } })).toContain('    3.12%');
});

test('intervals, means and the chi-square test give known values', () => {
  const { low, high } = wilson(10, 100);
  expect(low).toBeCloseTo(0.0552, 4);
  expect(high).toBeCloseTo(0.1744, 4);
  expect(wilson(0, 5).low).toBe(0);
  expect(meanAndStandardDeviation({ '1': 1, '3': 1 })).toEqual({ mean: 2, standardDeviation: 1 });
  expect(meanAndStandardDeviation({})).toBeUndefined();
  const even = [[10, 10], [10, 10]]; // biome-ignore format: a table
  expect(chiSquare(even, 10).value).toBe(0);
});

test('eight perfect shuffles restore 52 cards; a chi-square test finds the naive shuffle out', () => {
  const decks = shuffledDecks('perfect', 52, 8);
  expect(decks[8]).toEqual(decks[0]);
  for (let n = 1; n < 8; n++) expect(decks[n]).not.toEqual(decks[0]);
  const verdict = (name: 'selection' | 'naive') =>
    chiSquare(countMoves(name, 52, 20_000, 1), 20_000 / 52).pValue;
  expect(verdict('selection')).toBeGreaterThan(0.001);
  expect(verdict('naive')).toBeLessThan(1e-9);
  expect([...naiveShuffle([1, 2, 3], () => 0)].sort()).toEqual([1, 2, 3]);
});
