import type { Resumable } from '../gameSolver';
import { clicksOf, maxClicks } from './clicks';
import { estimate } from './estimate';
import { MAX_LEGAL_MOVES, movesOf } from './moves';
import { type Found, type Pass, WORK_IN_STEP } from './pass';
import type { Position } from './position';
import { Signatures } from './signatures';

/** Expands, of the positions reached in as many clicks, the `width` with the lowest estimates, and always those of a `known` line. */
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
  /**
   * What is reached in each number of clicks, by estimate and then in the order of arrival: pairs of a parent and a move. The known
   * line’s comes before all.
   */
  const levels: (number[][] | undefined)[] = [];
  /** The moves of the known line up to this level. */
  let ownMoves = -1;
  let work = 0;
  let expanded = 0;

  const add = (clicks: number, parent: number, move: number, value: number): void => {
    const level = levels[clicks] ?? [];
    levels[clicks] = level;
    while (level.length <= value) level.push([]);
    level[value].push(parent, move);
  };

  const won = (line: number[], node: number): Found => {
    for (let at = node; at > 0; at = parents[at]) line.push(moves[at]);
    return { end: 'won', moves: line.reverse(), positions: seen.size, expanded };
  };

  position.pack(packed, 0);
  position.addTo(seen);
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
    for (const [value, pairs] of level.entries()) {
      for (let i = 0; i < pairs.length && left > 0; i += 2) {
        const node = parents.length;
        const parent = pairs[i];
        const reached = pairs[i + 1];
        const isOwn = value === 0 && i === 0;
        position.unpack(packed, (parent % kept) * size);
        if (node > 0) {
          // One that takes several clicks is new only if none with fewer led to the same.
          const isLate = clicksOf(position, reached) > 1;
          position.make(reached);
          if (isLate && position.isWon) return won([reached], parent);
          if (isLate && !position.addTo(seen) && !isOwn) continue;
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
        for (let n = 0; n <= legalCount; n++) {
          if (n === legalCount && hasOwn) break;
          const move = n < legalCount ? legal[n] : known[ownMoves];
          const isKnown = move === ownMove;
          hasOwn ||= isKnown;
          const taken = clicksOf(position, move);
          position.make(move);
          if (taken === 1 && position.isWon) return won([move], node);
          if (taken > 1 || position.addTo(seen) || isKnown)
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
  }
  return { end: 'full', positions: seen.size, expanded };
}
