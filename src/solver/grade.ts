import type { DealId } from '../engine/dealId';
import type { AnyGame } from '../engine/game';
import { pythonRandom } from '../engine/pythonRandom';
import type { RandomBelow } from '../engine/shuffle';
import { gameOf, type VariantId } from '../games/index';
import { type Resumable, runToEnd } from './gameSolver';
import { positionKey } from './positionKey';
import { difficultyLimits } from './registry';

/** How difficult a winnable deal is for its game. */
export type Grade = 'easy' | 'medium' | 'hard';

/** How a careless player does on a deal. */
export interface Difficulty {
  readonly grade: Grade;
  /** Games played, and how many of them were won. */
  readonly games: number;
  readonly won: number;
  /** The best score of a game, on average over the games. */
  readonly score: number;
}

/** Games that the careless player plays on each deal. */
export const GAMES = 60;
/** One move in four is random. */
const RANDOM_MOVE_IN = 4;
/** The player gives up after this many moves without a better score. */
const MAX_IDLE_MOVES = 50;
/** Moves between two yields: about a millisecond of work. */
const MOVES_IN_STEP = 24;

/** The grade of a deal by the player’s average distance from the best score. */
export function gradeOf(id: VariantId, distance: number): Grade {
  const [easy, medium] = difficultyLimits(id);
  return distance <= easy ? 'easy' : distance <= medium ? 'medium' : 'hard';
}

/**
 * Grades a deal by the games of a careless player, who follows the hints apart from random moves. The grade is the same for
 * everybody, since the random numbers always start from the same seed. The deal should be winnable, and its game have a solver.
 */
export function* resumableDifficulty(id: VariantId, initial: unknown): Resumable<Difficulty> {
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

/** How one game of the careless player ends. */
interface CarelessGame {
  /** The best on the way. */
  readonly score: number;
  readonly won: boolean;
}

/** One game of the careless player on a deal, whose number is the seed of the random moves. */
export const playCarelessly = (game: AnyGame, deal: DealId): CarelessGame =>
  runToEnd(carelessGame(game, game.rules.deal(deal), pythonRandom(deal).randomBelow), () => true);

/** Plays one game until it is over, no move leads to a new position, or the player gives up. Returns the best score on the way. */
function* carelessGame(
  game: AnyGame,
  initial: unknown,
  randomBelow: RandomBelow,
): Resumable<CarelessGame> {
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

const NAMES = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;

/** `Medium` */
export const describeGrade = ({ grade }: Pick<Difficulty, 'grade'>): string => NAMES[grade];

const BESIDE = {
  easy: 'easier than most',
  medium: 'about as hard as most',
  hard: 'harder than most',
} as const;

/** The measure of a grade: `In 60 careless test games, 22 were won – easier than most.` */
export const describeDifficulty = ({ grade, games, won }: Difficulty): string =>
  `In ${games} careless test games, ${won} ${won === 1 ? 'was' : 'were'} won – ${BESIDE[grade]}.`;
