import type { KlondikeMove } from '../../games/klondike/moves';
import type { KlondikeState } from '../../games/klondike/state';
import type { Solution, Verdict } from '../gameSolver';
import type { Resumable } from '../resumable';
import { toGameMoves } from './gameMoves';
import { problemOf } from './position';
import type { Problem } from './problem';
import { createSearch, type Search, type SearchStatus } from './search';
import { shorten } from './shorten';

const VISITS_PER_STEP = 4096;
/** Short searches try these move orders too, which spares many a long search. */
const OTHER_ORDERS = [1, 2, 3];
const SHORT_SEARCH_VISITS = 20_000;
/** Visits of the search with every card of the stock accessible. */
const DRAW_ONE_VISITS = 1_500_000;
/** Entries of the table, of 16 bytes: 64 MB, and half as much again while it grows. */
const MAX_ENTRIES = 1 << 22;

/** Decides a position of Klondike with standard rules. */
export function* solveKlondike(
  state: KlondikeState,
  wantsShortLine: boolean,
): Resumable<Solution<KlondikeMove>> {
  const problem = problemOf(state);
  let positions = 0;
  let isStopped = false;

  /** Runs a search to its end, to a number of visits, or until told to stop. */
  function* runSearch(search: Search, visits = Number.POSITIVE_INFINITY): Resumable<SearchStatus> {
    let status = search.run(0);
    for (let n = 0; n < visits && status === 'running' && !isStopped; n += VISITS_PER_STEP) {
      if (yield) status = search.run(VISITS_PER_STEP);
      else isStopped = true;
    }
    positions += search.positions();
    return status;
  }

  /** Short searches in different orders, up to the first that decides. */
  function* runShortSearches(
    target: Problem,
  ): Resumable<{ readonly search: Search; readonly status: SearchStatus }> {
    let search = createSearch(target, MAX_ENTRIES);
    let status = yield* runSearch(search, SHORT_SEARCH_VISITS);
    for (const order of OTHER_ORDERS) {
      if (status !== 'running' || isStopped) break;
      search = createSearch(target, MAX_ENTRIES, order);
      status = yield* runSearch(search, SHORT_SEARCH_VISITS);
    }
    return { search, status };
  }

  function lineOf(moves: readonly number[]): readonly KlondikeMove[] {
    const line = toGameMoves(state, problem.stock, moves);
    if (!line.ok) throw new Error(`the solver's line is wrong: ${line.error}`);
    return line.value;
  }

  function* winnable(search: Search): Resumable<Solution<KlondikeMove>> {
    const moves = search.moves();
    const found = lineOf(moves);
    const shortened = wantsShortLine ? lineOf(yield* shorten(problem, moves)) : found;
    const line = shortened.length < found.length ? shortened : found;
    return { verdict: 'winnable', line, positions };
  }

  const withoutLine = (verdict: Verdict): Solution<KlondikeMove> => ({
    verdict,
    line: [],
    positions,
  });

  const first = yield* runShortSearches(problem);
  if (first.status === 'won') return yield* winnable(first.search);
  if (first.status === 'lost') return withoutLine('unwinnable');
  if (isStopped) return withoutLine('unknown');
  // A deal lost with draw one is lost, and that takes a much shorter search to find out.
  if (problem.draw > 1) {
    const drawOne = { ...problem, draw: 1, waste: 0 };
    let { status } = yield* runShortSearches(drawOne);
    if (status === 'running')
      status = yield* runSearch(createSearch(drawOne, MAX_ENTRIES), DRAW_ONE_VISITS);
    if (status === 'lost') return withoutLine('unwinnable');
  }
  const search = createSearch(problem, MAX_ENTRIES);
  const status = yield* runSearch(search);
  if (status === 'won') return yield* winnable(search);
  return withoutLine(status === 'lost' ? 'unwinnable' : 'unknown');
}
