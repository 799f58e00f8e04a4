import type { Resumable } from '../gameSolver';
import { clicksOf } from './clicks';
import { MAX_LEGAL_MOVES, movesOf } from './moves';
import type { Found, Pass } from './pass';
import type { Position } from './position';
import { search } from './search';

/** How many of the positions reached in the same number of moves are expanded. */
const BEAM_WIDTH = 100;
/** About how many positions are new with each move, and the most for which there is room from the start. */
const NEW_IN_MOVE = 3_000;
const MAX_SEEN = 2_000_000;
/** Positions expanded between two yields: about a millisecond. */
const POSITIONS_IN_STEP = 32;

/** How a beam search looks for shorter lines. */
export type Shortening = Pick<Pass, 'weights' | 'isNarrow'>;

/** A line that wins in at most as many moves. If told to stop, the best found so far. */
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
  const positions = Math.min(best.length * NEW_IN_MOVE, MAX_SEEN);
  const found: Found = yield* search(position, { ...how, width: BEAM_WIDTH, positions }, best);
  return found.end === 'won' ? found.moves : best;
}

/** Removes detours: replaces a stretch of the line by one move where one does. */
function* withShortcuts(
  position: Position,
  known: readonly number[],
): Resumable<readonly number[]> {
  const start = new Uint8Array(position.packedSize);
  position.pack(start, 0);
  const indexOf = new Map([[position.signature(), 0]]);
  /** The clicks up to each position. */
  const clicks = [0];
  for (const [i, move] of known.entries()) {
    clicks.push(clicks[i] + clicksOf(position, move));
    position.make(move);
    indexOf.set(position.signature(), i + 1);
  }
  position.unpack(start, 0);
  const legal = new Int32Array(MAX_LEGAL_MOVES);
  const line: number[] = [];
  for (let at = 0; !position.isWon; ) {
    if (line.length % POSITIONS_IN_STEP === 0 && !(yield)) return known;
    let next = at;
    let best = 0;
    let maxSaved = -1;
    const count = movesOf(position, legal, false);
    for (let i = 0; i < count; i++) {
      const taken = clicksOf(position, legal[i]);
      position.make(legal[i]);
      const index = indexOf.get(position.signature()) ?? 0;
      position.undo();
      const saved = clicks[index] - clicks[at] - taken;
      if (saved <= maxSaved) continue;
      maxSaved = saved;
      next = index;
      best = legal[i];
    }
    // Columns may lie in another order than in the known line, so that another safe card is first.
    if (next === at && count === 1) best = legal[0];
    else if (next === at) return known;
    at = next;
    line.push(best);
    if (line.length >= known.length) return known;
    position.make(best);
  }
  return line;
}
