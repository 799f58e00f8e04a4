import type { WinCount } from '../../lab/simulate';

/** Each point has at least this many times the games of the point before: about 80 points per power of ten. */
const GROWTH = 1.03;
/** The first point has at least this many games, unless the run is short: earlier intervals are too wide. */
const FIRST_GAMES = 100;

/** Adds the milestones that are far enough apart, and always `end`, the final count. The run has `total` games. */
export function extendCurve(
  points: readonly WinCount[],
  milestones: readonly WinCount[],
  total: number,
  end?: WinCount,
): readonly WinCount[] {
  const extended = [...points];
  const lastGames = (): number => extended.at(-1)?.games ?? 0;
  const first = Math.min(FIRST_GAMES, total / 10);
  for (const milestone of milestones) {
    if (milestone.games >= Math.max(first, lastGames() * GROWTH)) extended.push(milestone);
  }
  if (end && end.games > lastGames()) extended.push({ games: end.games, won: end.won });
  return extended;
}
