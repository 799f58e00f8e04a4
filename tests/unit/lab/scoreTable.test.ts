import { describe, expect, test } from 'vitest';
import { scoreLabelOf, scoreTable, twoDecimals } from '../../../src/lab/scoreTable';

describe('two decimals, as Python prints them', () => {
  test.each([
    [0.125, '0.12'],
    [0.375, '0.38'],
    [0.625, '0.62'],
    [0.875, '0.88'],
    [99.375, '99.38'],
  ])('the exact tie %f goes to the even digit: %s', (value, text) => {
    expect(twoDecimals(value)).toBe(text);
  });

  test.each([
    [0, '0.00'],
    [0.25, '0.25'],
    [1.005, '1.00'],
    [2.675, '2.67'],
    [1.015, '1.01'],
    [66.6666, '66.67'],
  ])('%f is no tie: %s', (value, text) => {
    expect(twoDecimals(value)).toBe(text);
  });
});

test('the table has a row for each score that came up, the winning one last', () => {
  const tally = { player: 'automatic', first: '0', games: 8, won: 1 } as const;
  const { length } = scoreLabelOf('pictures', 'automatic');
  const rows = scoreTable({ ...tally, game: 'pictures', scores: { '12': 1, '3': 7, '5': 0 } })
    .split('\n')
    .slice(2);
  expect(rows).toEqual([
    `${'3'.padStart(length)} |    87.50%`,
    `${'12'.padStart(length)} |    12.50%`,
    '',
  ]);
});

test("the solver's scores are labelled as verdicts", () => {
  expect(scoreLabelOf('klondike-3', 'solver')).toMatch(/^Verdict/);
  expect(scoreLabelOf('klondike-3', 'hints')).not.toMatch(/^Verdict/);
});
