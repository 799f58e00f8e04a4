import type { Solution } from '../gameSolver';

/** What a search that tries every line found. */
export interface FoundLine<Step> {
  /** The steps to the win; undefined if every line was tried and none wins. */
  readonly line: readonly Step[] | undefined;
  readonly positions: number;
}

/** The solution that it means; `undefined` is what a search gives that was stopped. */
export function solutionOf<Step, Move>(
  found: FoundLine<Step> | undefined,
  toMoves: (line: readonly Step[]) => readonly Move[],
): Solution<Move> {
  if (!found) return { verdict: 'unknown', line: [], positions: 0 };
  const { line, positions } = found;
  if (!line) return { verdict: 'unwinnable', line: [], positions };
  return { verdict: 'winnable', line: toMoves(line), positions };
}
