import type { Verdict } from '../../engine/game';
import type { LayoutState } from '../../games/layouts/board';
import { baseRank } from '../../games/layouts/building';
import { type FullLayout, type Layout, setupOf } from '../../games/layouts/layout';
import type { LayoutMove } from '../../games/layouts/rules';
import type { GameSolver, Resumable } from '../gameSolver';
import { gameMoves } from './gameMoves';
import type { Found, Pass } from './pass';
import { dailyPassesOf, passesOf, shorteningOf } from './passes';
import { Position } from './position';
import { type Problem, problemOf, streamlined, unpruned } from './problem';
import { search } from './search';
import { shorten } from './shorten';
import type { Signatures } from './signatures';

/** The solver of a game of columns. `dailyOf`: the searches of its daily deals; `ranks`: ranks in a suit, 13 but in tests. */
export function layoutSolver(
  layout: Layout,
  ranks?: number,
  dailyOf = dailyPassesOf,
): GameSolver<LayoutState, LayoutMove> {
  const setup = setupOf(layout, ranks);
  const problemOfState = problemsOf(setup);
  return function* (state, { wantsShortLine = false, megabytes = 64, isForDaily }) {
    const whole = problemOfState(state);
    const problem = isForDaily ? unpruned(whole) : whole;
    const passes = isForDaily ? dailyOf(setup) : passesOf(setup, megabytes);
    const { verdict, positions, expanded, moves } = yield* runPasses(problem, state, passes);
    if (verdict !== 'winnable') return { verdict, line: [], positions };
    const line = gameMoves(problem, state, moves);
    const won = { verdict, positions, effort: expanded / Math.max(1, moves.length) };
    if (!wantsShortLine) return { ...won, line };
    // The shortest line may leave a card in its cell.
    const countsTurns = !isForDaily;
    const position = new Position({ ...problem, leavesCells: false, countsTurns }, state);
    const fewer = yield* shorten(position, moves, shorteningOf(setup, countsTurns));
    const short = gameMoves(problem, state, fewer);
    // Turns of the stock are moves of the game, and no moves of the search.
    return { ...won, line: short.length < line.length ? short : line };
  };
}

/** The problem of a state, whose tables are kept for each base. */
export function problemsOf(setup: FullLayout): (state: LayoutState) => Problem {
  const problems = new Map<number, Problem>();
  return (state) => {
    const base = baseRank(setup, state);
    const problem = problems.get(base) ?? problemOf(setup, base);
    problems.set(base, problem);
    return problem;
  };
}

interface PassesFound {
  readonly verdict: Verdict;
  readonly positions: number;
  readonly expanded: number;
  /** The moves that win. */
  readonly moves: readonly number[];
}

/**
 * Searches pass after pass until one wins or proves the loss. A position of `wins` counts as won, but for streamlined passes: their
 * signatures take different positions for one.
 */
export function* runPasses(
  problem: Problem,
  state: LayoutState,
  passes: readonly Pass[],
  wins?: Signatures,
): Resumable<PassesFound> {
  let whole: Position | undefined;
  let fewerLines: Position | undefined;
  // Whether those that prove nothing have run out of positions.
  let isStreamlinedOver = false;
  let isNarrowOver = false;
  let positions = 0;
  let expanded = 0;
  for (const pass of passes) {
    const { isStreamlined = false, isNarrow = false } = pass;
    if ((isStreamlined && isStreamlinedOver) || (isNarrow && isNarrowOver)) continue;
    let position: Position;
    if (isStreamlined) position = fewerLines ??= new Position(streamlined(problem), state);
    else {
      position = whole ??= new Position(problem, state);
      if (wins) position.wins = wins;
    }
    const found: Found = yield* search(position, pass);
    positions += found.positions;
    expanded += found.expanded;
    if (found.end === 'won')
      return { verdict: 'winnable', moves: found.moves, positions, expanded };
    if (found.end === 'lost') {
      if (!isStreamlined && !isNarrow)
        return { verdict: 'unwinnable', moves: [], positions, expanded };
      isStreamlinedOver ||= isStreamlined;
      isNarrowOver ||= isNarrow;
    }
    if (found.end === 'stopped') break;
  }
  return { verdict: 'unknown', moves: [], positions, expanded };
}
