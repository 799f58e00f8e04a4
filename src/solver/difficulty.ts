import type { DealId } from '../engine/dealId';
import type { AnyGame, DealScore, Grade } from '../engine/game';
import { pythonRandom } from '../engine/pythonRandom';
import type { RandomBelow } from '../engine/shuffle';
import { baseOf, type GameId, gameOf, type VariantId } from '../games/index';
import { type Resumable, runToEnd } from './gameSolver';
import type { Difficulty } from './grade';
import { positionKey } from './positionKey';
import { resumableSolve } from './solve';

/** The largest values at which a deal counts as easy, and as medium. */
type Limits = readonly [easy: number, medium: number];

/** Each grade has a third of the game’s winnable deals, by average distances from the best score (`npm run bench -- grades`). */
const LIMITS: Readonly<Partial<Record<GameId, Limits>>> = {
  'klondike-3': [35.6, 45.7],
  'klondike-1': [5.4, 35.3],
  freecell: [40.5, 46.5],
  spider: [4.8, 5.9],
  yukon: [30.8, 44.2],
  golf: [8.7, 11.4],
  tripeaks: [1.8, 2.9],
  'black-hole': [22.1, 30.4],
  pyramid: [1.4, 4.4],
  elevator: [5.8, 7.5],
  escalator: [5.8, 7.5],
  giza: [13.8, 19.9],
  'fourteen-out': [12.9, 19.9],
  baroness: [16.4, 20.7],
  'all-in-a-row': [32.7, 39.3],
  vertical: [26.8, 31.9],
};

/** Variants that differ much from their games. */
const LIMITS_OF_VARIANTS: Readonly<Partial<Record<string, Limits>>> = {
  'spider;suits=2': [7.95, 7.98],
  'golf;wrap=yes': [5.1, 7.1],
  'tripeaks;wrap=no': [3.2, 4.9],
  'pyramid;passes=1': [6.1, 9.3],
  'pyramid;passes=unlimited': [1.0, 4.0],
};

/** All other games are graded by the effort of the search that chooses daily deals; at 1 it never turned back. */
const EFFORT_LIMITS: Limits = [2, 10];

/** Games that the careless player plays on each deal. */
export const GAMES = 60;
/** One move in four is random. */
const RANDOM_MOVE_IN = 4;
/** The player gives up after this many moves without a better score. */
const MAX_IDLE_MOVES = 50;
/** Moves between two yields: about a millisecond of work. */
const MOVES_IN_STEP = 24;

/** The limits of a variant for the games of a careless player; undefined if it is graded by effort. */
const limitsOf = (id: VariantId): Limits | undefined =>
  LIMITS_OF_VARIANTS[id] ?? LIMITS[baseOf(id)];

/** The grade of a deal by the player’s average distance from the best score, or by effort. */
export function gradeOf(id: VariantId, measured: number): Grade {
  const [easy, medium] = limitsOf(id) ?? EFFORT_LIMITS;
  return measured <= easy ? 'easy' : measured <= medium ? 'medium' : 'hard';
}

/** Grades a deal, for everybody the same, since no clock is involved. The deal should be winnable, and its game have a solver. */
export function* resumableDifficulty(id: VariantId, initial: unknown): Resumable<Difficulty> {
  if (limitsOf(id)) return yield* playCarelessGames(id, initial);
  const { effort } = yield* resumableSolve(id, initial, { isForDaily: true });
  return { grade: gradeOf(id, effort ?? Number.POSITIVE_INFINITY), effort };
}

/** The games of a careless player, who follows the hints apart from random moves, always from the same seed. */
function* playCarelessGames(id: VariantId, initial: unknown): Resumable<Difficulty> {
  const game = gameOf(id);
  const { rules } = game;
  const { randomBelow } = pythonRandom('0');
  let won = 0;
  let sum = 0;
  for (let n = 0; n < GAMES; n++) {
    const one = yield* carelessGame(game, initial, randomBelow);
    if (one.won) won++;
    sum += one.score;
  }
  const score = sum / GAMES;
  return { grade: gradeOf(id, Math.abs(rules.bestScore - score)), games: GAMES, won, score };
}

/** One game of the careless player on a deal, whose number is the seed of the random moves. The score is the best on the way. */
export const playCarelessly = (game: AnyGame, deal: DealId): DealScore =>
  runToEnd(carelessGame(game, game.rules.deal(deal), pythonRandom(deal).randomBelow));

/** Plays one game until it is over, no move leads to a new position, or the player gives up. Returns the best score on the way. */
function* carelessGame(
  game: AnyGame,
  initial: unknown,
  randomBelow: RandomBelow,
): Resumable<DealScore> {
  const { rules } = game;
  const distance = (score: number): number => Math.abs(rules.bestScore - score);
  const seen = new Set<string>();
  let state: unknown = initial;
  let best = rules.score(initial);
  for (let idle = 0; state !== undefined && idle <= MAX_IDLE_MOVES; idle++) {
    if (seen.size % MOVES_IN_STEP === 0) yield;
    seen.add(positionKey(state));
    const score = rules.score(state);
    if (distance(score) < distance(best)) {
      best = score;
      idle = 0;
    }
    if (rules.status(state) === 'won') return { score, won: true };
    state = nextState(game, state, (next) => !seen.has(positionKey(next)), randomBelow);
  }
  return { score: best, won: false };
}

/** The state after the hint or after a random move, if it is new; undefined if no move leads to a new state. */
function nextState(
  { rules, advice }: AnyGame,
  state: unknown,
  isNew: (next: unknown) => boolean,
  randomBelow: RandomBelow,
): unknown {
  const after = (move: unknown): unknown => {
    const next = rules.apply(state, move);
    return next.ok && isNew(next.value) ? next.value : undefined;
  };
  const hint = randomBelow(RANDOM_MOVE_IN) > 0 ? advice?.hint?.(state) : undefined;
  const hinted = hint === undefined ? undefined : after(hint);
  if (hinted !== undefined) return hinted;
  const moves = [...rules.legalMoves(state)];
  while (moves.length > 0) {
    const [move] = moves.splice(randomBelow(moves.length), 1);
    const next = after(move);
    if (next !== undefined) return next;
  }
  return undefined;
}
