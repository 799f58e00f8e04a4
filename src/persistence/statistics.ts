import { isPosition } from '../engine/dealId';
import { type GameResult, hasChoice, type Verdict, type WinCount } from '../engine/game';
import { baseOf, dealName, GAME_IDS, type GameId, gameOf, type VariantId } from '../games/index';
import type { Moment } from './day';
import { type Bin, binsAt, histogram, MOVE_WIDTHS, median, TIME_WIDTHS } from './histogram';
import {
  finalResult,
  type GameFacts,
  guessResult,
  isClean,
  isPlayed,
  isResult,
  isUnaided,
  isUnfinished,
  type ListedGame,
  newestFirst,
  playedAt,
} from './record';

/** Games that ended one after another. */
export interface Period extends WinCount {
  /** When the first and the last of them ended. */
  readonly from: Moment;
  readonly to: Moment;
}

/** Wins in a row: up to the latest game or day, and the most ever. */
export interface Streak {
  readonly now: number;
  readonly best: number;
}

/** The solver’s verdict on a deal; undefined if the solver was not asked. */
export type VerdictOf = (facts: ListedGame) => Verdict | undefined;

/** How many of the games that were won or lost could be won. */
export interface WinnableCount {
  readonly winnable: number;
  readonly unwinnable: number;
  /** The solver gave up. */
  readonly unknown: number;
  /** The solver was not asked. */
  readonly unjudged: number;
}

/**
 * The figures of some games. A deal counts once. One that is unfinished, or ended with the solver’s help, counts neither as won nor
 * as lost and does not affect a streak.
 */
export interface Summary {
  /** Deals of which a game was played. */
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  /** Deals that ended with the solver’s help. */
  readonly helped: number;
  /** Deals won without undo, hint or help, among games whose moves are chosen. */
  readonly clean: number;
  /** Deals won in a row. */
  readonly streak: Streak;
  /** The unaided win with the fewest moves, among games whose moves are chosen. */
  readonly fewest?: ListedGame;
  /** The unaided win in the shortest time. */
  readonly fastest?: ListedGame;
  /** True if there are wins, but each of them had a hint or the solver’s help. */
  readonly onlyAided: boolean;
  /** The median time of a win, in seconds. */
  readonly medianSeconds?: number;
  /** Wins by undos, among games whose moves are chosen. */
  readonly undos: readonly Bin[];
  /** Wins by moves, among games whose moves are chosen. */
  readonly moves: readonly Bin[];
  /** Wins by seconds. */
  readonly times: readonly Bin[];
  /** The games won or lost, in the order in which they ended, in portions of equal size. */
  readonly periods: readonly Period[];
}

/** Guesses that were right, of those whose outcome is known. */
export interface GuessCount {
  readonly right: number;
  readonly total: number;
}

/** Lower ends of the bins of undos. */
const UNDOS: readonly number[] = [0, 1, 2, 5, 10, 20, 50];

/** The fewest games of a period, and the most periods. */
const MIN_PERIOD_GAMES = 10;
const MAX_PERIODS = 24;

/** Sums up games, but for those that began with a position somebody set up: it may be a move from a win. */
export function summarise(all: readonly ListedGame[]): Summary {
  const games = all.filter(({ deal }) => !isPosition(deal));
  const deals = countedGames(games);
  const ended = deals.filter(isWonOrLost);
  const ends = sortedEnds(ended);
  const won = ended.filter(isWin);
  const chosen = won.filter(hasChosenMoves);
  // A deal that is played again may be won in fewer moves, or faster.
  const wins = games.filter((game) => isWin(game) && isUnaided(game));
  const fewest = firstOf(wins.filter(hasChosenMoves), (a, b) => a.length < b.length);
  const fastest = firstOf(wins.filter(isTimed), (a, b) => a.seconds < b.seconds);
  const times = sortedFigures(won.filter(isTimed), ({ seconds }) => seconds);
  const medianSeconds = median(times);
  return {
    played: deals.length,
    won: won.length,
    lost: ended.length - won.length,
    helped: deals.filter((game) => countedResult(game) === 'helped').length,
    clean: chosen.filter(isClean).length,
    streak: streakOf(ends),
    ...(fewest && { fewest }),
    ...(fastest && { fastest }),
    onlyAided: wins.length === 0 && games.some(isWin),
    ...(medianSeconds !== undefined && { medianSeconds }),
    undos: binsAt(
      sortedFigures(chosen, ({ undos = 0 }) => undos),
      UNDOS,
    ),
    moves: histogram(
      sortedFigures(chosen, ({ length }) => length),
      MOVE_WIDTHS,
    ),
    times: histogram(times, TIME_WIDTHS),
    periods: periodsOf(ends),
  };
}

const isWin = ({ result }: ListedGame): boolean => result === 'won';
const isTimed = ({ seconds }: ListedGame): boolean => seconds > 0;

/** The end of a game. Objects of one shape are sorted much faster than records, most of whose fields are optional. */
interface End {
  readonly at: Moment;
  readonly isWon: boolean;
}

/** The ends of games in their order; at the same moment losses come first. */
const sortedEnds = (games: readonly ListedGame[]): readonly End[] =>
  games
    .map((game) => ({ at: playedAt(game), isWon: isWin(game) }))
    .sort((a, b) => a.at - b.at || Number(a.isWon) - Number(b.isWon));

/** A figure of each game, sorted. Typed arrays are sorted much faster than others. */
const sortedFigures = (
  games: readonly ListedGame[],
  figureOf: (game: ListedGame) => number,
): Float64Array => Float64Array.from(games, figureOf).sort();

type ComesBefore = (game: ListedGame, other: ListedGame) => boolean;

