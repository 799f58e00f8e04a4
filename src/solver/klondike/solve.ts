import type { LayoutState } from '../../games/layouts/board';
import type { FullLayout } from '../../games/layouts/layout';
import type { LayoutMove } from '../../games/layouts/rules';
import type { GameSolver, Resumable } from '../gameSolver';
import { layoutSolver } from '../layouts/solve';
import { BEST, REVERSED, SHUFFLED, STOCK_FIRST } from './core/orders';
import { gameMoves } from './gameMoves';
import { type Problem, problemOf } from './problem';
import { createSearch, type Search, type SearchStatus } from './search';
import { shorten } from './shorten';

/** Visits in a step: about a millisecond. */
const VISITS_PER_STEP = 4096;

/** A search in one order, given up after a number of visits. It may assume that every card of the stock is at hand. */
interface Stage {
  readonly order: number;
  readonly visits: number;
  readonly everyCardAtHand?: boolean;
}

/** Short searches in several orders: what is hard in one is often easy in another. */
const inOrders = (orders: readonly number[], visits: number): readonly Stage[] =>
  orders.map((order) => ({ order, visits }));

/** The stages with every card at hand, before the exhaustive search. */
const AT_HAND_STAGES = inOrders([STOCK_FIRST, BEST, REVERSED, SHUFFLED], 20_000);
/** The stages for other rules. A deal lost with every card at hand is lost, which takes a much shorter search to find out. */
const STAGES: readonly Stage[] = [
  ...inOrders([BEST, REVERSED, STOCK_FIRST, SHUFFLED], 20_000),
  { order: BEST, visits: 150_000, everyCardAtHand: true },
  ...inOrders([BEST, REVERSED, STOCK_FIRST, SHUFFLED], 200_000),
];
const EXHAUSTIVE: Stage = { order: BEST, visits: Number.POSITIVE_INFINITY };
/** Comes before the exhaustive search if that does not judge positions itself (`core/verdicts.ts`). */
const UNJUDGED_STAGE: Stage = { order: BEST, visits: 1_500_000, everyCardAtHand: true };

function stagesFor(problem: Problem, isForDaily: boolean): readonly Stage[] {
  if (isEveryCardAtHand(problem)) return [...AT_HAND_STAGES, EXHAUSTIVE];
  const judges = problem.redealsLeft === undefined && !isForDaily;
  return judges ? [...STAGES, EXHAUSTIVE] : [...STAGES, UNJUDGED_STAGE, EXHAUSTIVE];
}

/** Positions in a megabyte of the table, which takes a quarter more while it grows. */
const POSITIONS_PER_MEGABYTE = (1 << 20) / 8;

/** True if the cards of the stock can be taken in any order. */
const isEveryCardAtHand = ({ draw, redealsLeft }: Problem): boolean =>
  draw === 1 && redealsLeft === undefined;

/** The problem with every card of the stock at hand: if this is lost, so is the problem itself. */
const withEveryCardAtHand = (problem: Problem): Problem => ({
  ...problem,
  draw: 1,
  redealsLeft: undefined,
  waste: 0,
});

/** Decides positions in which only kings go on empty columns. What it cannot hold, the search of games of columns decides. */
export const solveKlondike = (setup: FullLayout): GameSolver<LayoutState, LayoutMove> =>
  function* (state, options) {
    const problem = problemOf(setup, state);
    if (!problem) return yield* layoutSolver(setup)(state, options);
    const { wantsShortLine = false, isForDaily = false, megabytes = 64 } = options;
    const maxPositions = 2 ** Math.floor(Math.log2(megabytes * POSITIONS_PER_MEGABYTE));
    const lineOf = (moves: readonly number[]): readonly LayoutMove[] =>
      gameMoves(setup, state, problem.stock, moves);
    let positions = 0;
    for (const { order, visits, everyCardAtHand = false } of stagesFor(problem, isForDaily)) {
      const target = everyCardAtHand ? withEveryCardAtHand(problem) : problem;
      // The short searches are not thorough, so that the lines they find stay the same.
      const isThorough = !isForDaily && (everyCardAtHand || visits === Number.POSITIVE_INFINITY);
      const search = createSearch(target, maxPositions, order, isThorough);
      const status: SearchStatus | 'stopped' = yield* runFor(search, visits);
      positions += search.positions();
      if (status === 'lost') return { verdict: 'unwinnable', line: [], positions };
      if (status === 'won' && !everyCardAtHand) {
        const moves = search.moves();
        const line = lineOf(moves);
        // The search that shortens lines takes redeals as unlimited.
        if (!wantsShortLine || problem.redealsLeft !== undefined)
          return { verdict: 'winnable', line, positions };
        const short = lineOf(yield* shorten(problem, moves));
        return { verdict: 'winnable', line: short.length < line.length ? short : line, positions };
      }
      if (status === 'stopped') break;
    }
    return { verdict: 'unknown', line: [], positions };
  };

/** Runs a search for a number of visits, or until told to stop. */
function* runFor(search: Search, visits: number): Resumable<SearchStatus | 'stopped'> {
  let status = search.run(VISITS_PER_STEP);
  for (let n = VISITS_PER_STEP; n < visits && status === 'running'; n += VISITS_PER_STEP) {
    if (!(yield)) return 'stopped';
    status = search.run(VISITS_PER_STEP);
  }
  return status;
}
