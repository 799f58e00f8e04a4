import type { KlondikeMove } from '../games/klondike/rules';
import type { KlondikeState } from '../games/klondike/state';
import { realise } from './line';
import { problemOf } from './position';
import { createSearch, type Search } from './search';
import { shortLine } from './shorten';

/** `unknown`: the budget ran out before a line was found or the search was exhausted. */
export type Verdict = 'winnable' | 'unwinnable' | 'unknown';

export interface Solution {
  readonly verdict: Verdict;
  /** Moves to the win, every one made through the rules; empty unless winnable. */
  readonly line: readonly KlondikeMove[];
  /** Positions visited. */
  readonly positions: number;
}

/** Says whether to go on, asked every some thousand positions. */
export type GoOn = () => boolean;

const PIECE = 4096;
/** A few short searches with other orders come first: they spare many a long one. */
const RESTARTS = [0, 1, 2, 3];
const RESTART_VISITS = 20_000;
/** Entries at most, of 16 bytes: 64 MB, and half as much while the table grows. */
const MOST_ENTRIES = 1 << 22;

/** Whether a position of Klondike can be won with all cards known, and how; `shorten` spends time on a shorter line. */
export function solve(state: KlondikeState, goOn: GoOn = () => true, shorten = false): Solution {
  const problem = problemOf(state);
  let positions = 0;

  function result(verdict: Verdict, search?: Search): Solution {
    if (verdict !== 'winnable' || !search) return { verdict, line: [], positions };
    const line = realise(state, problem.stock, search.moves());
    if (!line.ok) throw new Error(`the solver's line is wrong: ${line.error}`);
    const short = shorten ? shortLine(state, problem, search.moves(), goOn) : line.value;
    return { verdict, line: short, positions };
  }

  /** Runs a search for so many visits; nothing while it has not come to an end. */
  function attempt(order: number, visits: number): Solution | undefined {
    const search = createSearch(problem, MOST_ENTRIES, order);
    let status = search.run(0);
    for (let n = 0; n < visits && status === 'running'; n += PIECE) {
      if (!goOn()) {
        positions += search.positions();
        return result('unknown');
      }
      status = search.run(PIECE);
    }
    positions += search.positions();
    if (status === 'won') return result('winnable', search);
    if (status === 'lost') return result('unwinnable');
    return status === 'full' ? result('unknown') : undefined;
  }

  for (const order of RESTARTS) {
    const found = attempt(order, RESTART_VISITS);
    if (found) return found;
  }
  return attempt(0, Number.POSITIVE_INFINITY) ?? result('unknown');
}
