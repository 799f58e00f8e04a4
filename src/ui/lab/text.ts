import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { MAX_GAMES } from '../../lab/job';
import type { Tally } from '../../lab/tally';

/** A share as a percentage, by default with two decimals: 0.25 → `25.00 %`. */
export const formatPercent = (share: number, decimals = 2): string =>
  `${(share * 100).toFixed(decimals)} %`;

/** A share as a percentage of at most two decimals, for the ticks of an axis: 0.25 → `25 %`. */
export const formatShareTick = (share: number): string => `${+(share * 100).toFixed(2)} %`;

/** The games played of a run’s total, the games per second, and the time left. */
export function formatProgress(games: number, total: number, elapsedMs: number): string {
  const gamesPerSecond = (1000 * games) / Math.max(1, elapsedMs);
  const count = `${games.toLocaleString('en')} of ${total.toLocaleString('en')}`;
  const speed = `${Math.round(gamesPerSecond).toLocaleString('en')} a second`;
  if (games >= total) return `${count}, ${speed}`;
  const secondsLeft = Math.ceil((total - games) / Math.max(1, gamesPerSecond));
  return `${count}, ${speed}, ${formatDuration(secondsLeft)} left`;
}

function formatDuration(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
}

/** A number of games as people write it, such as 1e6 or 1,000,000; or a sentence saying what is wrong with it. */
export function parseGames(text: string): Result<number, string> {
  const digits = text.trim().replace(/[,_\s]/g, '');
  const games = /^\d{1,12}(e\d)?$/i.test(digits) ? Number(digits) : 0;
  if (games >= 1 && games <= MAX_GAMES) return ok(games);
  return err(
    `The number of games must be a whole number from 1 to ${MAX_GAMES.toLocaleString('en')}, not ${quote(text)}.`,
  );
}

/** The scores of a tally as comma-separated values, with a header line. */
export const formatCsv = (scores: Tally['scores']): string =>
  ['score,games', ...Object.entries(scores).map((row) => row.join(','))]
    .map((line) => `${line}\n`)
    .join('');
