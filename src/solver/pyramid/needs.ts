import { SUM } from '../../games/pyramid/state';
import type { Clearings } from '../peeling/clearings';

/**
 * For each clearing and each number of points, the least number of cards with these points that stock and waste must have so
 * that the pyramid can go. Every card of the pyramid needs a partner of its own that does not lie over it or under it, since
 * two such cards are never open together. As many pairs as possible are taken within the pyramid.
 */
export function needsOf(
  { left }: Clearings,
  covers: readonly (readonly number[])[],
  points: readonly (number | null)[],
): (clearing: number, points: number) => number {
  const related = relatives(covers);
  /** For each number of points, the places whose cards have that many, as bits. */
  const placesOf = Int32Array.from({ length: SUM }, (_, wanted) =>
    points.reduce<number>((bits, each, i) => (each === wanted ? bits | (1 << i) : bits), 0),
  );
  const known = new Int8Array(left.length * SUM).fill(-1);

  function find(clearing: number, low: number): void {
    const bits = left[clearing] as number;
    const lows = bits & (placesOf[low] as number);
    const highs = bits & (placesOf[SUM - low] as number);
    const pairs = mostPairs(lows, highs, related);
    known[clearing * SUM + SUM - low] = countBits(lows) - pairs;
    known[clearing * SUM + low] = countBits(highs) - pairs;
  }

  return (clearing, wanted) => {
    const at = clearing * SUM + wanted;
    if (known[at] === -1) find(clearing, Math.min(wanted, SUM - wanted));
    return known[at] as number;
  };
}

/** For each place, the places, as bits, whose cards lie over its card or under it, directly or indirectly. */
function relatives(covers: readonly (readonly number[])[]): readonly number[] {
  const over = covers.map(() => 0);
  // A card is covered by later places only.
  for (let place = covers.length - 1; place >= 0; place--) {
    for (const each of covers[place] as readonly number[])
      over[place] = (over[place] as number) | (1 << each) | (over[each] as number);
  }
  return over.map((bits, place) =>
    over.reduce((all, each, other) => ((each >> place) & 1 ? all | (1 << other) : all), bits),
  );
}

/** The size of a maximum matching: pairs of a place of one set and an unrelated place of the other, each in at most one pair. */
function mostPairs(lows: number, highs: number, related: readonly number[]): number {
  const partnerOf = new Map<number, number>();
  let tried = 0;

  function findPartner(low: number): boolean {
    const free = (): number => highs & ~(related[low] as number) & ~tried;
    for (let bits = free(); bits !== 0; bits = free()) {
      const high = 31 - Math.clz32(bits);
      tried |= 1 << high;
      const other = partnerOf.get(high);
      if (other !== undefined && !findPartner(other)) continue;
      partnerOf.set(high, low);
      return true;
    }
    return false;
  }

  let pairs = 0;
  for (let bits = highs === 0 ? 0 : lows; bits !== 0; bits &= bits - 1) {
    tried = 0;
    if (findPartner(31 - Math.clz32(bits & -bits))) pairs++;
  }
  return pairs;
}

/** The number of bits of a word that are set. */
export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The index of the first set bit from an index on; 31 if there is none. Words have at most 31 bits. */
export function indexAfter(word: number, index: number): number {
  const rest = index > 30 ? 0 : word & (-1 << index);
  return rest === 0 ? 31 : 31 - Math.clz32(rest & -rest);
}

/** The index of the last set bit before an index; −1 if there is none. */
export const indexBefore = (word: number, index: number): number =>
  31 - Math.clz32(index > 31 ? word : word & ((1 << index) - 1));
