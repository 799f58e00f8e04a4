import { CARDS_IN_SUIT } from '../../engine/card';
import { sum } from '../../engine/numbers';
import type { FoundLine, Resumable } from '../gameSolver';
import { targetsOf } from './targets';

/** A position whose columns leave for the waste. Cards are ranks, the last of a column is open. */
interface ColumnsProblem {
  /** At most 17 columns of at most three cards. */
  readonly columns: readonly (readonly number[])[];
  readonly waste: number;
  readonly fits: (rank: number, onto: number) => boolean;
}

/** Heights of a column, 0 to 3. */
const HEIGHTS = 4;
const STEP = 1_000;
/** The most positions that are remembered: about 150 MB. */
const MAX_POSITIONS = 4_000_000;

/**
 * The search that chooses the daily deals of Black Hole: every line, depth first, without a look ahead. `searchNext` decides more
 * deals, and would choose others. Steps are columns, counted from 0.
 */
export function* searchAsForDaily({
  columns,
  waste,
  fits,
}: ColumnsProblem): Resumable<FoundLine<number> | undefined> {
  const targets = targetsOf(fits);
  const heights = columns.map(({ length }) => length);
  const weights = columns.map((_, c) => HEIGHTS ** c * CARDS_IN_SUIT);
  const total = sum(heights);
  const known = new Set<number>();
  const line: number[] = [];
  let code = heights.reduce((sum, height, c) => sum + height * weights[c], 0);
  let positions = 0;

  /** The columns that can be played from, those with most cards last. */
  const playable = (top: number): number[] =>
    columns
      .flatMap((cards, c) => {
        const card: number | undefined = cards[heights[c] - 1];
        return card !== undefined && (targets[card] >> top) & 1 ? [c] : [];
      })
      .sort((a, b) => heights[a] - heights[b]);

  /** For each step of the line, the columns that are still to be tried in its place, the best last. */
  const waiting = [playable(waste)];
  while (line.length < total) {
    const column = waiting.at(-1)?.pop();
    if (column === undefined) {
      waiting.pop();
      const last = line.pop();
      if (last === undefined) return { line: undefined, positions };
      heights[last]++;
      code += weights[last];
      continue;
    }
    const height = heights[column] - 1;
    const top = columns[column][height];
    const key = code - weights[column] + top;
    if (known.has(key)) continue;
    known.add(key);
    heights[column] = height;
    code -= weights[column];
    line.push(column);
    waiting.push(playable(top));
    if (++positions % STEP === 0 && (positions >= MAX_POSITIONS || !(yield))) return undefined;
  }
  return { line, positions };
}
