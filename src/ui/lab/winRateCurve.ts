/** How many games were played, and how many of them were won. */
export interface WinCount {
  readonly games: number;
  readonly won: number;
}

/** How the win rate of a run developed, in a limited number of points. */
interface WinRateCurve {
  readonly points: readonly WinCount[];
  /** The fewest games between two points. */
  readonly spacing: number;
}

const MAX_POINTS = 200;

export const EMPTY_CURVE: WinRateCurve = { points: [], spacing: 1 };

/** Adds the count so far, unless it is too close to the last one. If there are too many points, every second one is kept. */
export function extendCurve(
  { points, spacing }: WinRateCurve,
  { games, won }: WinCount,
  isLast: boolean,
): WinRateCurve {
  const lastGames = points.at(-1)?.games ?? 0;
  if (games - lastGames < spacing && !isLast) return { points, spacing };
  const extended = [...points, { games, won }];
  if (extended.length <= MAX_POINTS) return { points: extended, spacing };
  const thinned = extended.filter((_, i) => i % 2 === 1);
  return { points: thinned, spacing: ((thinned.at(-1)?.games ?? 0) / thinned.length) * 1.5 };
}
