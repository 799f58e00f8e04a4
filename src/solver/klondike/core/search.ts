import * as board from './board';
import { TO_FOUNDATION } from './cards';
import { get, reserve, set } from './memory';
import { updateMobility } from './mobility';
import * as moves from './moves';
import { codeOf, NO_OBLIGATION, obligationAfter } from './obligation';
import { BEST } from './orders';
import {
  FRAME,
  MAX_DEPTH,
  MAX_OPEN,
  MAX_STOCK,
  MAX_UNTRIED_MOVES,
  PATH_AT,
  SAVED,
  TABLE_AT,
} from './places';
import * as table from './table';
import * as verdicts from './verdicts';

// A depth-first search for a win, in portions of visits.

/** The results of `run`. `FULL`: the table or the path is full. */
export const RUNNING: i32 = 0;
export const WON: i32 = 1;
export const LOST: i32 = 2;
const FULL: i32 = 3;

// The words of a frame, after those of its position.
/** The index of its first untried move. */
const START: i32 = SAVED;
/** The index of the first untried move of its children. */
const END: i32 = SAVED + 1;
/** The move tried last. */
const TRIED: i32 = SAVED + 2;
/** The obligation that its moves must meet. */
const OBLIGATION: i32 = SAVED + 3;
/** The number of open positions before it, if the move that led to it cannot be undone; otherwise `verdicts.ALL`. */
const OPEN: i32 = SAVED + 4;
/** The obligation of a frame that belongs to a forced move. */
const FORCED: i32 = -1;
/** Room in the table of a short search at first. */
const FEW_ENTRIES: i32 = 1 << 8;
/** More moves than any position has. */
const MAX_BRANCHES: i32 = 64;

let depth: i32 = -1;
/** True if the board still shows the position of the last frame. */
let isFresh: boolean = false;
/** True if the search is to try every line, at the cost of more time for each position. */
let isThorough: boolean = false;
/** True if positions are judged (verdicts.ts). */
let judges: boolean = false;
/** The depth of the position being judged; −1 if there is none. */
let judgedDepth: i32 = -1;

function frameAt(at: i32): i32 {
  return PATH_AT + FRAME * at;
}

/** Reserves memory, so that a problem can be written. */
export function prepare(): void {
  reserve(TABLE_AT);
}

/**
 * Begins a search of the problem in memory, with at most `maxEntries` in the table, a power of two. A thorough search finds the
 * same line as any other after fewer positions.
 */
export function begin(order: i32, maxEntries: i32, thorough: boolean): void {
  board.setUp();
  table.reset(maxEntries, drawnInTable());
  start(order, thorough);
}

/** Begins a short search of the position on the board, which takes no time to set up. */
export function beginShort(maxEntries: i32): void {
  table.reset(maxEntries, drawnInTable(), FEW_ENTRIES);
  start(BEST, false);
}

function drawnInTable(): i32 {
  return board.redealsLeft < 0 ? board.draw : 1;
}

function start(order: i32, thorough: boolean): void {
  verdicts.reset();
  moves.reset(order, thorough);
  isThorough = thorough;
  judges = thorough && !board.everyCardAtHand && board.redealsLeft < 0;
  judgedDepth = -1;
  depth = -1;
}

/** Positions visited so far. */
export function positions(): i32 {
  return table.count;
}

/** The length of the path, which is the winning line once it is found. */
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
  // A single move is made at once, and the search never comes back to this position.
  if (moves.top > get(frame + START) + 1 || judgedDepth >= 0) board.save(frame);
  isFresh = true;
}

/** Plays the forced moves to the foundations, each as a frame without alternatives. */
function playForcedMoves(): void {
  for (let card = updateMobility(); card >= 0; card = updateMobility()) {
    depth++;
    const frame = frameAt(depth);
    board.make(TO_FOUNDATION | card);
    set(frame + TRIED, TO_FOUNDATION | card);
    set(frame + START, moves.top);
    set(frame + END, moves.top);
    set(frame + OBLIGATION, FORCED);
    set(frame + OPEN, verdicts.ALL);
  }
}

/** The heights and the piles of the position on the board. */
function arrangement(): i32 {
  return board.heights | (board.pileCode << 16);
}

/**
 * Adds the position on the board to the table. Positions with an obligation are not worth their room where they are few, which is
 * where not every card is at hand, nor in a thorough search.
 */
