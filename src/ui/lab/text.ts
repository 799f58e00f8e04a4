import { plural, select, t } from '@lingui/core/macro';
import { estimateOf } from '../../engine/interval';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { gameOf, type VariantId } from '../../games/index';
import { MAX_GAMES, type PlayerName } from '../../lab/job';
import type { Progress } from '../../lab/pool';
import type { ShuffleName } from '../../lab/shuffleStudy';
import type { Tally } from '../../lab/tally';
import { formatCount } from '../../locales/format';
import { estimateTexts, formatDecimal } from '../charts/numbers';

/** A p-value as statisticians write it: `p = 0.57`, `p < 0.001`. */
export function formatPValue(pValue: number): string {
  if (pValue < 0.001) return `p\u00a0<\u00a0${formatDecimal(0.001, 3)}`;
  if (pValue > 0.99) return `p\u00a0>\u00a0${formatDecimal(0.99, 2)}`;
  return `p\u00a0=\u00a0${formatDecimal(pValue, pValue < 0.01 ? 3 : 2)}`;
}

/** A shuffle as the subject of a sentence or a label: `Slow selection shuffle`. */
export const shuffleInWords = (shuffle: ShuffleName): string =>
  t({
    message: select(shuffle, {
      perfect: 'Perfect shuffle',
      selection: 'Selection shuffle',
      slow: 'Slow selection shuffle',
      naive: 'Naive shuffle',
      other: 'Riffle shuffle',
    }),
    comment:
      'before “of 52 cards”, after “Where the cards go in 8 passes:”, and alone, as a choice',
  });

/** A player as the lab names it. */
export const playerName = (player: PlayerName): string =>
  select(player, {
    automatic: 'Automatic',
    hints: 'Without looking ahead',
    careless: 'Careless: a random move in four',
    random: 'Random moves',
    first: 'Always the first move',
    fair: 'Without peeking at hidden cards',
    other: 'Solver: can the deal be won?',
  });

/** A player beside a win rate: the solver’s is the share that can be won. */
export const playerLabel = (player: PlayerName): string =>
  player === 'solver' ? t`Solver: can be won` : playerName(player);

/** What a share is of: games that were won, or deals that can be won. */
export type TalliedResult = 'won' | 'winnable';

/** What a win is called: other players win games, the solver finds deals that can be won. */
export const talliedResult = (player: PlayerName): TalliedResult =>
  player === 'solver' ? 'winnable' : 'won';

/** `18.2% won (95% interval 18.0–18.4)`: the share of a tally with at least one game. */
export function formatEstimate({ won, games, player }: Tally): string {
  const { share, interval } = estimateTexts(estimateOf(won, games));
  const result = talliedResult(player);
  return select(result, {
    winnable: `${share} winnable (95% interval ${interval})`,
    other: `${share} won (95% interval ${interval})`,
  });
}

/** The heading of a count of won games or winnable deals. */
export const resultTitle = (result: TalliedResult): string =>
  result === 'won'
    ? t({ message: 'Won', context: 'number of games' })
    : t({ message: 'Winnable', context: 'number of games' });

/** The heading of a share of won games or winnable deals. */
export const shareTitle = (result: TalliedResult): string =>
  select(result, { winnable: 'Share winnable', other: 'Share won' });

/** The game of a run, and its player if there are several: `Klondike, draw three · Random moves`. */
export const runTitle = (game: VariantId, player: PlayerName): string =>
  player === 'automatic' ? gameOf(game).name : `${gameOf(game).name} · ${playerName(player)}`;

/** `5,000 of 9,000, 800 a second, 5 s left`: until the run is done, the time left for it and the games `waiting` in other runs. */
export function formatProgress(
  games: number,
  total: number,
  elapsedMs: number,
  isDone: boolean,
  waiting = 0,
): string {
  const [played, all] = [formatCount(games), formatCount(total)];
  if (games === 0) return t`${played} of ${all}`;
  const gamesPerSecond = (1000 * games) / Math.max(1, elapsedMs);
  const speed = formatSpeed(gamesPerSecond);
  if (isDone) return t`${played} of ${all}, ${speed}`;
  const time = formatDuration(Math.ceil((total - games + waiting) / gamesPerSecond));
  return waiting > 0
    ? t`${played} of ${all}, ${speed}, ${time} left in all`
    : t`${played} of ${all}, ${speed}, ${time} left`;
}

function formatSpeed(gamesPerSecond: number): string {
  if (gamesPerSecond >= 1) {
    const count = formatCount(Math.round(gamesPerSecond));
    return t({
      message: `${count} a second`,
      comment: 'games, in: 1 of 90, 2 a second, 50 s left',
    });
  }
  const count = Math.round(gamesPerSecond * 60);
  return count < 1 ? t`less than one a minute` : t`${count} a minute`;
}

/** The sentence for the end of a run; empty before it. */
export function announceEnd({ tally, done, failure }: Progress): string {
  if (!done) return '';
  const { games } = tally;
  if (failure || games === 0) {
    return t`The run ended after ${plural(games, { one: '# game', other: '# games' })}.`;
  }
  const estimate = formatEstimate(tally);
  return t`Done: ${plural(games, { one: '# game', other: '# games' })}, ${estimate}.`;
}

/** The places of a deck that axes name, counted from 0, with their labels, counted from 1. */
export const PLACE_TICKS = [1, 13, 26, 39, 52].map((place) => ({
  at: place - 1,
  label: String(place),
}));

/** What the chart of a deck’s shuffles shows: the sorted deck and the deck after each of some passes. */
export const describePasses = (passes: number): string =>
  plural(passes, {
    0: 'A sorted deck',
    one: 'A sorted deck, and the deck after one pass',
    other: 'A sorted deck, and the deck after each of # passes',
  });

function formatDuration(seconds: number): string {
  if (seconds < 120) return t`${seconds} s`;
  const [minutes, hours] = [Math.round(seconds / 60), Math.round(seconds / 3600)];
  return seconds < 7200 ? t`${minutes} min` : t`${hours} h`;
}

/** Parses a number of games as people write it, such as 1e6 or 1,000,000; or says what is wrong. */
export function parseGames(text: string): Result<number, string> {
  const digits = text.trim().replace(/[,_\s]/g, '');
  const games = /^\d{1,12}(e\d)?$/i.test(digits) ? Number(digits) : 0;
  return games >= 1 && games <= MAX_GAMES ? ok(games) : err(noGames(text));
}

/** Says that a text is not a number of games. */
export function noGames(text: string): string {
  const [max, typed] = [formatCount(MAX_GAMES), quote(text)];
  return t`The number of games must be a whole number from 1 to ${max}, not ${typed}.`;
}
