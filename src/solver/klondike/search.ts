import { doubled } from './bits';
import * as board from './board';
import * as moves from './moves';
import { NO_OBLIGATION, obligationAfter } from './obligation';
import { MOVE, type Problem } from './problem';
import { ADDED, createTranspositionTable, KNOWN, TABLE_FULL } from './transpositionTable';

/** `lost`: the search is exhausted; `full`: the transposition table is. */
export type SearchStatus = 'running' | 'won' | 'lost' | 'full';

/** A depth-first search for a win, run a number of visits at a time. */
export interface Search {
  /** Visits at most `visits` more positions. */
  readonly run: (visits: number) => SearchStatus;
  /** Different positions visited so far. */
  readonly positions: () => number;
  /** The moves to the win, once it is found. */
  readonly moves: () => readonly number[];
}

// The path. For each depth: where its untried moves begin on the stack, where they end, the move tried last, and the
// obligation that its moves meet.
let starts = new Int32Array(512);
let ends = new Int32Array(512);
let tried = new Int32Array(512);
let obligations = new Int32Array(512);
let depth = -1;
let status: SearchStatus = 'running';
const table = createTranspositionTable();
/** Counts the searches: only the latest may run, since they share the board. */
let latest = 0;

/** Creates a search, which ends the one before. Throws for a problem larger than a game of Klondike. */
export function createSearch(problem: Problem, maxEntries = 1 << 22, order = 0): Search {
  board.setUp(problem);
  table.clear(maxEntries, problem.draw);
  moves.reset(order);
  depth = -1;
  status = 'running';
  const id = ++latest;
  function assertLatest(): void {
    if (id !== latest) throw new Error('this search is over: another one has begun');
  }
  return {
    run: (visits) => {
      assertLatest();
      if (status === 'running') status = run(visits);
      return status;
    },
    positions: () => {
      assertLatest();
      return table.count();
    },
    moves: () => {
      assertLatest();
      return Array.from(tried.subarray(0, Math.max(0, depth)));
    },
  };
}

function ensureCapacity(): void {
  if (depth + 2 > starts.length) {
    starts = doubled(starts);
    ends = doubled(ends);
    tried = doubled(tried);
    obligations = doubled(obligations);
  }
}

/** Continues the path from the position on the board. */
function descend(obligation: number): void {
  depth++;
  ensureCapacity();
  starts[depth] = moves.top;
  obligations[depth] = obligation;
  board.save(depth);
  moves.generate(obligation);
}

/** Plays the forced moves to the foundations, each a step of the path without alternatives. */
function playForcedMoves(): void {
  for (let card = board.updateMobility(); card >= 0; card = board.updateMobility()) {
    depth++;
    ensureCapacity();
    board.make(MOVE.toFoundation | card);
    tried[depth] = MOVE.toFoundation | card;
    starts[depth] = moves.top;
    ends[depth] = moves.top;
  }
}

const addToTable = (obligation: number): number =>
  table.add(board.heights | (board.pileCode << 16), board.stockMask, board.wasteCount, obligation);

function run(visits: number): SearchStatus {
  if (depth < 0) {
    playForcedMoves();
    addToTable(NO_OBLIGATION);
    if (board.heights === board.complete) {
      depth++;
      return 'won';
    }
    descend(NO_OBLIGATION);
  }
  for (let n = 0; n < visits; ) {
    if (moves.top === starts[depth]) {
      if (--depth < 0) return 'lost';
      moves.truncate(ends[depth] as number);
      continue;
    }
    const move = moves.pop();
    board.restore(depth);
    board.make(move);
    n++;
    const obligation = obligationAfter(move, obligations[depth] as number);
    tried[depth] = move;
    ends[depth] = moves.top;
    const before = depth;
    if (obligation === NO_OBLIGATION) playForcedMoves();
    // With draw three obligations are few, and positions with one are not worth their room.
    const added = obligation !== NO_OBLIGATION && board.draw > 1 ? ADDED : addToTable(obligation);
    if (added === TABLE_FULL) return 'full';
    if (added === KNOWN) {
      depth = before;
      continue;
    }
    if (board.heights === board.complete) {
      depth++;
      return 'won';
    }
    descend(obligation);
  }
  return 'running';
}
