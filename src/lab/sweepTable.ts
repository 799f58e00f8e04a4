import { wilson } from '../engine/interval';
import { type Sweep, sweptInWords } from './sweep';
import type { Tally } from './tally';

/** A share in percent with two decimals. */
const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

/** The win rates of a sweep as text, a line for each value, with their 95 % Wilson intervals. */
export function sweepTable(sweep: Sweep, tallies: readonly Tally[]): string {
  const head = [sweptInWords(sweep), 'Games', 'Won', 'Win rate', '95% from', '95% to'];
  const rows = tallies.map(({ games, won }, i) => {
    const { low, high } = wilson(won, games);
    const rates = [won / games, low, high].map(percent);
    return [sweep.values[i]?.value ?? '', String(games), String(won), ...rates];
  });
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => cell.padStart(widths[i] ?? 0)).join(' | ');
  const title = line(head);
  return [title, '-'.repeat(title.length), ...rows.map(line)].map((text) => `${text}\n`).join('');
}