function addToTable(obligation: i32): i32 {
  const position = arrangement();
  if (board.everyCardAtHand && !isThorough) {
    const code = codeOf(obligation);
    return code < 0 ? table.ADDED : table.addCoded(position, board.stockMask, code);
  }
  if (obligation !== NO_OBLIGATION) {
    return board.everyCardAtHand && isDone(position) ? table.KNOWN : table.ADDED;
  }
  if (judgedDepth >= 0) return verdicts.addAtHand(position, board.stockMask);
  if (judges) return verdicts.addPlaced(position, board.stockMask, board.wasteCount);
  if (board.everyCardAtHand) return table.addCoded(position, board.stockMask, 0);
  if (board.redealsLeft < 0) return table.addPlaced(position, board.stockMask, board.wasteCount);
  // A position with code 0 would count as known with any other code.
  const code = 1 + board.redealsLeft * (MAX_STOCK + 1) + board.wasteCount;
  return table.addCoded(position, board.stockMask, code);
}

/** True if a position was reached without an obligation: an obligation would add no moves. */
function isDone(position: i32): boolean {
  return judgedDepth >= 0
    ? verdicts.isLost(position, board.stockMask)
    : table.codeOfPosition(position, board.stockMask) === 0;
}

/** Begins to judge the position on the board by a search with every card at hand. */
function beginJudging(): void {
  judgedDepth = depth + 1;
  board.putAtHand(true);
  addToTable(NO_OBLIGATION);
  descend(NO_OBLIGATION);
  set(frameAt(judgedDepth) + OPEN, 0);
}

/** Leaves the last frame, all of whose moves were tried. If its position was being judged, it is lost. */
function leave(): void {
  if (judgedDepth >= 0) {
    verdicts.closeFrom(get(frameAt(depth) + OPEN));
    if (depth === judgedDepth) endJudging();
  }
  depth--;
  isFresh = false;
  if (depth >= 0) moves.truncate(get(frameAt(depth) + END));
}

function endJudging(): void {
  judgedDepth = -1;
  board.putAtHand(false);
}

/** The position being judged can be won with every card at hand, as the path shows: goes back to it and tries its own moves. */
function continueFromJudged(): void {
  verdicts.closeUnknown();
  for (; depth >= judgedDepth; depth--) {
    const frame = frameAt(depth);
    if (get(frame + OBLIGATION) !== NO_OBLIGATION) continue;
    board.restore(frame);
    verdicts.setWinnable(arrangement(), board.stockMask);
  }
  moves.truncate(get(frameAt(judgedDepth) + START));
  endJudging();
  addToTable(NO_OBLIGATION);
  updateMobility();
  descend(NO_OBLIGATION);
}

/** Visits at most `visits` more positions. */
export function run(visits: i32): i32 {
  if (depth < 0) {
    playForcedMoves();
    if (board.heights === board.complete) {
      depth++;
      return WON;
    }
    if (addToTable(NO_OBLIGATION) === verdicts.UNJUDGED) beginJudging();
    else descend(NO_OBLIGATION);
  }
  for (let n = 0; n < visits; ) {
    const frame = frameAt(depth);
    if (moves.top === get(frame + START)) {
      leave();
      if (depth < 0) return LOST;
      continue;
    }
    const before = depth;
    if (
      before > MAX_DEPTH - MAX_BRANCHES ||
      moves.top > MAX_UNTRIED_MOVES - MAX_BRANCHES ||
      verdicts.open === MAX_OPEN
    ) {
      return FULL;
    }
    const move = moves.pop();
    if (!isFresh) board.restore(frame);
    isFresh = false;
    const stockBefore = board.stockMask;
    const pilesBefore = board.pileCode;
    const openBefore = verdicts.open;
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
    const isWon = board.heights === board.complete;
    if (judgedDepth >= 0) {
      if (isWon || added === verdicts.WINS) {
        depth = before;
        continueFromJudged();
        continue;
      }
      // A card that has left its pile or the stock never comes back there.
      const isFinal = board.stockMask !== stockBefore || board.pileCode !== pilesBefore;
      set(frameAt(depth + 1) + OPEN, isFinal ? openBefore : verdicts.ALL);
    }
    if (isWon) {
      depth++;
      return WON;
    }
    if (added === verdicts.UNJUDGED) beginJudging();
    else descend(obligation);
  }
  return RUNNING;
}
