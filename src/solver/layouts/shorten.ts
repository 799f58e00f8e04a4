import type { Resumable } from '../gameSolver';
import { estimate } from './estimate';
import { MOST_MOVES, movesOf } from './moves';
import type { Position } from './position';
import type { Pass } from './search';
import { Signatures } from './signatures';

/** How many of the positions reached in the same number of moves are expanded. */
const BEAM_WIDTH = 100;
/** About how many positions are new with each move, and the most for which there is room from the start. */
const NEW_IN_MOVE = 3_000;
const MOST_SEEN = 2_000_000;
/** Positions expanded between two yields: about a millisecond. */
const POSITIONS_IN_STEP = 32;

/** How a beam search looks for shorter lines. */
export type Shortening = Pick<Pass, 'weights' | 'isNarrow'>;

/** A line that wins in at most as many moves; the known one, or what is found so far, when it is told to stop. */
export function* shorten(
  position: Position,
  known: readonly number[],
  how: Shortening,
): Resumable<readonly number[]> {
  const start = new Uint8Array(position.packedSize);
  position.pack(start, 0);
  let best = known;
  for (;;) {
    const shorter: readonly number[] = yield* withShortcuts(position, best);
    position.unpack(start, 0);
    if (shorter.length >= best.length) break;
    best = shorter;
  }
  const found = yield* beam(position, best, how);
  position.unpack(start, 0);
  return found;
}

const keyOf = (position: Position): string => {
  position.sign();
  return `${position.key0} ${position.key1} ${position.key2}`;
};

/** The line without the moves between two of its positions of which one move leads to the other. */
function* withShortcuts(
  position: Position,
  known: readonly number[],
): Resumable<readonly number[]> {
  const start = new Uint8Array(position.packedSize);
  position.pack(start, 0);
  const indexOf = new Map([[keyOf(position), 0]]);
  for (const [i, move] of known.entries()) {
    position.make(move);
    indexOf.set(keyOf(position), i + 1);
  }
  position.unpack(start, 0);
  const legal = new Int32Array(MOST_MOVES);
  const line: number[] = [];
  for (let at = 0; !position.isWon; ) {
    if (line.length % POSITIONS_IN_STEP === 0 && !(yield)) return known;
    let next = at;
    let best = 0;
    const count = movesOf(position, legal, false);
    for (let i = 0; i < count; i++) {
      position.make(legal[i] as number);
      const index = indexOf.get(keyOf(position)) ?? 0;
      position.undo();
      if (index <= next) continue;
      next = index;
      best = legal[i] as number;
    }
    // Columns may lie in another order than in the known line, so that another safe card is first.
    if (next === at && count === 1) best = legal[0] as number;
    else if (next === at) return known;
    at = next;
    line.push(best);
    if (line.length >= known.length) return known;
    position.make(best);
  }
  return line;
}

/** A position of the beam: how it was reached, and its distance from a win. */
interface Node {
  readonly parent: Node | undefined;
  readonly move: number;
  readonly distance: number;
  /** Where the beam before has the parent. */
  readonly place: number;
  readonly isOwn: boolean;
}

/** A search for a shorter line, move by move. The positions of the known line always stay in it. */
function* beam(
  position: Position,
  known: readonly number[],
  { weights, isNarrow = false }: Shortening,
): Resumable<readonly number[]> {
  const size = position.packedSize;
  const seen = new Signatures(Math.min(known.length * NEW_IN_MOVE, MOST_SEEN));
  const legal = new Int32Array(MOST_MOVES);
  let packed = new Uint8Array(BEAM_WIDTH * size);
  let nextPacked = new Uint8Array(BEAM_WIDTH * size);
  const first = { parent: undefined, move: 0, distance: 0, place: 0, isOwn: true };
  let nodes: readonly Node[] = [first];
  position.pack(packed, 0);
  position.sign();
  seen.add(position.key0, position.key1, position.key2);
  for (const ownMove of known) {
    const found: Node[] = [];
    for (const [place, parent] of nodes.entries()) {
      if (place % POSITIONS_IN_STEP === 0 && !(yield)) return known;
      position.unpack(packed, place * size);
      const count = movesOf(position, legal, isNarrow);
      let hasOwn = !parent.isOwn;
      for (let i = 0; i <= count; i++) {
        if (i === count && hasOwn) break;
        const move = i < count ? (legal[i] as number) : ownMove;
        const isOwn = parent.isOwn && move === ownMove;
        hasOwn ||= isOwn;
        position.make(move);
        const node = { parent, move, place, isOwn };
        if (position.isWon) return lineTo({ ...node, distance: 0 });
        position.sign();
        const isNew = seen.add(position.key0, position.key1, position.key2);
        const distance = isOwn ? -1 : estimate(position, weights);
        if (isNew || isOwn) found.push({ ...node, distance });
        position.undo();
      }
    }
    nodes = found.sort((a, b) => a.distance - b.distance).slice(0, BEAM_WIDTH);
    for (const [i, { place, move }] of nodes.entries()) {
      position.unpack(packed, place * size);
      position.make(move);
      position.pack(nextPacked, i * size);
    }
    [packed, nextPacked] = [nextPacked, packed];
  }
  return known;
}

function lineTo(last: Node): readonly number[] {
  const line: number[] = [];
  for (let node: Node = last; node.parent; node = node.parent) line.push(node.move);
  return line.reverse();
}
