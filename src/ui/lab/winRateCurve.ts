import type { WinCount } from '../../lab/simulate';

/** The least ratio of two counts in a row: about eighty points for each power of ten. */
const GROWTH = 1.03;
/** Below this many games the interval is too wide to draw, unless the whole run is short. */
const FIRST_GAMES = 100;

/**
 * Adds the counts that are far enough from those before. `total` is the run’s number of games; `end`, the count at its
 * end, is always added.
 */
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
