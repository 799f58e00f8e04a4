import type { DealId } from '../engine/dealId';
import { hasChoice } from '../engine/game';
import { gameOf, type VariantId } from '../games/all';
import { hasSolver } from '../solver/registry';

const PLAYERS = ['automatic', 'greedy', 'random', 'solver'] as const;

/**
 * Who plays. `automatic`: the only player of a game whose result no choice can change. For Klondike, `greedy`
 * follows the hints until a position repeats; `random` makes random legal moves; `solver` plays nothing, but judges
 * the deal with all cards known.
 */
export type PlayerName = (typeof PLAYERS)[number];

export const isPlayer = (text: string): text is PlayerName =>
  (PLAYERS as readonly string[]).includes(text);

/** The players of a game, its default one first. */
export const playersOf = (id: VariantId): readonly PlayerName[] =>
  hasSolver(id)
    ? ['greedy', 'random', 'solver']
    : hasChoice(gameOf(id))
      ? ['greedy', 'random']
      : ['automatic'];

/** The largest number of games in a job. */
export const MAX_GAMES = 1_000_000_000;

/** The ready questions of the lab, by their names in addresses. */
export const EXPERIMENTS = [
  'one-in-thirteen',
  'skill',
  'first-round',
  'three-sums',
  'fair-shuffle',
  'perfect-shuffle',
] as const;
export type ExperimentName = (typeof EXPERIMENTS)[number];

export const isExperiment = (text: string): text is ExperimentName =>
  (EXPERIMENTS as readonly string[]).includes(text);

/** Deals `first` to `first + games − 1` of a game, each played to its end. */
export interface Job {
  readonly game: VariantId;
  readonly player: PlayerName;
  readonly first: DealId;
  readonly games: number;
}
