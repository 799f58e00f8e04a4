import {
  draw,
  full,
  grown,
  heights,
  make,
  mask,
  offset,
  pileCode,
  restore,
  save,
  setUp,
  updateMobility,
} from './board';
import { backTo, clear, generate, NOTHING, obligation, setObligation, take, top } from './moves';
import { MOVE, type Problem } from './problem';
import { createTranspositionTable } from './transpositionTable';

export type SearchStatus = 'running' | 'won' | 'lost' | 'full';

export interface Search {
  /** Visits at most so many positions more. */
  readonly run: (visits: number) => SearchStatus;
  /** Different positions seen so far. */
  readonly positions: () => number;
  /** The moves to the win, once it is found. */
  readonly moves: () => readonly number[];
}

// The path: for each depth where its moves that are still to be tried begin and end, and the one tried last.
let starts = new Int32Array(512);
let ends = new Int32Array(512);
let tried = new Int32Array(512);
/** What the moves from each position must do. */
let needs = new Int32Array(512);
let depth = -1;
let found: SearchStatus = 'running';
const table = createTranspositionTable();
/** Which search it is, for those of earlier ones. */
let serial = 0;

/**
 * Begins a search that can be run in pieces; the one before is over by that. Throws for a problem that is larger
 * than a game of Klondike.
 */
export function createSearch(problem: Problem, mostEntries = 1 << 22, order = 0): Search {
  setUp(problem);
  table.clear(mostEntries, problem.draw);
  clear(order);
  depth = -1;
  found = 'running';
  const own = ++serial;
  function still<T>(value: T): T {
    if (own !== serial) throw new Error('this search is over: another one has begun');
    return value;
  }
  return {
    run: (visits) => run(still(visits)),
    positions: () => still(table.count()),
    moves: () => still(Array.from(tried.subarray(0, Math.max(0, depth)))),
  };
}

function room(): void {
  if (depth + 2 > starts.length) {
    starts = grown(starts);
    ends = grown(ends);
    tried = grown(tried);
    needs = grown(needs);
  }
}

/** Goes on from the position reached. */
function descend(): void {
  depth++;
  room();
  starts[depth] = top;
  needs[depth] = obligation;
  save(depth);
  generate();
}

/** Takes home all that goes there before anything else, each as a step of the path without other moves. */
function goHome(): void {
  for (let card = updateMobility(); card >= 0; card = updateMobility()) {
    depth++;
    room();
    make(MOVE.home | card);
    tried[depth] = MOVE.home | card;
    starts[depth] = top;
    ends[depth] = top;
  }
}

function visit(): number {
  return table.add(heights | (pileCode << 16), mask, offset, obligation);
}

function run(visits: number): SearchStatus {
  if (found !== 'running') return found;
  if (depth < 0) {
    goHome();
    visit();
    if (heights === full) {
      depth++;
      return finish('won');
    }
    descend();
  }
  for (let n = 0; n < visits; ) {
    if (top === starts[depth]) {
      if (--depth < 0) return finish('lost');
      backTo(ends[depth] as number);
      continue;
    }
    const move = take();
    restore(depth);
    make(move);
    n++;
    setObligation(move, needs[depth] as number);
    tried[depth] = move;
    ends[depth] = top;
    const before = depth;
    if (obligation === NOTHING) goHome();
    // With draw three few moves must be followed by others: what lies between is not worth its room.
    const fresh = obligation !== NOTHING && draw > 1 ? 1 : visit();
    if (fresh < 0) return finish('full');
    if (fresh === 0) {
      depth = before;
      continue;
    }
    if (heights === full) {
      depth++;
      return finish('won');
    }
    descend();
  }
  return found;
}

function finish(status: SearchStatus): SearchStatus {
  found = status;
  return status;
}
