import type { KlondikeMove } from '../games/klondike/moves';
import type { KlondikeState } from '../games/klondike/state';
import { toGameMoves } from './gameMoves';
import { problemOf } from './position';
import type { Problem } from './problem';
import { type Resumable, runToEnd, type ShouldContinue } from './resumable';
import { createSearch, type Search, type SearchStatus } from './search';
import { shorten } from './shorten';

/** `unknown`: the budget ran out before a line was found or the search was exhausted. */
export type Verdict = 'winnable' | 'unwinnable' | 'unknown';

export interface Solution {
  readonly verdict: Verdict;
  /** Moves to the win, every one made through the rules; empty unless winnable. */
  readonly line: readonly KlondikeMove[];
  /** Positions visited. */
  readonly positions: number;
}

const PIECE = 4096;
/** A few short searches with other orders come first: they spare many a long one. */
const OTHER_ORDERS = [1, 2, 3];
const RESTART_VISITS = 20_000;
/** Visits of the search with every card of the stock at hand. */
const EASIER_VISITS = 1_500_000;
/** Entries at most, of 16 bytes: 64 MB, and half as much while the table grows. */
const MAX_ENTRIES = 1 << 22;

/** Whether a position of Klondike can be won with all cards known, and how; `shorten` spends time on a shorter line. */
export function solve(
  state: KlondikeState,
  goOn: ShouldContinue = () => true,
  shorten = false,
): Solution {
  return runToEnd(solving(state, shorten), goOn);
}

/** The work of `solve`, one at a time: it cannot be gone on with once another has begun. */
export function* solving(state: KlondikeState, isShort: boolean): Resumable<Solution> {
  const problem = problemOf(state);
  let positions = 0;
  let stopped = false;

  /** Runs a search to its end, or for so many visits, while it may go on. */
  function* explore(search: Search, visits = Number.POSITIVE_INFINITY): Resumable<SearchStatus> {
    let status = search.run(0);
    for (let n = 0; n < visits && status === 'running' && !stopped; n += PIECE) {
      if (yield) status = search.run(PIECE);
      else stopped = true;
    }
    positions += search.positions();
    return status;
  }

  /** Short searches in some orders, up to the first that decides. */
  function* briefly(given: Problem): Resumable<{ search: Search; status: SearchStatus }> {
    let search = createSearch(given, MAX_ENTRIES);
    let status = yield* explore(search, RESTART_VISITS);
    for (const order of OTHER_ORDERS) {
      if (status !== 'running' || stopped) break;
      search = createSearch(given, MAX_ENTRIES, order);
      status = yield* explore(search, RESTART_VISITS);
    }
    return { search, status };
  }

  function lineOf(moves: readonly number[]): Solution['line'] {
    const line = toGameMoves(state, problem.stock, moves);
    if (!line.ok) throw new Error(`the solver's line is wrong: ${line.error}`);
    return line.value;
  }

  function* winnable(search: Search): Resumable<Solution> {
    const known = search.moves();
    const line = lineOf(known);
    const other = isShort ? lineOf(yield* shorten(problem, known)) : line;
    return { verdict: 'winnable', line: other.length < line.length ? other : line, positions };
  }

  const without = (verdict: Verdict): Solution => ({ verdict, line: [], positions });

  const first = yield* briefly(problem);
  if (first.status === 'won') return yield* winnable(first.search);
  if (first.status === 'lost') return without('unwinnable');
  if (stopped) return without('unknown');
  // What is lost with every card of the stock at hand is lost; to find that out is much the shorter search.
  if (problem.draw > 1) {
    const easier = { ...problem, draw: 1, waste: 0 };
    let { status } = yield* briefly(easier);
    if (status === 'running')
      status = yield* explore(createSearch(easier, MAX_ENTRIES), EASIER_VISITS);
    if (status === 'lost') return without('unwinnable');
  }
  const search = createSearch(problem, MAX_ENTRIES);
  const status = yield* explore(search);
  if (status === 'won') return yield* winnable(search);
  return without(status === 'lost' ? 'unwinnable' : 'unknown');
}
