import type { DealId } from '../engine/dealId';
import { type GameId, isKlondike } from '../games';

/**
 * `automatic`: the only player of a game without choice, or where choice cannot change the result. For
 * Klondike: `greedy` follows the hints until a position comes again; `random` makes random legal moves; `solver`
 * plays nothing but judges the deal with all cards known.
 */
export type PlayerName = 'automatic' | 'greedy' | 'random' | 'solver';

export const isPlayer = (text: string): text is PlayerName =>
  ['automatic', 'greedy', 'random', 'solver'].includes(text);

/** The players of a game, the one it is simulated with by default first. */
export const playersOf = (id: GameId): readonly PlayerName[] =>
  isKlondike(id) ? ['greedy', 'random', 'solver'] : ['automatic'];

/** The most games of a run, and of a tally. */
export const MAX_GAMES = 1_000_000_000;

/** The deals `first` to `first + games − 1` of a game, played to their ends. */
export interface Job {
  readonly game: GameId;
  readonly player: PlayerName;
  readonly first: DealId;
  readonly games: number;
}
