import { offsetDeal } from '../engine/dealId';
import type { Verdict } from '../engine/game';
import { intervalWithUnknown } from '../engine/interval';
import { parts } from '../lab/simulate';
import { isOfThisVersion } from '../lab/tally';
import {
  type DealVerdict,
  headLine,
  parseVerdicts,
  type VerdictRun,
  verdictLine,
} from '../lab/verdictRun';
import { InputError, print, printLines, quoteFile } from './program';
import { appendToRun, readRun, replaceRun, statsOf } from './runFile';
import { ofOtherRuns, versionMismatch } from './runJobs';
import { playParts } from './workers';

/** The most deals of a run: its file must stay small enough to be read. */
export const MAX_VERDICTS = 100_000;
const PART_DEALS = 10;

/**
 * Prints the verdict on each deal of a run, in order, and saves each in the file, if there is one, before it is printed. What the
 * file already holds is printed without another search. Throws an InputError if the file is of another run.
 */
export async function runVerdicts(
  run: VerdictRun,
  workers: number,
  file: string | undefined,
  isJson: boolean,
): Promise<void> {
  const saved = file === undefined ? [] : readVerdicts(run, file);
  const counts: VerdictCounts = { winnable: 0, unwinnable: 0, unknown: 0 };
  const show = (verdicts: readonly DealVerdict[]): void => {
    for (const { verdict } of verdicts) counts[verdict]++;
    print(verdicts.map(isJson ? verdictLine : row).join(''));
  };
  print(isJson ? headLine(run) : `${tableRow(COLUMNS)}\n`);
  show(saved);

  const first = offsetDeal(run.first, saved.length);
  const remaining = { ...run, first, games: run.games - saved.length };
  for await (const found of playParts(parts(remaining, PART_DEALS), workers)) {
    if (file !== undefined) appendToRun(file, found.map(verdictLine).join(''));
    show(found);
  }
  if (!isJson) printLines(sumOf(counts));
}

/** The columns of a table of deals. */
export const COLUMNS = ['deal', 'verdict', 'moves', 'positions'] as const;
const WIDTHS = [10, 12, 7, 12, 8, 8] as const;

/** A row of a table of deals, with up to two more columns. */
export const tableRow = (cells: readonly (string | number)[]): string =>
  cells.map((cell, i) => String(cell).padStart(WIDTHS[i] ?? 0)).join('');

const row = ({ deal, verdict, moves, positions }: DealVerdict): string =>
  `${tableRow([deal, verdict, verdict === 'winnable' ? moves : '', positions])}\n`;

/** How many deals have each verdict. */
export type VerdictCounts = Record<Verdict, number>;

/** `8 winnable, 1 unwinnable, 1 unknown` */
export const countsInWords = ({ winnable, unwinnable, unknown }: Readonly<VerdictCounts>): string =>
  `${winnable} winnable, ${unwinnable} unwinnable, ${unknown} unknown`;

/** The counts, and the share that can be won. */
function sumOf(counts: Readonly<VerdictCounts>): readonly string[] {
  const { winnable, unwinnable, unknown } = counts;
  const deals = winnable + unwinnable + unknown;
  const { low, high } = intervalWithUnknown(winnable, unknown, deals);
  const [from, to] = [low, high].map((share) => (100 * share).toFixed(2));
  return [countsInWords(counts), `${from} to ${to}% of all deals can be won (95% interval)`];
}

/** The verdicts of a run in its file, which is created if it does not exist, and written anew if lines cannot be added to it. */
function readVerdicts(run: VerdictRun, file: string): readonly DealVerdict[] {
  const text = readRun(file);
  if (text === undefined) {
    appendToRun(file, headLine(run));
    return [];
  }
  const saved = parseVerdicts(text);
  if (!saved.ok) throw new InputError(`${quoteFile(file)} holds no run. ${saved.error}`);
  const { run: begun, verdicts, whole } = saved.value;
  if (!isOfThisVersion(saved.value)) throw versionMismatch(file);
  if (headLine(begun) !== headLine(run) || begun.games > run.games) throw ofOtherRuns(file);
  // A line was cut off, or the file is not in UTF-8 or has a mark: lines could not be added to it.
  if (statsOf(file)?.size !== Buffer.byteLength(whole)) replaceRun(file, whole);
  return verdicts;
}
