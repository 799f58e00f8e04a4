import { CARDS_IN_SUIT, rankOf } from '../../engine/card';
import { apply, isWon, RULES } from '../../games/blackhole/rules';
import type { ColumnsState } from '../../games/peeling/columns';
import type { PeelMove } from '../../games/peeling/peelRules';
import type { FoundLine, Resumable, Solution } from '../gameSolver';
import { type RankProblem, rankTargets, solveByRank } from '../peeling/ranks';

/** A position of Black Hole. */
interface HoleProblem extends RankProblem {
  /** At most 17 columns of at most three cards; the last card of a column can be played. */
  readonly columns: readonly (readonly number[])[];
}

/** The heights of a column, 0 to 3. */
const HEIGHTS = 4;
/** Positions between two questions whether to continue: about a millisecond. */
const STEP = 1_000;
/** The most positions that are remembered: about 150 MB. */
const MAX_POSITIONS = 4_000_000;

/**
 * Tries every line, depth first, and visits no position twice: the heights of the columns and the rank in the hole. Undefined if
 * it is told to stop, or knows too many positions. Steps are columns, counted from 0.
 */
function* searchBlackHole({
  columns,
  waste,
  fits,
}: HoleProblem): Resumable<FoundLine<number> | undefined> {
  const targets = rankTargets(fits);
  const heights = columns.map(({ length }) => length);
  const weights = columns.map((_, c) => HEIGHTS ** c * CARDS_IN_SUIT);
  const total = heights.reduce((sum, height) => sum + height, 0);
  const known = new Set<number>();
  const line: number[] = [];
  let code = heights.reduce((sum, height, c) => sum + height * (weights[c] as number), 0);
  let positions = 0;

  /** The columns that can be played from, those with most cards last. */
  const playable = (top: number): number[] =>
    columns
      .flatMap((cards, c) => {
        const card = cards[(heights[c] as number) - 1];
        return card !== undefined && ((targets[card] as number) >> top) & 1 ? [c] : [];
      })
      .sort((a, b) => (heights[a] as number) - (heights[b] as number));

  /** For each step of the line, the columns that are still to be tried in its place, the best last. */
  const waiting = [playable(waste)];
  while (line.length < total) {
    const column = waiting.at(-1)?.pop();
    if (column === undefined) {
      waiting.pop();
      const last = line.pop();
      if (last === undefined) return { line: undefined, positions };
      heights[last] = (heights[last] as number) + 1;
      code += weights[last] as number;
      continue;
    }
    const height = (heights[column] as number) - 1;
    const top = columns[column]?.[height] as number;
    const key = code - (weights[column] as number) + top;
    if (known.has(key)) continue;
    known.add(key);
    heights[column] = height;
    code -= weights[column] as number;
    line.push(column);
    waiting.push(playable(top));
    if (++positions % STEP === 0 && (positions >= MAX_POSITIONS || !(yield))) return undefined;
  }
  return { line, positions };
}

const GAME = { apply, isWon, fitsRank: RULES.fitsRank };

/** Decides a position of Black Hole. All its lines are equally long: each plays every card once. */
export const solveBlackHole = (state: ColumnsState): Resumable<Solution<PeelMove>> =>
  solveByRank(GAME, state, (problem) =>
    searchBlackHole({ ...problem, columns: state.columns.map((cards) => cards.map(rankOf)) }),
  );
