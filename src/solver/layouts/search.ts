import type { Resumable } from '../gameSolver';
import { grown } from '../grown';
import { beam } from './beam';
import { estimate } from './estimate';
import { MAX_LEGAL_MOVES, movesOf } from './moves';
import { type Found, type Pass, WORK_IN_STEP } from './pass';
import { FOUNDATION, moveOf, type Position } from './position';
import { Signatures } from './signatures';

/** Positions that a best-first search has room for at first: enough for most easy deals. */
const FIRST_ROOM = 500;
const FIRST_EXPANDED = 125;
/** More than any estimate. */
const FAR = 1e9;

/** Searches from a position, and leaves it as it was. A known line that wins stays in a beam. */
export function* search(
  position: Position,
  pass: Pass,
  known: readonly number[] = [],
): Resumable<Found> {
  const start = new Uint8Array(position.packedSize);
  position.pack(start, 0);
  const found: Found = yield* pass.width
    ? beam(position, pass, known)
    : (pass.isDepthFirst ? depthFirst : bestFirst)(position, pass);
  position.unpack(start, 0);
  if (found.end !== 'won' || !position.raisesSafe) return found;
  const moves = withSafe(position, found.moves);
  position.unpack(start, 0);
  return { ...found, moves };
}

/** A line in which safe cards go up as part of the move before, with moves of their own. */
function withSafe(position: Position, moves: readonly number[]): readonly number[] {
  const line: number[] = [];
  position.raisesSafe = false;
  const make = (move: number): void => {
    line.push(move);
    position.make(move);
  };
  for (const move of moves) {
    make(move);
    for (let pile = 0; pile < position.problem.piles; pile++) {
      if (!position.isTopSafe(pile)) continue;
      make(moveOf(pile, FOUNDATION, 1));
      pile = -1;
    }
  }
  position.raisesSafe = true;
  return line;
}

/** Expands the position with the lowest estimate first. */
function* bestFirst(position: Position, pass: Pass): Resumable<Found> {
  const { weights, positions: maxPositions, isNarrow = false, eager = FAR } = pass;
  const size = position.packedSize;
  let room = Math.min(maxPositions, FIRST_ROOM);
  /** For each position which of the expanded ones it was reached from, and by which move. */
  let parents = new Int32Array(room);
  let moves = new Int32Array(room);
  /** How many of its moves were tried. */
  let tried = new Int32Array(room);
  /** Positions with one estimate are a list, the last one first; places are counted from 1, and 0 is the end. */
  let next = new Int32Array(room);
  const heads: number[] = [];
  const nodes: number[] = [];
  let packed = new Uint8Array(FIRST_EXPANDED * size);
  const known = new Signatures(room);
  const legal = new Int32Array(MAX_LEGAL_MOVES);
  let lowest = 0;
  let count = 0;
  let work = 0;
  let expanded = 0;

  /** Adds the position if it is new, and returns its estimate; `FAR` if it is not. */
  const add = (parent: number, move: number): number => {
    if (!position.addTo(known)) return FAR;
    const at = estimate(position, weights);
    while (heads.length <= at) heads.push(0);
    parents[count] = parent;
    moves[count] = move;
    next[count] = heads[at];
    heads[at] = ++count;
    if (at < lowest) lowest = at;
    return at;
  };
  const lineTo = (node: number, last: readonly number[]): readonly number[] => {
    const line = [...last];
    for (let at = node; at > 0; at = nodes[parents[at]]) line.push(moves[at]);
    return line.reverse();
  };

  position.pack(packed, 0);
  add(0, 0);
  if (position.isWon) return { end: 'won', moves: [], positions: 1, expanded };
  for (;;) {
    while (lowest < heads.length && heads[lowest] === 0) lowest++;
    if (lowest >= heads.length) return { end: 'lost', positions: count, expanded };
    const node = heads[lowest] - 1;
    heads[lowest] = next[node];
    // Often it was reached from the position that was expanded last.
    if (parents[node] !== expanded - 1) position.unpack(packed, parents[node] * size);
    if (node > 0) position.make(moves[node]);
    position.settle();
    nodes.push(node);
    if (nodes.length * size > packed.length) packed = grown(packed);
    position.pack(packed, expanded * size);
    const legalCount = movesOf(position, legal, isNarrow);
    if (count + legalCount > room) {
      room = 2 * room + legalCount;
      parents = grown(parents, room);
      moves = grown(moves, room);
      next = grown(next, room);
      tried = grown(tried, room);
    }
    const here = lowest;
    const first = tried[node];
    let i = first;
    while (i < legalCount) {
      const move = legal[i++];
      position.make(move);
      if (position.isWon) {
        return { end: 'won', moves: lineTo(node, [move]), positions: count, expanded: ++expanded };
      }
      const at = add(expanded, move);
      position.undo();
      if (at > here - eager || i === legalCount) continue;
      // The other moves wait until no position looks nearer to a win.
      tried[node] = i;
      next[node] = heads[here];
      heads[here] = node + 1;
      break;
    }
    expanded++;
    if (count > maxPositions) return { end: 'full', positions: count, expanded };
    work += (i - first) * size;
    if (work >= WORK_IN_STEP) {
      work = 0;
      if (!(yield)) return { end: 'stopped', positions: count, expanded };
    }
  }
}

/** Follows the lowest estimate of a position's successors, and goes back where there are none. */
function* depthFirst(position: Position, pass: Pass): Resumable<Found> {
  const { weights, positions: maxPositions, isNarrow = false } = pass;
  const size = position.packedSize;
  const known = new Signatures(maxPositions + MAX_LEGAL_MOVES);
  const legal = new Int32Array(MAX_LEGAL_MOVES);
  const estimates = new Int32Array(MAX_LEGAL_MOVES);
  /** The successors that are still to be visited, of all positions on the way, the best of each last. */
  let open = new Int32Array(1 << 14);
  let openCount = 0;
  /** Where the successors of each position on the way begin. */
  const firsts: number[] = [0];
  const line: number[] = [];
  let work = 0;
  let expanded = 0;

  position.addTo(known);
  if (position.isWon) return { end: 'won', moves: [], positions: 1, expanded };
  for (let isNew = true; ; ) {
    if (isNew) {
      const legalCount = movesOf(position, legal, isNarrow);
      expanded++;
      if (openCount + legalCount > open.length) open = grown(open);
      const first = openCount;
      for (let i = 0; i < legalCount; i++) {
        const move = legal[i];
        position.make(move);
        if (position.isWon) {
          return { end: 'won', moves: [...line, move], positions: known.size, expanded };
        }
        if (position.addTo(known)) {
          const value = estimate(position, weights);
          let at = openCount++;
          for (; at > first && estimates[at - 1 - first] < value; at--) {
            estimates[at - first] = estimates[at - 1 - first];
            open[at] = open[at - 1];
          }
          estimates[at - first] = value;
          open[at] = move;
        }
        position.undo();
      }
      work += legalCount * size;
      if (known.size >= maxPositions) return { end: 'full', positions: known.size, expanded };
      if (work >= WORK_IN_STEP) {
        work = 0;
        if (!(yield)) return { end: 'stopped', positions: known.size, expanded };
      }
    }
    if (openCount > firsts[firsts.length - 1]) {
      const move = open[--openCount];
      firsts.push(openCount);
      line.push(move);
      position.make(move);
      isNew = true;
    } else {
      if (line.length === 0) return { end: 'lost', positions: known.size, expanded };
      firsts.pop();
      line.pop();
      position.undo();
      isNew = false;
    }
  }
}
