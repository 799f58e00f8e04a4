import type { Resumable } from '../gameSolver';
import { estimate, type Weights } from './estimate';
import { MOST_MOVES, movesOf } from './moves';
import type { Position } from './position';
import { Signatures } from './signatures';

/** A search: best first with these weights, or depth first, which remembers more positions in the same memory. */
export interface Pass {
  readonly weights: Weights;
  /** The most positions it keeps. */
  readonly positions: number;
  readonly isDepthFirst?: true;
  /** True if moves are left out that may be needed, so that it proves nothing. */
  readonly isNarrow?: boolean;
}

/**
 * How a search ended. `lost`: it visited every position that can be reached. `full`: it kept as many as it may. Of the positions
 * it knows, the moves of those `expanded` were tried.
 */
export type Found = { readonly positions: number; readonly expanded: number } & (
  | { readonly end: 'won'; readonly moves: readonly number[] }
  | { readonly end: 'lost' | 'full' | 'stopped' }
);

/** Moves made between two yields, times the bytes of a position: about a millisecond. */
const WORK_IN_STEP = 80_000;

/** Expands the position with the lowest estimate first. */
export function* bestFirst(position: Position, pass: Pass): Resumable<Found> {
  const { weights, positions: most, isNarrow = false } = pass;
  const size = position.packedSize;
  const start = new Uint8Array(size);
  position.pack(start, 0);
  const room = most + MOST_MOVES;
  const packed = new Uint8Array(room * size);
  const parents = new Int32Array(room);
  const moves = new Int32Array(room);
  /** Positions with one estimate are a list, the last one first; places are counted from 1, and 0 is the end. */
  const next = new Int32Array(room + 1);
  const heads: number[] = [];
  const known = new Signatures(room);
  const legal = new Int32Array(MOST_MOVES);
  let lowest = 0;
  let count = 0;
  let work = 0;
  let expanded = 0;

  const add = (parent: number, move: number): void => {
    position.sign();
    if (!known.add(position.key0, position.key1, position.key2)) return;
    const at = estimate(position, weights);
    while (heads.length <= at) heads.push(0);
    position.pack(packed, count * size);
    parents[count] = parent;
    moves[count] = move;
    count++;
    next[count] = heads[at] as number;
    heads[at] = count;
    if (at < lowest) lowest = at;
  };
  const lineTo = (node: number, last: readonly number[]): readonly number[] => {
    const line = [...last];
    for (let at = node; at > 0; at = parents[at] as number) line.push(moves[at] as number);
    return line.reverse();
  };

  add(-1, 0);
  if (position.isWon) return { end: 'won', moves: [], positions: 1, expanded };
  for (;;) {
    while (lowest < heads.length && heads[lowest] === 0) lowest++;
    if (lowest >= heads.length) {
      position.unpack(start, 0);
      return { end: 'lost', positions: count, expanded };
    }
    const node = (heads[lowest] as number) - 1;
    heads[lowest] = next[node + 1] as number;
    position.unpack(packed, node * size);
    const legalCount = movesOf(position, legal, isNarrow);
    expanded++;
    for (let i = 0; i < legalCount; i++) {
      const move = legal[i] as number;
      position.make(move);
      if (position.isWon) {
        position.unpack(start, 0);
        return { end: 'won', moves: lineTo(node, [move]), positions: count, expanded };
      }
      add(node, move);
      position.undo();
    }
    if (count > most) {
      position.unpack(start, 0);
      return { end: 'full', positions: count, expanded };
    }
    work += legalCount * size;
    if (work >= WORK_IN_STEP) {
      work = 0;
      if (!(yield)) {
        position.unpack(start, 0);
        return { end: 'stopped', positions: count, expanded };
      }
    }
  }
}

/** Follows the lowest estimate of a position's successors, and goes back where there are none. */
export function* depthFirst(position: Position, pass: Pass): Resumable<Found> {
  const { weights, positions: most, isNarrow = false } = pass;
  const size = position.packedSize;
  const start = new Uint8Array(size);
  position.pack(start, 0);
  const known = new Signatures(most + MOST_MOVES);
  const legal = new Int32Array(MOST_MOVES);
  const estimates = new Int32Array(MOST_MOVES);
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
      if (openCount + legalCount > open.length) {
        const larger = new Int32Array(open.length * 2);
        larger.set(open);
        open = larger;
      }
      const first = openCount;
      for (let i = 0; i < legalCount; i++) {
        const move = legal[i] as number;
        position.make(move);
        if (position.isWon) {
          position.unpack(start, 0);
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
      if (known.size >= most) {
        position.unpack(start, 0);
        return { end: 'full', positions: known.size, expanded };
      }
      if (work >= WORK_IN_STEP) {
        work = 0;
        if (!(yield)) {
          position.unpack(start, 0);
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
