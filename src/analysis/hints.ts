import { gameOf, type VariantId } from '../games/index';
import { preferredLine } from '../solver/preferredLine';
import type { Solution } from '../solver/solve';

/** The solver’s time in milliseconds for a line, and for one after a move tried instead of a draw. */
const LINE_MS = 1_200;
const MOVE_MS = 200;

/** A line that became this many moves longer, so that a card is turned up before a draw, is searched again at the next hint. */
const MAX_LONGER = 10;

/** A sequence of moves from a position, which hints follow. */
export interface FollowedLine {
  readonly variant: VariantId;
  readonly start: unknown;
  readonly moves: readonly unknown[];
}

/** One that wins. */
interface WinningLine extends FollowedLine {
  /** True if a longer search may find a shorter one. */
  readonly mayBeShortened: boolean;
}

/** A verdict, with a winning line that begins with the move to show. */
type ShownLine = Pick<Solution, 'verdict' | 'line'>;

/** Looks for a short line, for so many milliseconds. Undefined if the question is cancelled. */
type ShortLineSearch = (
  variant: VariantId,
  state: unknown,
  ms: number,
  signal: AbortSignal,
) => Promise<Solution | undefined>;

/** Finds the lines that hints follow. As long as the player follows one, it needs no search. */
export function createHinter(search: ShortLineSearch) {
  let known: WinningLine | undefined;
  /** The moves that no line was found for, while one draw is shown after another. */
  let tried = new Set<string>();

  /** The line with a better beginning, if a short search finds one. Undefined if the search is cancelled. */
  async function withoutEarlyDraw(
    variant: VariantId,
    position: unknown,
    moves: readonly unknown[],
    signal: AbortSignal,
  ): Promise<Pick<WinningLine, 'moves' | 'mayBeShortened'> | undefined> {
    const { line, open } = preferredLine(variant, position, moves);
    const asItIs = { moves: line, mayBeShortened: false };
    if (!open) {
      tried = new Set();
      return asItIs;
    }
    const name = JSON.stringify(open.move);
    if (tried.has(name)) return asItIs;
    tried.add(name);
    const found = await search(variant, open.next, MOVE_MS, signal);
    if (!found) return undefined;
    return found.verdict === 'winnable'
      ? {
          moves: [open.move, ...found.line],
          mayBeShortened: found.line.length >= line.length + MAX_LONGER,
        }
      : asItIs;
  }

  return {
    /** The line to follow from a position that is not won; undefined if the question is cancelled. */
    async lineFrom(
      variant: VariantId,
      position: unknown,
      signal: AbortSignal,
    ): Promise<ShownLine | undefined> {
      const rest = restOfLine(known, variant, position);
      let solution: ShownLine | undefined = rest && { verdict: 'winnable', line: rest };
      if (!rest || (known?.mayBeShortened && position !== known.start)) {
        const found = await search(variant, position, LINE_MS, signal);
        if (!found) return undefined;
        if (!rest || (found.verdict === 'winnable' && found.line.length < rest.length))
          solution = found;
      }
      if (solution?.verdict !== 'winnable') return solution;
      const better = await withoutEarlyDraw(variant, position, solution.line, signal);
      if (!better) return undefined;
      known = { variant, start: position, ...better };
      return { ...solution, line: better.moves };
    },
  };
}

/** The moves of a line that follow a position of the variant; undefined if there is no line, or it does not pass through it. */
export function restOfLine(
  line: FollowedLine | undefined,
  variant: VariantId,
  position: unknown,
): readonly unknown[] | undefined {
  if (line?.variant !== variant) return undefined;
  const { rules } = gameOf(variant);
  const wanted = JSON.stringify(position);
  let state = line.start;
  for (const [i, move] of line.moves.entries()) {
    if (JSON.stringify(state) === wanted) return line.moves.slice(i);
    const next = rules.apply(state, move);
    if (!next.ok) return undefined;
    state = next.value;
  }
  return undefined;
}
