import { type Interval, wilson } from '../../engine/interval';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { plural } from '../../engine/words';
import { gameOf, type VariantId } from '../../games/all';
import { MAX_GAMES, type PlayerName } from '../../lab/job';
import type { Progress } from '../../lab/pool';

/** A share as a percentage, by default with one decimal: 0.25 → `25.0 %`. The space does not break. */
export const formatPercent = (share: number, decimals = 1): string =>
  `${(share * 100).toFixed(decimals)}\u00a0%`;

/** A share as a percentage of at most two decimals, for the ticks of an axis: 0.25 → `25 %`. */
export const formatShareTick = (share: number): string => `${+(share * 100).toFixed(2)}\u00a0%`;

/** A count in full: `1,234,567`. */
export const formatCount = (count: number): string => count.toLocaleString('en');

/** `1 game`, `12,000 games`. */
export const gameCount = (games: number): string => plural(games, 'game', formatCount(games));

const UNITS = [
  [1e9, 'bn'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/** A count shortened for people, with at most one decimal: `950`, `12.4 k`, `1.2 M`, `1 bn`. */
export function formatCompact(count: number): string {
  const [size, unit] = UNITS.find(([unitSize]) => count >= unitSize) ?? [1, ''];
  return unit ? `${+(count / size).toFixed(1)}\u00a0${unit}` : String(count);
}

/** The decimals of a percentage that keep both ends of its interval apart: 1 to 4. */
const decimalsFor = ({ low, high }: Interval): number =>
  Math.min(4, Math.max(1, Math.ceil(-Math.log10((high - low) * 50 + 1e-12))));

/** A share with its 95 % interval, a word between them: `18.2 % won (95 % interval 18.0–18.4)`. */
export function formatEstimate(successes: number, trials: number, word: string): string {
  const interval = wilson(successes, trials);
  const decimals = decimalsFor(interval);
  const share = formatPercent(successes / trials, decimals);
  return `${share} ${word} (95\u00a0% interval ${formatInterval(interval, decimals)})`;
}

/** A share with the decimals that its 95 % interval allows: `18.2 %`. */
export const formatShare = (successes: number, trials: number): string =>
  formatPercent(successes / trials, decimalsFor(wilson(successes, trials)));

/** Both ends of an interval in percent: `18.0–18.4`. A word joiner keeps them on one line. */
export const formatInterval = ({ low, high }: Interval, decimals = 1): string =>
  `${(low * 100).toFixed(decimals)}–\u2060${(high * 100).toFixed(decimals)}`;

/** What the lines of a chart of bars are. */
export const INTERVAL_NOTE =
  'Lines are 95\u00a0% intervals, left out where they are too narrow to see.';

/** A p-value as statisticians write it: `p = 0.57`, `p < 0.001`. */
export function formatPValue(pValue: number): string {
  if (pValue < 0.001) return 'p\u00a0<\u00a00.001';
  if (pValue > 0.99) return 'p\u00a0>\u00a00.99';
  return `p\u00a0=\u00a0${pValue.toFixed(pValue < 0.01 ? 3 : 2)}`;
}

/** The players as the lab names them. */
export const PLAYER_NAMES: Readonly<Record<PlayerName, string>> = {
  automatic: 'Automatic',
  hints: 'Follows the hints',
  random: 'Random moves',
  first: 'Always the first move',
  solver: 'Solver: can the deal be won?',
};

/** What a player’s winning score means: the solver plays nothing. */
export const successOf = (player: PlayerName): string => (player === 'solver' ? 'winnable' : 'won');

/** The game of a run and, where there is a choice of players, who plays: `Klondike, draw three · Random moves`. */
export const runTitle = (game: VariantId, player: PlayerName): string =>
  player === 'automatic' ? gameOf(game).name : `${gameOf(game).name} · ${PLAYER_NAMES[player]}`;

/** The games played of a run’s total, how many a second or a minute, and the time left unless the run is done. */
export function formatProgress(
  games: number,
  total: number,
  elapsedMs: number,
  isDone: boolean,
): string {
  const count = `${formatCount(games)} of ${formatCount(total)}`;
  if (games === 0) return count;
  const gamesPerSecond = (1000 * games) / Math.max(1, elapsedMs);
  const speed = formatSpeed(gamesPerSecond);
  if (isDone) return `${count}, ${speed}`;
  const secondsLeft = Math.ceil((total - games) / gamesPerSecond);
  return `${count}, ${speed}, ${formatDuration(secondsLeft)} left`;
}

function formatSpeed(gamesPerSecond: number): string {
  if (gamesPerSecond >= 1) return `${formatCount(Math.round(gamesPerSecond))} a second`;
  const gamesPerMinute = Math.round(gamesPerSecond * 60);
  return gamesPerMinute >= 1 ? `${gamesPerMinute} a minute` : 'less than one a minute';
}

/** What a screen reader hears at the end of a run; nothing before. */
export function announceEnd({ tally, done, failure }: Progress): string {
  if (!done) return '';
  const { player, won, games } = tally;
  if (failure || games === 0) return `The run ended after ${gameCount(games)}.`;
  return `Done: ${gameCount(games)}, ${formatEstimate(won, games, successOf(player))}.`;
}

/** What the chart of a deck’s shuffles shows: the sorted deck and the deck after each of some passes. */
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
    `The number of games must be a whole number from 1 to ${formatCount(MAX_GAMES)}, not ${quote(text)}.`,
  );
}
