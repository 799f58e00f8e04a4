import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { plural } from '../../engine/words';
import { MAX_GAMES } from '../../lab/job';
import type { Progress } from '../../lab/pool';
import type { Tally } from '../../lab/tally';

/** A share as a percentage, by default with two decimals: 0.25 → `25.00 %`. */
export const formatPercent = (share: number, decimals = 2): string =>
  `${(share * 100).toFixed(decimals)} %`;

/** A share as a percentage of at most two decimals, for the ticks of an axis: 0.25 → `25 %`. */
export const formatShareTick = (share: number): string => `${+(share * 100).toFixed(2)} %`;

/** `1 game`, `12,000 games`. */
export const gameCount = (games: number): string =>
  plural(games, 'game', games.toLocaleString('en'));

/** The games played of a run’s total, how many a second or a minute, and the time left unless the run is done. */
export function formatProgress(
  games: number,
  total: number,
  elapsedMs: number,
  isDone: boolean,
): string {
  const count = `${games.toLocaleString('en')} of ${total.toLocaleString('en')}`;
  if (games === 0) return count;
  const gamesPerSecond = (1000 * games) / Math.max(1, elapsedMs);
  const speed = formatSpeed(gamesPerSecond);
  if (isDone) return `${count}, ${speed}`;
  const secondsLeft = Math.ceil((total - games) / gamesPerSecond);
  return `${count}, ${speed}, ${formatDuration(secondsLeft)} left`;
}

function formatSpeed(gamesPerSecond: number): string {
  if (gamesPerSecond >= 1) return `${Math.round(gamesPerSecond).toLocaleString('en')} a second`;
  const gamesPerMinute = Math.round(gamesPerSecond * 60);
  return gamesPerMinute >= 1 ? `${gamesPerMinute} a minute` : 'less than one a minute';
}

/** What a screen reader hears at the end of a run; nothing before. */
export function announceEnd({ tally, done, failure }: Progress): string {
  if (!done) return '';
  return failure
    ? `The run ended after ${gameCount(tally.games)}.`
    : `Done: ${gameCount(tally.games)}.`;
}

/** What the charts of a deck’s shuffles show: the sorted deck and the deck after each of some passes. */
export function describePasses(passes: number): string {
  if (passes === 0) return 'A sorted deck';
  return `A sorted deck, and the deck after ${passes === 1 ? 'one pass' : `each of ${passes} passes`}`;
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
