import { SUM } from '../../games/pyramid/state';
import type { Clearings } from '../peeling/clearings';

/** The number of sets of ranks that have a partner. The bit of a rank is its points less 1: 0 to 11. */
const RANK_SETS = 1 << (SUM - 1);

/** For each clearing and set of ranks: 0 if unknown, 1 if the pyramid can go, 2 if it cannot. */
let known = new Uint8Array(0);

/**
 * True if the pyramid cannot go even if no card is used up: each card may go as soon as it is open, and a partner is open, was
 * open before, or is anywhere in stock or waste. This finds cards that wait for each other in a circle.
 */
export function deadlocksOf(
  { left }: Clearings,
  covers: readonly (readonly number[])[],
  points: readonly (number | null)[],
): (clearing: number, ranksInStock: number) => boolean {
  const size = left.length * RANK_SETS;
  if (known.length < size) known = new Uint8Array(size);
  else known.fill(0);
  const coverBits = Int32Array.from(covers, (places) =>
    places.reduce((bits, place) => bits | (1 << place), 0),
  );
  /** For each place, the rank of its card and the partner’s rank, as bits. A king needs no partner. */
  const rankBit = Int32Array.from(points, (each) => 1 << ((each ?? 0) - 1));
  const partnerBit = Int32Array.from(points, (each) => 1 << (SUM - 1 - (each ?? 0)));
  const kings = points.reduce<number>(
    (bits, each, i) => (each === SUM ? bits | (1 << i) : bits),
    0,
  );

  function canGo(clearing: number, ranksInStock: number): boolean {
    let rest = left[clearing] as number;
    let partners = ranksInStock;
    let waiting = -1;
    // Until a round neither removes a card nor opens one of a new rank.
    while (rest !== 0 && waiting !== rest) {
      waiting = rest;
      const before = partners;
      for (let places = rest; places !== 0; places &= places - 1) {
        const place = 31 - Math.clz32(places & -places);
        if ((rest & (coverBits[place] as number)) !== 0) continue;
        const isKing = (kings >> place) & 1;
        if (!isKing) partners |= rankBit[place] as number;
        if (isKing || (partners & (partnerBit[place] as number)) !== 0) rest &= ~(1 << place);
      }
      if (partners !== before) waiting = -1;
    }
    return rest === 0;
  }

  return (clearing, ranksInStock) => {
    const at = clearing * RANK_SETS + ranksInStock;
    const before = known[at];
    if (before) return before === 2;
    const isDeadlock = !canGo(clearing, ranksInStock);
    known[at] = isDeadlock ? 2 : 1;
    return isDeadlock;
  };
}
