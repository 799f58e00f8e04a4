import type { GameResult } from '../engine/game';
import { playsItself } from '../engine/game';
import { type Interval, wilson } from '../engine/interval';
import { gameOf, isLoaded, type VariantId } from '../games/index';
import { type Bin, binsAt, histogram, MOVE_WIDTHS, median, TIME_WIDTHS } from './histogram';
import { type GameFacts, playedAt } from './playedGame';

/** Games that ended one after another. */
export interface Period {
  readonly games: number;
  readonly won: number;
  /** When the first and the last of them ended, in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

/** Whether a deal could be won; `unknown` if the solver has given up. */
export type DealVerdict = 'winnable' | 'unwinnable' | 'unknown';

/** What the solver has said of a deal; undefined if it was not asked. */
export type VerdictOf = (facts: GameFacts) => DealVerdict | undefined;

/** How many of the games that were won or lost could be won. */
export interface Possible {
  readonly winnable: number;
  readonly unwinnable: number;
  /** Those that the solver has given up. */
  readonly unknown: number;
  /** Those that no solver has judged. */
  readonly unjudged: number;
}

/**
 * What games add up to. A game that ended with the solver’s help counts neither as won nor as lost, and neither breaks a streak
 * nor goes on with it; nor does a game that has not ended.
 */
export interface Summary {
  /** Games with at least one move, or with a result. */
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  /** Games that ended with the solver’s help. */
  readonly helped: number;
  /** Games won without undo, hint or help, among games whose moves are chosen. */
  readonly clean: number;
  /** Games won in a row: up to the latest that ended, and at most. */
  readonly streak: { readonly now: number; readonly best: number };
  /** The win with the fewest moves, among games whose moves are chosen. */
  readonly fewest?: GameFacts;
  /** The win in the shortest time. */
  readonly fastest?: GameFacts;
  /** The median time of a win, in seconds. */
  readonly medianSeconds?: number;
  /** Wins by how many moves were taken back, among games whose moves are chosen. */
  readonly undos: readonly Bin[];
  /** Wins by how many moves they took, among games whose moves are chosen. */
  readonly moves: readonly Bin[];
  /** Wins by seconds. */
  readonly times: readonly Bin[];
  /** The games that were won or lost, in portions of equal size, in the order of their ends. */
  readonly periods: readonly Period[];
  readonly guesses: { readonly right: number; readonly total: number };
  readonly possible: Possible;
}

const NOTHING_KNOWN: Possible = { winnable: 0, unwinnable: 0, unknown: 0, unjudged: 0 };

/** Lower ends of the bins of undos. */
const UNDOS: readonly number[] = [0, 1, 2, 5, 10, 20, 50];

/** Games of a period at least, and periods at most. */
const PERIOD_GAMES = 10;
const MAX_PERIODS = 24;

/** The last moment to which half a millisecond can be added. */
const LAST_MOMENT = 2 ** 52 - 1;

/**
 * Sums up games in one pass. `verdictOf` is asked about deals that were lost. The rules of a game must be loaded for what depends
 * on whether its moves are chosen.
 */
export function summarise(
  games: Iterable<GameFacts>,
  verdictOf: VerdictOf = () => undefined,
): Summary {
  let [played, won, lost, helped, clean] = [0, 0, 0, 0, 0];
  let fewest: GameFacts | undefined;
  let fastest: GameFacts | undefined;
  const bets: GameFacts[] = [];
  let judged: Summary['guesses'] | undefined;
  const possible = { ...NOTHING_KNOWN };
  const [moves, seconds, undos]: [number[], number[], number[]] = [[], [], []];
  /** When each game ended; half a millisecond more if it was won. */
  const ends: number[] = [];
  const hasChoice = choiceMemory();

  for (const facts of games) {
    if (!isPlayed(facts)) continue;
    played++;
    if (facts.guess !== undefined) bets.push(facts);
    const counted = countedResult(facts);
    if (counted === undefined) continue;
    if (counted === 'helped') {
      helped++;
      continue;
    }
    const end = Math.min(playedAt(facts), LAST_MOMENT);
    if (counted === 'lost') {
      lost++;
      ends.push(end);
      possible[possibilityOf(facts, verdictOf)]++;
      continue;
    }
    won++;
    ends.push(end + 0.5);
    possible[possibilityOf(facts, verdictOf)]++;
    if (facts.seconds > 0) {
      seconds.push(facts.seconds);
      if (facts.seconds < (fastest?.seconds ?? Number.POSITIVE_INFINITY)) fastest = facts;
    }
    if (!hasChoice(facts.game)) continue;
    undos.push(facts.undos ?? 0);
    if (isClean(facts)) clean++;
    if (facts.length === undefined) continue;
    moves.push(facts.length);
    if (facts.length < (fewest?.length ?? Number.POSITIVE_INFINITY)) fewest = facts;
  }

  // Numbers of a typed array are sorted much faster than others.
  const order = new Float64Array(ends).sort();
  const times = new Float64Array(seconds).sort();
  const medianSeconds = median(times);
  return {
    played,
    won,
    lost,
    helped,
    clean,
    streak: streakOf(order),
    ...(fewest && { fewest }),
    ...(fastest && { fastest }),
    ...(medianSeconds !== undefined && { medianSeconds }),
    undos: binsAt(undos, UNDOS),
    moves: histogram(new Float64Array(moves).sort(), MOVE_WIDTHS),
    times: histogram(times, TIME_WIDTHS),
    periods: periodsOf(order),
    // It takes long to see how a deck ends that nobody has played to its end.
    get guesses() {
      judged ??= judgeBets(bets);
      return judged;
    },
    possible,
  };
}

/** How many bets were right, of those whose end is known. */
function judgeBets(bets: readonly GameFacts[]): Summary['guesses'] {
  const judged = bets.map(guessedRight).filter((isRight) => isRight !== undefined);
  return { right: judged.filter(Boolean).length, total: judged.length };
}

/** What was possible in the games that were won or lost. `verdictOf` is asked about deals that were lost. */
export function countPossible(games: Iterable<GameFacts>, verdictOf: VerdictOf): Possible {
  const possible = { ...NOTHING_KNOWN };
  for (const facts of games) {
    const counted = countedResult(facts);
    if (counted === 'won' || counted === 'lost') possible[possibilityOf(facts, verdictOf)]++;
  }
  return possible;
}

/** A win proves that its deal could be won. */
const possibilityOf = (facts: GameFacts, verdictOf: VerdictOf): keyof Possible =>
  facts.result === 'won' || facts.winnable ? 'winnable' : (verdictOf(facts) ?? 'unjudged');

/** True for a game with at least one move, or with a result. */
export const isPlayed = ({ cursor, result }: GameFacts): boolean =>
  cursor > 0 || result !== undefined;

/** What a game counts as; undefined while it has no result. */
export const countedResult = ({ result, helped }: GameFacts): GameResult | 'helped' | undefined =>
  result && helped ? 'helped' : result;

/** True for a game won without undo, hint or help. */
export const isClean = ({ result, helped, undos, hints }: GameFacts): boolean =>
  result === 'won' && !helped && !undos && !hints;

/** The share of games won, of those that were won or lost, with its 95 % interval; undefined without any. */
export function winRate({
  won,
  games,
}: {
  readonly won: number;
  readonly games: number;
}): { readonly share: number; readonly interval: Interval } | undefined {
  return games === 0 ? undefined : { share: won / games, interval: wilson(won, games) };
}

/** Games by what they are a game of, in the order in which these come first. */
export function byGame(games: Iterable<GameFacts>): ReadonlyMap<VariantId, readonly GameFacts[]> {
  const groups = new Map<VariantId, GameFacts[]>();
  for (const facts of games) {
    const group = groups.get(facts.game);
    if (group) group.push(facts);
    else groups.set(facts.game, [facts]);
  }
  return groups;
}

/** True for a game whose moves are chosen; true as well if its rules are not loaded. */
export const hasChosenMoves = (id: VariantId): boolean =>
  !isLoaded(id) || gameOf(id).advice?.fate === undefined;

/** Asks `hasChosenMoves` once for each game. */
function choiceMemory(): (id: VariantId) => boolean {
  const known = new Map<VariantId, boolean>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const chosen = hasChosenMoves(id);
    known.set(id, chosen);
    return chosen;
  };
}

