import { t } from '@lingui/core/macro';
import type { Estimate } from '../../engine/interval';
import { formatCount, formatPercent } from '../../locales/format';

/** A column of a data table. A `share` is a fraction, shown in percent. */
export interface Column {
  readonly label: string;
  readonly kind: 'text' | 'count' | 'share';
}

/** One cell for each column. */
export type Row = readonly (string | number)[];

/** The figures of a chart. */
export interface ChartTable {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** The columns for `estimateCells`; the first has the label. */
export const estimateColumns = (label: string): readonly Column[] =>
  [label, t`95% from`, t`95% to`].map((name) => ({ label: name, kind: 'share' }));

export const estimateCells = ({ share, interval: { low, high } }: Estimate): Row => [
  share,
  low,
  high,
];

/** The text of a cell: counts in full, shares with four decimals. */
export function formatCell(column: Column | undefined, value: string | number): string {
  if (typeof value === 'string') return value;
  return column?.kind === 'share' ? formatPercent(value, 4) : formatCount(value);
}

/** Comma-separated values with a header line; numbers in full, shares as fractions. */
export const toCsv = ({ columns, rows }: ChartTable): string =>
  [columns.map(({ label }) => label), ...rows]
    .map((row) => `${row.map((value) => csvField(String(value))).join(',')}\n`)
    .join('');

const csvField = (text: string): string =>
  /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
