import { t } from '@lingui/core/macro';
import { hasOutlooks } from '../chance/registry';
import { hasChoice } from '../engine/game';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { gameOf, type VariantId } from '../games/index';
import { listed } from '../locales/format';
import { hasSolver } from '../solver/registry';
import type { DealRange } from './dealRange';

const PLAYERS = ['automatic', 'hints', 'careless', 'random', 'first', 'fair', 'solver'] as const;

/**
 * Who plays. `automatic` is the only player of a game whose result no choice can change. In any other game `hints` follows the
 * hints, `careless` does too but for one move in four, `random` makes random legal moves, and `first` always makes the first
 * legal move. `fair` plays as well as it can without peeking at hidden cards. `solver` does not play: it gives a verdict on the deal.
 */
export type PlayerName = (typeof PLAYERS)[number];

/** The scores that stand for the solver’s verdicts. */
export const VERDICT_SCORES = { unwinnable: 0, unknown: 1, winnable: 2 } as const;

/** Parses the name of a player. */
export const parsePlayer = (text: string): PlayerName | undefined =>
  PLAYERS.find((player) => player === text);

/** The players of a game, its default one first. */
export function playersOf(id: VariantId): readonly PlayerName[] {
  const game = gameOf(id);
  if (!hasChoice(game)) return ['automatic'];
  return [
    ...(game.advice?.hint ? (['hints', 'careless'] as const) : []),
    'random',
    'first',
    ...(hasOutlooks(id) ? (['fair'] as const) : []),
    ...(hasSolver(id) ? (['solver'] as const) : []),
  ];
}

/** The player of this name, or the default one; the error is a sentence. */
export function playerOf(id: VariantId, name?: string): Result<PlayerName, string> {
  const players = playersOf(id);
  const player = players.find((each) => each === (name ?? players[0]));
  if (player) return ok(player);
  const [written, names] = [quote(name ?? ''), listed(players, 'and')];
  return err(t`${written} does not play ${id}; its players are ${names}.`);
}

/** How far the solver searches a deal before its verdict is “unknown”: the same on every machine. */
export interface Effort {
  /** Each is about a millisecond’s work. */
  readonly steps: number;
  /** Memory for the positions that it remembers. */
  readonly megabytes: number;
}

/** The effort of the player `solver`. */
export const USUAL_EFFORT: Effort = { steps: 500, megabytes: 64 };

/** True for the effort of the player `solver`. */
export const isUsual = ({ steps, megabytes }: Effort): boolean =>
  steps === USUAL_EFFORT.steps && megabytes === USUAL_EFFORT.megabytes;

/** The most games of a job. */
export const MAX_GAMES = 1_000_000_000;

/** A range of deals to be played by one player. */
export interface Job extends DealRange {
  readonly game: VariantId;
  readonly player: PlayerName;
}

/** How many games of any kind a player plays within some seconds on a usual machine. */
const QUICK_GAMES: Readonly<Record<PlayerName, number>> = {
  automatic: 1_000_000,
  hints: 1000,
  careless: 1000,
  random: 1000,
  first: 100_000,
  fair: 3,
  solver: 100,
};

/** True if jobs take longer than some seconds all together. */
export const isLong = (jobs: readonly Job[]): boolean =>
  jobs.reduce((sum, { player, games }) => sum + games / QUICK_GAMES[player], 0) > 1;
