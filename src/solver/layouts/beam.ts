import type { Resumable } from '../gameSolver';
import { grown } from '../grown';
import { clicksOf, maxClicks } from './clicks';
import { estimate } from './estimate';
import { MAX_LEGAL_MOVES, movesOf } from './moves';
import { type Found, type Pass, WORK_IN_STEP } from './pass';
import type { Position } from './position';
import { Signatures } from './signatures';

/** Words of a successor in a beam: its parent, the move, and the next one with the same estimate. */
const WORDS = 3;

/** The positions that are reached in the same number of clicks, as lists by estimate. The known line’s comes before all. */
class Level {
  readonly heads: number[] = [];
  readonly tails: number[] = [];
  successors = new Int32Array(WORDS << 8);
  #end = 0;

  add(parent: number, move: number, value: number): void {
    const { heads, tails } = this;
    const at = this.#end;
    this.#end += WORDS;
    if (this.#end > this.successors.length) this.successors = grown(this.successors);
    while (heads.length <= value) heads.push(-1);
    this.successors[at] = parent;
    this.successors[at + 1] = move;
    this.successors[at + 2] = -1;
    if (heads[value] === -1) heads[value] = at;
    else this.successors[tails[value] + 2] = at;
    tails[value] = at;
  }

  /** The places of the successors, those nearest to a win first. */
  *inOrder(): Generator<number> {
    for (const head of this.heads)
      for (let at = head; at >= 0; at = this.successors[at + 2]) yield at;
  }
}

/**
 * Expands, of the positions reached in the same number of clicks, the `width` with the lowest estimates. Those of a line that is
 * known to win always stay among them.
 */
export function* beam(position: Position, pass: Pass, known: readonly number[]): Resumable<Found> {
  const { weights, positions: maxPositions, width = 1, isNarrow = false } = pass;
  const size = position.packedSize;
  const seen = new Signatures(maxPositions + MAX_LEGAL_MOVES);
  const legal = new Int32Array(MAX_LEGAL_MOVES);
  /** Where each position was reached from, and by which move. They are kept as long as successors may need them. */
  const parents: number[] = [];
  const moves: number[] = [];
  const kept = width * (maxClicks(position) + 1);
  const packed = new Uint8Array(kept * size);
  const levels: (Level | undefined)[] = [];
  /** The moves of the known line up to this level. */
  let ownMoves = -1;
  let work = 0;
  let expanded = 0;

  const add = (clicks: number, parent: number, move: number, value: number): void => {
    const level = levels[clicks] ?? new Level();
    levels[clicks] = level;
    level.add(parent, move, value);
  };
  const isNew = (): boolean => {
    position.sign();
    return seen.add(position.key0, position.key1, position.key2);
  };

  const won = (line: number[], node: number): Found => {
    for (let at = node; at > 0; at = parents[at]) line.push(moves[at]);
    return { end: 'won', moves: line.reverse(), positions: seen.size, expanded };
  };

  position.pack(packed, 0);
  isNew();
  add(0, 0, 0, 0);
  for (
    let clicks = 0;
    clicks < levels.length && (ownMoves + 1 < known.length || seen.size < maxPositions);
    clicks++
  ) {
    const level = levels[clicks];
    if (!level) continue;
    levels[clicks] = undefined;
    let left = width;
    for (const at of level.inOrder()) {
      if (left === 0) break;
      const node = parents.length;
      const parent = level.successors[at];
      const reached = level.successors[at + 1];
      const isOwn = at === level.heads[0];
      position.unpack(packed, (parent % kept) * size);
      if (node > 0) {
        // One that takes several clicks is new only if none with fewer led to the same.
        const isLate = clicksOf(position, reached) > 1;
        position.make(reached);
        if (isLate && position.isWon) return won([reached], parent);
        if (isLate && !isNew() && !isOwn) continue;
      }
      parents.push(parent);
      moves.push(reached);
      left--;
      position.pack(packed, (node % kept) * size);
      if (isOwn) ownMoves++;
      const ownMove: number | undefined = isOwn ? known[ownMoves] : undefined;
      const legalCount = movesOf(position, legal, isNarrow);
      expanded++;
      let hasOwn = ownMove === undefined;
      for (let i = 0; i <= legalCount; i++) {
        if (i === legalCount && hasOwn) break;
        const move = i < legalCount ? legal[i] : known[ownMoves];
        const isKnown = move === ownMove;
        hasOwn ||= isKnown;
        const taken = clicksOf(position, move);
        position.make(move);
        if (taken === 1 && position.isWon) return won([move], node);
        if (taken > 1 || isNew() || isKnown)
          add(clicks + taken, node, move, isKnown ? 0 : estimate(position, weights) + 1);
        position.undo();
      }
      work += legalCount * size;
      if (work >= WORK_IN_STEP) {
        work = 0;
        if (!(yield)) return { end: 'stopped', positions: seen.size, expanded };
      }
    }
  }
  return { end: 'full', positions: seen.size, expanded };
}