/** The first game in an order; undefined if there is none. */
function firstOf(games: readonly ListedGame[], comesBefore: ComesBefore): ListedGame | undefined {
  let first = games[0];
  for (const game of games) if (first && comesBefore(game, first)) first = game;
  return first;
}

/** What a game counts as, from worst to best. */
const COUNTED = [undefined, 'helped', 'lost', 'won'] as const;

/**
 * The game that counts of each deal played: the first win, else the first loss, else one the solver ended, else an unfinished
 * one. A game from a position that was set up counts nowhere.
 */
export const countedGames = (games: readonly ListedGame[]): readonly ListedGame[] =>
  firstOfDeals(
    games.filter((game) => isPlayed(game) && !isPosition(game.deal)),
    countsBefore,
  );

/**
 * The games that tell luck from skill: of each deal the first one, if it was played to its end without the solver’s help. Later ones
 * were played by somebody who knew the cards. So were those in which cards were seen on moves that were taken back.
 */
export const firstGames = (games: readonly ListedGame[]): readonly ListedGame[] =>
  firstOfDeals(games.filter(isPlayed), (game, known) => game.started < known.started).filter(
    (game) => game.result !== undefined && isWonOrLost(game) && game.seen === undefined,
  );

/** The first game of each deal in an order. */
function firstOfDeals(
  games: readonly ListedGame[],
  comesBefore: ComesBefore,
): readonly ListedGame[] {
  const deals = new Map<string, ListedGame>();
  for (const game of games) {
    const deal = dealName(game);
    const known = deals.get(deal);
    if (!known || comesBefore(game, known)) deals.set(deal, game);
  }
  return [...deals.values()];
}

function countsBefore(game: ListedGame, known: ListedGame): boolean {
  const rank = COUNTED.indexOf(countedResult(game)) - COUNTED.indexOf(countedResult(known));
  return rank > 0 || (rank === 0 && playedAt(game) < playedAt(known));
}

/** How many guesses were right; the first one on a deal counts. Slow: the end of a deck that was not played out is computed. */
export function guessesOf(games: readonly ListedGame[]): GuessCount {
  const guesses = games.filter(({ bet }) => isResult(bet));
  const judged = firstOfDeals(guesses, (game, other) => game.started < other.started)
    .map(guessResult)
    .filter((right) => right !== undefined);
  return { right: judged.filter(Boolean).length, total: judged.length };
}

/** How many of the games won or lost could be won. `verdictOf` is asked about losses. */
export function countPossible(games: Iterable<ListedGame>, verdictOf: VerdictOf): WinnableCount {
  const possible = { winnable: 0, unwinnable: 0, unknown: 0, unjudged: 0 };
  for (const game of games) {
    if (!isWonOrLost(game)) continue;
    // A win proves that its deal could be won.
    const isProved = isWin(game) || game.winnable;
    possible[isProved ? 'winnable' : (verdictOf(game) ?? 'unjudged')]++;
  }
  return possible;
}

/** What a game counts as; undefined without a result. */
export function countedResult(game: ListedGame): GameResult | 'helped' | undefined {
  const end = finalResult(game);
  return end && game.helped ? 'helped' : end;
}

const isWonOrLost = (game: ListedGame): boolean => finalResult(game) !== undefined && !game.helped;

/** How many deals were won or lost without the solver’s help, and how many of them were won. */
export function finishedDeals(games: readonly ListedGame[]): WinCount {
  const finished = countedGames(games).filter(isWonOrLost);
  const won = finished.filter(isWin);
  return { games: finished.length, won: won.length };
}

/** Groups games by variant, in the order of the list of all games. */
export function byGame(games: Iterable<ListedGame>): ReadonlyMap<VariantId, readonly ListedGame[]> {
  const groups = new Map<VariantId, ListedGame[]>();
  for (const game of games) {
    const group = groups.get(game.variant);
    if (group) group.push(game);
    else groups.set(game.variant, [game]);
  }
  const ids: readonly GameId[] = GAME_IDS;
  const placeOf = (id: VariantId): number => ids.indexOf(baseOf(id));
  return new Map([...groups].sort(([a], [b]) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1)));
}

/** False for a game whose end no choice changes. */
export const hasChosenMoves = ({ variant }: Pick<GameFacts, 'variant'>): boolean =>
  hasChoice(gameOf(variant));

/** The streak of games whose ends are in order. */
function streakOf(ends: readonly End[]): Streak {
  let [now, best] = [0, 0];
  for (const { isWon } of ends) {
    now = isWon ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** Portions of games whose ends are in order. The last portion takes the rest. */
function periodsOf(ends: readonly End[]): readonly Period[] {
  const size = Math.max(MIN_PERIOD_GAMES, Math.ceil(ends.length / MAX_PERIODS));
  const count = Math.floor(ends.length / size) || Math.min(1, ends.length);
  return Array.from({ length: count }, (_, i) => {
    const part = ends.slice(i * size, i + 1 < count ? (i + 1) * size : undefined);
    const [first, last] = [part[0], part.at(-1)] as [End, End];
    const won = part.filter(({ isWon }) => isWon).length;
    return { games: part.length, won, from: first.at, to: last.at };
  });
}

const isNewer: ComesBefore = (game, other) => newestFirst(game, other) < 0;

/** The latest unfinished game with a move, of those that are the newest of their deals. */
export const latestUnfinished = (games: readonly ListedGame[]): ListedGame | undefined => {
  const moved = games.filter(({ length }) => length > 0);
  return firstOf(firstOfDeals(moved, isNewer).filter(isUnfinished), isNewer);
};

/** The game that was played last. */
export const latestGame = (games: readonly ListedGame[]): ListedGame | undefined =>
  firstOf(games, isNewer);
