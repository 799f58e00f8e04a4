import type { LayoutState } from '../../games/layouts/board';
import { baseRank } from '../../games/layouts/building';
import { type Layout, setupOf } from '../../games/layouts/layout';
import type { LayoutMove } from '../../games/layouts/rules';
import type { GameSolver } from '../gameSolver';
import { gameMoves } from './gameMoves';
import type { Found } from './pass';
import { dailyPassesOf, passesOf, shorteningWeights } from './passes';
import { Position } from './position';
import { asForDaily, type Problem, problemOf, streamlined } from './problem';
import { search } from './search';
import { shorten } from './shorten';

/** The solver of a described game. `ranks`: ranks in a suit, 13 by default. */
export function layoutSolver(layout: Layout, ranks?: number): GameSolver<LayoutState, LayoutMove> {
  const setup = setupOf(layout, ranks);
  /** The tables of the game for each base. */
  const problems = new Map<number, Problem>();
  return function* (state, { wantsShortLine = false, megabytes = 64, isForDaily }) {
    const base = baseRank(setup, state);
    const whole = problems.get(base) ?? problemOf(setup, base);
    problems.set(base, whole);
    const problem = isForDaily ? asForDaily(whole) : whole;
    const position = new Position(problem, state);
    let fewerLines: Position | undefined;
    let isExhausted = false;
    let positions = 0;
    let expanded = 0;
    for (const pass of isForDaily ? dailyPassesOf(setup) : passesOf(setup, megabytes)) {
      const { isStreamlined = false, isNarrow } = pass;
      if (isStreamlined && isExhausted) continue;
      if (isStreamlined) fewerLines ??= new Position(streamlined(problem), state);
      const found: Found = yield* search((isStreamlined && fewerLines) || position, pass);
      positions += found.positions;
      expanded += found.expanded;
      if (found.end === 'won') {
        const line = gameMoves(setup, position.problem, state, found.moves);
        const won = {
          verdict: 'winnable',
          positions,
          effort: expanded / Math.max(1, found.moves.length),
        } as const;
        if (!wantsShortLine) return { ...won, line };
        const fewer = yield* shorten(position, found.moves, shorteningWeights(setup));
        const short = gameMoves(setup, position.problem, state, fewer);
        // Turns of the stock are moves of the game, and no moves of the search.
        return { ...won, line: short.length < line.length ? short : line };
      }
      if (found.end === 'lost' && isStreamlined) isExhausted = true;
      else if (found.end === 'lost' && !isNarrow)
        return { verdict: 'unwinnable', line: [], positions };
      if (found.end === 'stopped') break;
    }
    return { verdict: 'unknown', line: [], positions };
  };
}
