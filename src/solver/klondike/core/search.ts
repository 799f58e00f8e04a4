import * as board from './board';
import { TO_FOUNDATION } from './cards';
import { get, reserve, set } from './memory';
import { updateMobility } from './mobility';
import * as moves from './moves';
import { codeOf, NO_OBLIGATION, obligationAfter } from './obligation';
import { FRAME, MAX_DEPTH, MAX_MOVES, MAX_STOCK, PATH_AT, TABLE_AT } from './places';
import * as table from './table';

// A depth-first search for a win, run a number of visits at a time. This file is the core's surface, as a script and as a
// module of WebAssembly.

/** What `run` returns. `FULL`: the table is, or the path. */
export const RUNNING: i32 = 0;
export const WON: i32 = 1;
export const LOST: i32 = 2;
export const FULL: i32 = 3;

// The words of a frame, after the fifteen of its position.
/** Where its untried moves begin. */
const START: i32 = 15;
/** Where the untried moves of its children begin. */
const END: i32 = 16;
/** The move tried last. */
const TRIED: i32 = 17;
/** The obligation that its moves meet. */
const OBLIGATION: i32 = 18;
/** More moves than any position has. */
const MOST_MOVES: i32 = 64;

let depth: i32 = -1;
/** Whether the board still shows the position of the last frame. */
let isFresh: boolean = false;

function frameAt(at: i32): i32 {
  return PATH_AT + FRAME * at;
}

/** Makes room, in which a problem can be written. */
export function prepare(): void {
  reserve(TABLE_AT);
}

/** Begins to search the problem in the memory, with at most `maxEntries` in the table, a power of two. */
export function begin(order: i32, maxEntries: i32): void {
  board.setUp();
  table.reset(maxEntries, board.redealsLeft < 0 ? board.draw : 1);
  moves.reset(order);
  depth = -1;
}

/** Positions visited so far. */
export function positions(): i32 {
  return table.count;
}

/** The length of the path: of the line that wins, once it is found. */
export function pathLength(): i32 {
  return depth < 0 ? 0 : depth;
}

/** A move of the path. */
export function moveAt(at: i32): i32 {
  return get(frameAt(at) + TRIED);
}

/** Continues the path from the position on the board. */
function descend(obligation: i32): void {
  depth++;
  const frame = frameAt(depth);
  set(frame + START, moves.top);
  set(frame + OBLIGATION, obligation);
  moves.generate(obligation, false);
  // A single move is made at once, and nothing comes back to the position.
  if (moves.top > get(frame + START) + 1) board.save(frame);
  isFresh = true;
}

/** Plays the forced moves to the foundations, each a step of the path without alternatives. */
function playForcedMoves(): void {
  for (let card = updateMobility(); card >= 0; card = updateMobility()) {
    depth++;
    const frame = frameAt(depth);
    board.make(TO_FOUNDATION | card);
    set(frame + TRIED, TO_FOUNDATION | card);
    set(frame + START, moves.top);
    set(frame + END, moves.top);
  }
}

/**
 * Adds the position on the board to the table. Where not every card is at hand, positions with an obligation are few, and not
 * worth their room.
 */
function addToTable(obligation: i32): i32 {
  const position = board.heights | (board.pileCode << 16);
  if (board.everyCardAtHand) {
    const code = codeOf(obligation);
    return code < 0 ? table.ADDED : table.addCoded(position, board.stockMask, code);
  }
  if (obligation !== NO_OBLIGATION) return table.ADDED;
  if (board.redealsLeft < 0) return table.addPlaced(position, board.stockMask, board.wasteCount);
  // Code 0 would be known with any.
  const code = 1 + board.redealsLeft * (MAX_STOCK + 1) + board.wasteCount;
  return table.addCoded(position, board.stockMask, code);
}

/** Visits at most `visits` more positions. */
export function run(visits: i32): i32 {
  if (depth < 0) {
    playForcedMoves();
    addToTable(NO_OBLIGATION);
    if (board.heights === board.complete) {
      depth++;
      return WON;
    }
    descend(NO_OBLIGATION);
  }
  for (let n = 0; n < visits; ) {
    const frame = frameAt(depth);
    if (moves.top === get(frame + START)) {
      depth--;
      isFresh = false;
      if (depth < 0) return LOST;
      moves.truncate(get(frameAt(depth) + END));
      continue;
    }
    const before = depth;
    if (before > MAX_DEPTH - MOST_MOVES || moves.top > MAX_MOVES - MOST_MOVES) return FULL;
    const move = moves.pop();
    if (!isFresh) board.restore(frame);
    isFresh = false;
    board.make(move);
    n++;
    const obligation = obligationAfter(move, get(frame + OBLIGATION));
    set(frame + TRIED, move);
    set(frame + END, moves.top);
    if (obligation === NO_OBLIGATION) playForcedMoves();
    const added = addToTable(obligation);
    if (added === table.TABLE_FULL) return FULL;
    if (added === table.KNOWN) {
      depth = before;
      continue;
    }
    if (board.heights === board.complete) {
      depth++;
      return WON;
    }
    descend(obligation);
  }
  return RUNNING;
}
