import type { Resumable } from '../gameSolver';
import { grown } from '../grown';
import { estimate, type Weights } from './estimate';
import { MAX_LEGAL_MOVES, movesOf } from './moves';
import type { Position } from './position';
import { Signatures } from './signatures';

/**
 * A search: best first with these weights; or a beam of a `width`; or depth first, which remembers more positions in the same memory.
 */
export interface Pass {
  readonly weights: Weights;
  /** The most positions it keeps. */
  readonly positions: number;
  readonly isDepthFirst?: true;
  /** How many of the positions reached in the same number of moves a beam expands. It proves nothing. */
  readonly width?: number;
  /** True if moves are left out that may be needed, so that it proves nothing. */
  readonly isNarrow?: boolean;
  /** True if it searches the streamlined problem, so that it proves nothing. */
  readonly isStreamlined?: true;
}

/**
 * How a search ended. `lost`: it visited every position that can be reached. `full`: it kept as many as it may. Of the positions
 * it knows, the moves of those `expanded` were tried.
 */
export type Found = { readonly positions: number; readonly expanded: number } & (
  | { readonly end: 'won'; readonly moves: readonly number[] }
  | { readonly end: 'lost' | 'full' | 'stopped' }
);

/** Positions that a best-first search has room for at first: enough for most easy deals. */
const FIRST_ROOM = 2_000;
const FIRST_EXPANDED = 250;

/** Moves made between two yields, times the bytes of a position: about a millisecond. */
const WORK_IN_STEP = 80_000;

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
  return found;
}

