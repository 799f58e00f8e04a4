/** How many games were played, and how many of them were won. */
export interface WinCount {
  readonly games: number;
  readonly won: number;
}

/** How much larger each count is than the one before, at least: some eighty points for each power of ten. */
const GROWTH = 1.03;

/** Adds the count so far, unless it is too close to the last one; the last count of a run is always added. */
export function extendCurve(
  points: readonly WinCount[],
  { games, won }: WinCount,
  isLast: boolean,
): readonly WinCount[] {
  const lastGames = points.at(-1)?.games ?? 0;
  const isFar = games >= lastGames * GROWTH;
  return games > lastGames && (isFar || isLast) ? [...points, { games, won }] : points;
}
