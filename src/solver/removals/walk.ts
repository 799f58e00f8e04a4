import { CARDS_IN_SUIT } from '../../engine/card';

/** The ranks above and below a rank, the ace above the king. */
const ABOVE = (rank: number): number => (rank + 1) % CARDS_IN_SUIT;
const BELOW = (rank: number): number => (rank + CARDS_IN_SUIT - 1) % CARDS_IN_SUIT;

/** `edges[rank]` × 2 in the walk that would end where it began; then as it is with the end at a rank. */
const doubled = new Int32Array(CARDS_IN_SUIT);
const SIGNS = Int8Array.from({ length: 2 * CARDS_IN_SUIT }, (_, i) =>
  (i % CARDS_IN_SUIT) % 2 === 0 ? 1 : -1,
);

/**
 * False if cards with these counts of ranks can’t all follow each other from a rank, whatever lies on what. Each step goes to a
 * neighbour on the circle of ranks, so the steps between neighbours are the edges of an Euler walk: for each end that the walk
 * may have, the number of steps between each two neighbours follows from the counts, and none may be negative; and all
 * ranks that are visited must hang together.
 */
export function canBeWalked(counts: Int32Array, from: number): boolean {
  let total = 0;
  let first = 0;
  for (let rank = 0; rank < CARDS_IN_SUIT; rank++) {
    const visits = 2 * counts[rank] + (rank === from ? 1 : 0);
    total += counts[rank];
    first += rank === 0 || rank % 2 === 1 ? visits : -visits;
  }
  if (total === 0) return true;
  doubled[0] = first;
  for (let rank = 1; rank < CARDS_IN_SUIT; rank++) {
    const visits = 2 * counts[rank] + (rank === from ? 1 : 0);
    doubled[rank] = 2 * visits - doubled[rank - 1];
  }
  for (let end = 0; end < CARDS_IN_SUIT; end++)
    if (counts[end] > 0 && canEnd(counts, from, end)) return true;
  return false;
}

/** Twice the number of steps between a rank and the one above it, in a walk with this end. */
const stepsAbove = (rank: number, end: number): number =>
  doubled[rank] - SIGNS[(rank - end + CARDS_IN_SUIT) % CARDS_IN_SUIT];

function canEnd(counts: Int32Array, from: number, end: number): boolean {
  let gaps = 0;
  for (let rank = 0; rank < CARDS_IN_SUIT; rank++) {
    const steps = stepsAbove(rank, end);
    if (steps < 0) return false;
    if (steps === 0) gaps++;
  }
  // A circle with one gap still hangs together.
  return gaps < 2 || isConnected(counts, from, end);
}

function isConnected(counts: Int32Array, from: number, end: number): boolean {
  let reached = 1 << from;
  for (let rank = from; stepsAbove(rank, end) > 0; ) {
    rank = ABOVE(rank);
    reached |= 1 << rank;
  }
  for (let rank = from; stepsAbove(BELOW(rank), end) > 0; ) {
    rank = BELOW(rank);
    reached |= 1 << rank;
  }
  for (let rank = 0; rank < CARDS_IN_SUIT; rank++)
    if (counts[rank] > 0 && ((reached >> rank) & 1) === 0) return false;
  return true;
}