/** Whether a bet was right; undefined without one, and while that is not known. */
function guessedRight({ game, deal, guess, result }: GameFacts): boolean | undefined {
  if (guess === undefined) return undefined;
  if (result !== undefined) return guess === result;
  if (!isLoaded(game)) return undefined;
  // Where choices change nothing, the bet is judged before the end.
  const { rules, advice } = gameOf(game);
  const isToldAtOnce = advice?.fate !== undefined && !playsItself(gameOf(game));
  return isToldAtOnce ? guess === advice.fate?.(rules.deal(deal)) : undefined;
}

const isWin = (end: number): boolean => end % 1 !== 0;

/** The streaks of games that ended in this order. */
function streakOf(order: Float64Array): Summary['streak'] {
  let [now, best] = [0, 0];
  for (const end of order) {
    now = isWin(end) ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** Portions of games that ended in this order; the last one takes the rest. */
function periodsOf(order: Float64Array): readonly Period[] {
  const size = Math.max(PERIOD_GAMES, Math.ceil(order.length / MAX_PERIODS));
  const count = Math.max(Math.min(1, order.length), Math.floor(order.length / size));
  return Array.from({ length: count }, (_, i) => {
    const ends = order.subarray(i * size, i + 1 < count ? (i + 1) * size : order.length);
    const [from = 0, to = from] = [ends[0], ends.at(-1)];
    const won = ends.reduce((wins, end) => wins + (isWin(end) ? 1 : 0), 0);
    return { games: ends.length, won, from: Math.floor(from), to: Math.floor(to) };
  });
}
