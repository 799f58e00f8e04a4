import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { gameOf, type VariantId } from '../../games/index';
import { MAX_GAMES, type PlayerName } from '../../lab/job';
import type { Progress } from '../../lab/pool';
import { formatCount, formatEstimate, gameCount } from '../charts/numbers';

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
  careless: 'Careless: a random move in four',
  random: 'Random moves',
  first: 'Always the first move',
  solver: 'Solver: can the deal be won?',
};

/** The players beside a win rate: the solver’s is the share that can be won. */
export const PLAYER_LABELS: Readonly<Record<PlayerName, string>> = {
  ...PLAYER_NAMES,
  solver: 'Solver: can be won',
};

/** What a player’s winning score means: the solver plays nothing. */
export const resultWord = (player: PlayerName): 'won' | 'winnable' =>
  player === 'solver' ? 'winnable' : 'won';

/** The game of a run, and its player if there are several: `Klondike, draw three · Random moves`. */
export const runTitle = (game: VariantId, player: PlayerName): string =>
  player === 'automatic' ? gameOf(game).name : `${gameOf(game).name} · ${PLAYER_NAMES[player]}`;

/** Shown where the answer will be. */
export const PENDING = 'The answer comes here once all games are played.';

/**
 * Games played of the total, games a second or a minute, and the time left unless the run is done. It counts the games that wait in
 * other runs.
 */
export function formatProgress(
  games: number,
  total: number,
  elapsedMs: number,
  isDone: boolean,
  waiting = 0,
): string {
  const count = `${formatCount(games)} of ${formatCount(total)}`;
  if (games === 0) return count;
  const gamesPerSecond = (1000 * games) / Math.max(1, elapsedMs);
  const speed = formatSpeed(gamesPerSecond);
  if (isDone) return `${count}, ${speed}`;
  const secondsLeft = Math.ceil((total - games + waiting) / gamesPerSecond);
  return `${count}, ${speed}, ${formatDuration(secondsLeft)} left${waiting > 0 ? ' in all' : ''}`;
}

function formatSpeed(gamesPerSecond: number): string {
  if (gamesPerSecond >= 1) return `${formatCount(Math.round(gamesPerSecond))} a second`;
  const gamesPerMinute = Math.round(gamesPerSecond * 60);
  return gamesPerMinute >= 1 ? `${gamesPerMinute} a minute` : 'less than one a minute';
}

/** Announces the end of a run; empty before. */
export function announceEnd({ tally, done, failure }: Progress): string {
  if (!done) return '';
  const { player, won, games } = tally;
  if (failure || games === 0) return `The run ended after ${gameCount(games)}.`;
  return `Done: ${gameCount(games)}, ${formatEstimate(won, games, resultWord(player))}.`;
}

/** `1 pass`, `7 passes`. */
export const passesText = (count: number): string => (count === 1 ? '1 pass' : `${count} passes`);

/** The places of a deck that axes name, counted from 0, with their labels, counted from 1. */
export const PLACE_TICKS = [1, 13, 26, 39, 52].map((place) => ({
  at: place - 1,
  label: String(place),
}));

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

/** Parses a number of games as people write it, such as 1e6 or 1,000,000; or says what is wrong. */
export function parseGames(text: string): Result<number, string> {
  const digits = text.trim().replace(/[,_\s]/g, '');
  const games = /^\d{1,12}(e\d)?$/i.test(digits) ? Number(digits) : 0;
  if (games >= 1 && games <= MAX_GAMES) return ok(games);
  return err(
    `The number of games must be a whole number from 1 to ${formatCount(MAX_GAMES)}, not ${quote(text)}.`,
  );
}
