import { expect, test } from 'vitest';
import { type ChartTable, formatCell, toCsv } from '../../../../src/ui/charts/chartTable';

const TABLE: ChartTable = {
  columns: [
    { label: 'Score', kind: 'text' },
    { label: 'Games', kind: 'count' },
    { label: 'Share, of all', kind: 'share' },
  ],
  rows: [
    ['0', 1_234_567, 1 / 3],
    ['the “best”, "12"', 0, 1e-7],
  ],
};

test('a cell shows counts in full and shares with four decimals', () => {
  const [text, count, share] = TABLE.columns;
  expect(formatCell(text, '12')).toBe('12');
  expect(formatCell(count, 1_234_567)).toBe('1,234,567');
  expect(formatCell(share, 1 / 3)).toBe('33.3333%');
});

test('the file has numbers in full, and quotes what would break a line apart', () => {
  expect(toCsv(TABLE)).toBe(
    [
      'Score,Games,"Share, of all"',
      '0,1234567,0.3333333333333333',
      '"the “best”, ""12""",0,1e-7',
      '',
    ].join('\n'),
  );
});
