import type { Clearings } from '../peeling/clearings';

/** What a king counts, and a pair. */
export const SUM = 13;

/**
 * For each clearing, and each number of points, how many cards of these points stock and waste must have for the pyramid to
 * go, at the least: every card of the pyramid needs a partner of its own, and none that lies over it or under it, since
 * these two are never open together. A pair within the pyramid is used wherever there is one.
 */
export function needsOf(
  { left }: Clearings,
  covers: readonly (readonly number[])[],
  points: readonly (number | null)[],
): (clearing: number, points: number) => number {
  const related = relatives(covers);
  const known = new Int8Array(left.length * SUM).fill(-1);

  function find(clearing: number, low: number): void {
    const bits = left[clearing] as number;
    const placesOf = (wanted: number): readonly number[] =>
      points.flatMap((each, place) => (each === wanted && (bits >> place) & 1 ? [place] : []));
    const [lows, highs] = [placesOf(low), placesOf(SUM - low)];
    const pairs = mostPairs(lows, highs, (a, b) => (((related[a] as number) >> b) & 1) === 0);
    known[clearing * SUM + SUM - low] = lows.length - pairs;
    known[clearing * SUM + low] = highs.length - pairs;
  }

  return (clearing, wanted) => {
    const at = clearing * SUM + wanted;
    if (known[at] === -1) find(clearing, Math.min(wanted, SUM - wanted));
    return known[at] as number;
  };
}

/** For each place, as bits, those whose cards lie over its card or under it, directly or not. */
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

/** The most pairs of a card of one list with a card of the other, each card in one pair at most: a maximum matching. */
function mostPairs(
  lows: readonly number[],
  highs: readonly number[],
  canPair: (low: number, high: number) => boolean,
): number {
  const partnerOf = new Map<number, number>();
  function findPartner(low: number, tried: Set<number>): boolean {
    return highs.some((high) => {
      if (tried.has(high) || !canPair(low, high)) return false;
      tried.add(high);
      const other = partnerOf.get(high);
      if (other !== undefined && !findPartner(other, tried)) return false;
      partnerOf.set(high, low);
      return true;
    });
  }
  return lows.filter((low) => findPartner(low, new Set())).length;
}
