import type { FinishedDeals, GameResult } from '../engine/game';
import { hasChoice, playsItself } from '../engine/game';
import { type Interval, wilson } from '../engine/interval';
import { baseOf, GAME_IDS, gameOf, isLoaded, type VariantId } from '../games/index';
import { type Bin, binsAt, histogram, MOVE_WIDTHS, median, TIME_WIDTHS } from './histogram';
import { type GameFacts, isResult, type ListedGame, playedAt } from './record';

/** Games that ended one after another. */
export interface Period {
  readonly games: number;
  readonly won: number;
  /** When the first and the last of them ended, in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

/** Whether a deal could be won; `unknown` if the solver has given up. */
export type DealVerdict = (typeof VERDICTS)[number];

const VERDICTS = ['winnable', 'unwinnable', 'unknown'] as const;
export const isVerdict = (value: unknown): value is DealVerdict =>
  VERDICTS.some((verdict) => verdict === value);

/** What the solver has said of a deal; undefined if it was not asked. */
export type VerdictOf = (facts: ListedGame) => DealVerdict | undefined;

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
 * What games add up to. A deal counts once. One that ended with the solver’s help counts neither as won nor as lost, and neither
 * breaks a streak nor goes on with it; nor does one that has not ended.
 */
export interface Summary {
  /** Deals of which a game has a move, or a result. */
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  /** Deals that ended with the solver’s help. */
  readonly helped: number;
  /** Deals won without undo, hint or help, among games whose moves are chosen. */
  readonly clean: number;
  /** Deals won in a row: up to the latest that ended, and at most. */
  readonly streak: { readonly now: number; readonly best: number };
  /** The win with the fewest moves, among games whose moves are chosen. */
  readonly fewest?: ListedGame;
  /** The win in the shortest time. */
  readonly fastest?: ListedGame;
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
  /** Bets that were right, of those whose end is known. */
  readonly bets: { readonly right: number; readonly total: number };
  readonly possible: Possible;
}

const NOTHING_KNOWN: Possible = { winnable: 0, unwinnable: 0, unknown: 0, unjudged: 0 };

/** Lower ends of the bins of undos. */
const UNDOS: readonly number[] = [0, 1, 2, 5, 10, 20, 50];

/** Games of a period at least, and periods at most. */
const PERIOD_GAMES = 10;
const MAX_PERIODS = 24;

/** The last moment to which half a millisecond can be added. */
const MAX_HALF_EXACT = 2 ** 52 - 1;

/**
 * Sums up games. `verdictOf` is asked about deals that were lost. The rules of a game must be loaded for what depends on whether
 * its moves are chosen.
 */
export function summarise(
  games: readonly ListedGame[],
  verdictOf: VerdictOf = () => undefined,
): Summary {
  const deals = countedGames(games);
  const count = { won: 0, lost: 0, helped: 0, clean: 0 };
  const [moves, seconds, undos]: [number[], number[], number[]] = [[], [], []];
  /** When each deal ended; half a millisecond more if it was won. */
  const ends: number[] = [];
  for (const game of deals) {
    const result = countedResult(game);
    if (!result) continue;
    count[result]++;
    if (result === 'helped') continue;
    ends.push(Math.min(playedAt(game), MAX_HALF_EXACT) + (result === 'won' ? 0.5 : 0));
    if (result === 'lost') continue;
    if (game.seconds > 0) seconds.push(game.seconds);
    if (!hasChosenMoves(game.variant)) continue;
    undos.push(game.undos ?? 0);
    moves.push(game.length);
    if (isClean(game)) count.clean++;
  }
  // A deal that is played again may be won in fewer moves, or faster.
  const wins = games.filter((game) => countedResult(game) === 'won');
  const fewest = leastOf(
    wins.filter(({ variant }) => hasChosenMoves(variant)),
    ({ length }) => length,
  );
  const fastest = leastOf(
    wins.filter((game) => game.seconds > 0),
    (game) => game.seconds,
  );
  let bets: Summary['bets'] | undefined;

  // Numbers of a typed array are sorted much faster than others.
  const order = new Float64Array(ends).sort();
  const times = new Float64Array(seconds).sort();
  const medianSeconds = median(times);
  return {
    played: deals.length,
    ...count,
    streak: streakOf(order),
    ...(fewest && { fewest }),
    ...(fastest && { fastest }),
    ...(medianSeconds !== undefined && { medianSeconds }),
    undos: binsAt(undos, UNDOS),
    moves: histogram(new Float64Array(moves).sort(), MOVE_WIDTHS),
    times: histogram(times, TIME_WIDTHS),
    periods: periodsOf(order),
    // It takes long to see how a deck ends that nobody has played to its end.
    get bets() {
      bets ??= betsOf(games);
      return bets;
    },
    possible: countPossible(deals, verdictOf),
  };
}

/** The game with the least figure, the first of several. */
function leastOf(
  games: readonly ListedGame[],
  figureOf: (game: ListedGame) => number,
): ListedGame | undefined {
  let least = games[0];
  for (const game of games) if (least && figureOf(game) < figureOf(least)) least = game;
  return least;
}

/** What a game counts as, from least to best. */
const COUNTED = [undefined, 'helped', 'lost', 'won'] as const;

/**
 * Of each deal that was played the game that counts: the first that was won, else the first that was lost, else one that the
 * solver has ended, else one that has not ended.
 */
export const countedGames = (games: readonly ListedGame[]): readonly ListedGame[] =>
  firstOfDeals(games.filter(isPlayed), countsBefore);

/** Of each deal the game that comes before its others. */
export function firstOfDeals(
  games: readonly ListedGame[],
  comesBefore: (game: ListedGame, other: ListedGame) => boolean,
): readonly ListedGame[] {
  const deals = new Map<string, ListedGame>();
  for (const game of games) {
    const deal = `${game.variant}/${game.deal}`;
    const known = deals.get(deal);
    if (!known || comesBefore(game, known)) deals.set(deal, game);
  }
  return [...deals.values()];
}

function countsBefore(game: ListedGame, known: ListedGame): boolean {
  const rank = COUNTED.indexOf(countedResult(game)) - COUNTED.indexOf(countedResult(known));
  return rank > 0 || (rank === 0 && playedAt(game) < playedAt(known));
}

/** How many bets were right, of those whose end is known. Of a deal the first bet counts. */
export function betsOf(games: readonly ListedGame[]): Summary['bets'] {
  const bets = games.filter(({ bet }) => isResult(bet));
  const judged = firstOfDeals(bets, (game, other) => game.started < other.started)
    .map(betResult)
    .filter((right) => right !== undefined);
  return { right: judged.filter(Boolean).length, total: judged.length };
}

/** What was possible in the games that were won or lost. `verdictOf` is asked about deals that were lost. */
export function countPossible(games: Iterable<ListedGame>, verdictOf: VerdictOf): Possible {
  const possible = { ...NOTHING_KNOWN };
  for (const facts of games) {
    const counted = countedResult(facts);
    if (counted === 'won' || counted === 'lost') possible[possibilityOf(facts, verdictOf)]++;
  }
  return possible;
}

/** A win proves that its deal could be won. */
const possibilityOf = (facts: ListedGame, verdictOf: VerdictOf): keyof Possible =>
  facts.result === 'won' || facts.winnable ? 'winnable' : (verdictOf(facts) ?? 'unjudged');

/** True for a game with a move, a result or a bet. */
export const isPlayed = ({ length, result, bet }: ListedGame): boolean =>
  length > 0 || result !== undefined || isResult(bet);

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

/** How many deals were won, and how many lost. */
export function finishedDeals(games: readonly ListedGame[]): FinishedDeals {
  const results = countedGames(games).map(countedResult);
  const countOf = (result: GameResult): number => results.filter((each) => each === result).length;
  return { won: countOf('won'), lost: countOf('lost') };
}

/** Groups games by variant, in the order of the menu. */
export function byGame(games: Iterable<ListedGame>): ReadonlyMap<VariantId, readonly ListedGame[]> {
  const groups = new Map<VariantId, ListedGame[]>();
  for (const game of games) {
    const group = groups.get(game.variant);
    if (group) group.push(game);
    else groups.set(game.variant, [game]);
  }
  const placeOf = (id: VariantId): number => GAME_IDS.indexOf(baseOf(id));
  return new Map([...groups].sort(([a], [b]) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1)));
}

/** True for a game whose moves are chosen; true as well if its rules are not loaded. */
export const hasChosenMoves = (id: VariantId): boolean => !isLoaded(id) || hasChoice(gameOf(id));

/** How a deal ends, whatever is played; undefined where choice decides. The rules of the variant are loaded. */
export function fateOf({
  variant,
  deal,
}: Pick<GameFacts, 'variant' | 'deal'>): GameResult | undefined {
  const { rules, advice } = gameOf(variant);
  return advice?.fate?.(rules.deal(deal));
}

/**
 * Whether the bet was right; undefined without one, and while the end is not known. Where no choice changes the end, it is known
 * with the bet, except of a game that plays itself.
 */
export function betResult(game: GameFacts): boolean | undefined {
  const { variant, bet, result } = game;
  if (!isResult(bet)) return undefined;
  if (result !== undefined) return bet === result;
  const isKnown = isLoaded(variant) && !playsItself(gameOf(variant));
  const end = isKnown ? fateOf(game) : undefined;
  return end && bet === end;
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
