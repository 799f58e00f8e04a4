import { formatCount, formatPercent } from './numbers';

/** A column of a chart's table. `share` is a fraction, shown in percent. */
export interface Column {
  readonly label: string;
  readonly kind: 'text' | 'count' | 'share';
}

/** The figures of a chart, a row each. */
export interface ChartTable {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A cell as people read it, with nothing rounded away that matters: counts in full, shares with four decimals. */
export function formatCell(column: Column | undefined, value: string | number): string {
  if (typeof value === 'string') return value;
  return column?.kind === 'share' ? formatPercent(value, 4) : formatCount(value);
}

/** The table as comma-separated values, with a header line; numbers are written in full, shares as fractions. */
export const toCsv = ({ columns, rows }: ChartTable): string =>
  [columns.map(({ label }) => label), ...rows]
    .map((row) => `${row.map((value) => csvField(String(value))).join(',')}\n`)
    .join('');

const csvField = (text: string): string =>
  /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
