import type { Resumable } from '../gameSolver';
import { grown } from '../grown';
import { estimate } from './estimate';
import { MAX_LEGAL_MOVES, movesOf } from './moves';
import { type Found, type Pass, WORK_IN_STEP } from './pass';
import type { Position } from './position';
import { Signatures } from './signatures';

/** Words of a successor in a beam: its parent, the move, and the next one with the same estimate. */
const WORDS = 3;

/**
 * Expands, of the positions reached in the same number of moves, the `width` with the lowest estimates. Those of a line that is
 * known to win always stay among them.
 */
export function* beam(position: Position, pass: Pass, known: readonly number[]): Resumable<Found> {
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
    else successors[tails[value] + 2] = at;
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
    const ownMove: number | undefined = known[depth];
    let end = 0;
    heads.fill(-1);
    for (let node = first; node < first + count; node++) {
      position.unpack(packed, (parents[node] - before) * size);
      if (node > 0) position.make(moves[node]);
      position.pack(nextPacked, (node - first) * size);
      const legalCount = movesOf(position, legal, isNarrow);
      expanded++;
      while (end + (legalCount + 1) * WORDS > successors.length) successors = grown(successors);
      let hasOwn = node !== own || ownMove === undefined;
      for (let i = 0; i <= legalCount; i++) {
        if (i === legalCount && hasOwn) break;
        const move = i < legalCount ? legal[i] : known[depth];
        const isOwn = node === own && move === ownMove;
        hasOwn ||= isOwn;
        position.make(move);
        if (position.isWon) {
          const line = [move];
          for (let at = node; at > 0; at = parents[at]) line.push(moves[at]);
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
      for (let at = heads[value]; at >= 0 && left > 0; at = successors[at + 2]) {
        parents.push(successors[at]);
        moves.push(successors[at + 1]);
        left--;
      }
    }
    before = first;
    first += count;
    [packed, nextPacked] = [nextPacked, packed];
  }
  return { end: 'full', positions: seen.size, expanded };
}