/** Expands the position with the lowest estimate first. */
function* bestFirst(position: Position, pass: Pass): Resumable<Found> {
  const { weights, positions: maxPositions, isNarrow = false } = pass;
  const size = position.packedSize;
  let room = Math.min(maxPositions, FIRST_ROOM);
  /** For each position which of the expanded ones it was reached from, and by which move. */
  let parents = new Int32Array(room);
  let moves = new Int32Array(room);
  /** Positions with one estimate are a list, the last one first; places are counted from 1, and 0 is the end. */
  let next = new Int32Array(room);
  const heads: number[] = [];
  /** The positions that were expanded. */
  const nodes: number[] = [];
  let packed = new Uint8Array(FIRST_EXPANDED * size);
  const known = new Signatures(room);
  const legal = new Int32Array(MAX_LEGAL_MOVES);
  let lowest = 0;
  let count = 0;
  let work = 0;
  let expanded = 0;

  const add = (parent: number, move: number): void => {
    position.sign();
    if (!known.add(position.key0, position.key1, position.key2)) return;
    const at = estimate(position, weights);
    while (heads.length <= at) heads.push(0);
    parents[count] = parent;
    moves[count] = move;
    next[count] = heads[at] as number;
    heads[at] = ++count;
    if (at < lowest) lowest = at;
  };
  const lineTo = (node: number, last: readonly number[]): readonly number[] => {
    const line = [...last];
    for (let at = node; at > 0; at = nodes[parents[at] as number] as number)
      line.push(moves[at] as number);
    return line.reverse();
  };

  add(0, 0);
  if (position.isWon) return { end: 'won', moves: [], positions: 1, expanded };
  for (;;) {
    while (lowest < heads.length && heads[lowest] === 0) lowest++;
    if (lowest >= heads.length) {
      return { end: 'lost', positions: count, expanded };
    }
    const node = (heads[lowest] as number) - 1;
    heads[lowest] = next[node] as number;
    if (node > 0) {
      position.unpack(packed, (parents[node] as number) * size);
      position.make(moves[node] as number);
    }
    nodes.push(node);
    if (nodes.length * size > packed.length) packed = grown(packed);
    position.pack(packed, expanded * size);
    const legalCount = movesOf(position, legal, isNarrow);
    if (count + legalCount > room) {
      room = 2 * room + legalCount;
      parents = grown(parents, room);
      moves = grown(moves, room);
      next = grown(next, room);
    }
    for (let i = 0; i < legalCount; i++) {
      const move = legal[i] as number;
      position.make(move);
      if (position.isWon) {
        return { end: 'won', moves: lineTo(node, [move]), positions: count, expanded: ++expanded };
      }
      add(expanded, move);
      position.undo();
    }
    expanded++;
    if (count > maxPositions) {
      return { end: 'full', positions: count, expanded };
    }
    work += legalCount * size;
    if (work >= WORK_IN_STEP) {
      work = 0;
      if (!(yield)) {
        return { end: 'stopped', positions: count, expanded };
      }
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

  position.sign();
  known.add(position.key0, position.key1, position.key2);
  if (position.isWon) return { end: 'won', moves: [], positions: 1, expanded };
  for (let isNew = true; ; ) {
    if (isNew) {
      const legalCount = movesOf(position, legal, isNarrow);
      expanded++;
      if (openCount + legalCount > open.length) open = grown(open);
      const first = openCount;
      for (let i = 0; i < legalCount; i++) {
        const move = legal[i] as number;
        position.make(move);
        if (position.isWon) {
          return { end: 'won', moves: [...line, move], positions: known.size, expanded };
        }
        position.sign();
        if (known.add(position.key0, position.key1, position.key2)) {
          const value = estimate(position, weights);
          let at = openCount++;
          for (; at > first && (estimates[at - 1 - first] as number) < value; at--) {
            estimates[at - first] = estimates[at - 1 - first] as number;
            open[at] = open[at - 1] as number;
          }
          estimates[at - first] = value;
          open[at] = move;
        }
        position.undo();
      }
      work += legalCount * size;
      if (known.size >= maxPositions) {
        return { end: 'full', positions: known.size, expanded };
      }
      if (work >= WORK_IN_STEP) {
        work = 0;
        if (!(yield)) {
          return { end: 'stopped', positions: known.size, expanded };
        }
      }
    }
    if (openCount > (firsts.at(-1) as number)) {
      const move = open[--openCount] as number;
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

/** Words of a successor in a beam: its parent, the move, and the next one with the same estimate. */
const WORDS = 3;

/**
 * Expands, of the positions reached in the same number of moves, the `width` with the lowest estimates. Those of a line that is
 * known to win always stay among them.
 */
function* beam(position: Position, pass: Pass, known: readonly number[]): Resumable<Found> {
  const { weights, positions: maxPositions, width = 1, isNarrow = false } = pass;
  const size = position.packedSize;
  const seen = new Signatures(maxPositions + MAX_LEGAL_MOVES);
  const legal = new Int32Array(MAX_LEGAL_MOVES);
  let packed = new Uint8Array(width * size);
  let nextPacked = new Uint8Array(width * size);
  /** Where each position was reached from, and by which move. Those expanded next begin at `first`, and their parents at `before`. */
  const parents: number[] = [0];
  const moves: number[] = [0];
  let before = 0;
  let first = 0;
  let successors = new Int32Array(WORDS * MAX_LEGAL_MOVES);
  /** The first and the last successor with each estimate; the known line’s comes before all. */
  const heads: number[] = [];
  const tails: number[] = [];
  let own = 0;
  let work = 0;
  let expanded = 0;

  const add = (parent: number, move: number, value: number, at: number): void => {
    while (heads.length <= value) heads.push(-1);
    successors[at] = parent;
    successors[at + 1] = move;
    successors[at + 2] = -1;
    if (heads[value] === -1) heads[value] = at;
    else successors[(tails[value] as number) + 2] = at;
    tails[value] = at;
  };

  position.pack(packed, 0);
  position.sign();
  seen.add(position.key0, position.key1, position.key2);
  for (
    let depth = 0;
    first < parents.length && (depth < known.length || seen.size < maxPositions);
    depth++
  ) {
    const count = parents.length - first;
    const ownMove = known[depth];
    let end = 0;
    heads.fill(-1);
    for (let node = first; node < first + count; node++) {
      position.unpack(packed, ((parents[node] as number) - before) * size);
      if (node > 0) position.make(moves[node] as number);
      position.pack(nextPacked, (node - first) * size);
      const legalCount = movesOf(position, legal, isNarrow);
      expanded++;
      while (end + (legalCount + 1) * WORDS > successors.length) successors = grown(successors);
      let hasOwn = node !== own || ownMove === undefined;
      for (let i = 0; i <= legalCount; i++) {
        if (i === legalCount && hasOwn) break;
        const move = i < legalCount ? (legal[i] as number) : (ownMove as number);
        const isOwn = node === own && move === ownMove;
        hasOwn ||= isOwn;
        position.make(move);
        if (position.isWon) {
          const line = [move];
          for (let at = node; at > 0; at = parents[at] as number) line.push(moves[at] as number);
          return { end: 'won', moves: line.reverse(), positions: seen.size, expanded };
        }
        position.sign();
        if (seen.add(position.key0, position.key1, position.key2) || isOwn) {
          add(node, move, isOwn ? 0 : estimate(position, weights) + 1, end);
          end += WORDS;
        }
        position.undo();
      }
      work += legalCount * size;
      if (work >= WORK_IN_STEP) {
        work = 0;
        if (!(yield)) return { end: 'stopped', positions: seen.size, expanded };
      }
    }
    own = known.length > 0 ? first + count : -1;
    for (let value = 0, left = width; value < heads.length && left > 0; value++) {
      for (
        let at = heads[value] as number;
        at >= 0 && left > 0;
        at = successors[at + 2] as number
      ) {
        parents.push(successors[at] as number);
        moves.push(successors[at + 1] as number);
        left--;
      }
    }
    before = first;
    first += count;
    [packed, nextPacked] = [nextPacked, packed];
  }
  return { end: 'full', positions: seen.size, expanded };
}
