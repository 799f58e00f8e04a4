import type { Verdict } from '../engine/game';
import type { Resumable } from './resumable';

export type { Verdict } from '../engine/game';

/** A verdict on a position with all cards known. */
export interface Solution<Move = unknown> {
  readonly verdict: Verdict;
  /** Moves to the win, each legal by the rules; empty unless winnable. */
  readonly line: readonly Move[];
  /** Positions visited. */
  readonly positions: number;
}

/** What a search may be told. */
export interface SearchOptions {
  /** Time is spent on making the line shorter. */
  readonly wantsShortLine?: boolean;
  /** Keeps to the search that chooses the daily deals, of which a better one would choose others. */
  readonly isForDaily?: boolean;
  /** Megabytes for the positions that a search remembers; 64 if left out. */
  readonly megabytes?: number;
}

/**
 * Decides a position of a game in steps of about a millisecond, the same steps on every machine. Of one game’s searches only
 * the latest may run: an earlier one throws when it is resumed.
 */
export type GameSolver<State = unknown, Move = unknown> = (
  state: State,
  options: SearchOptions,
) => Resumable<Solution<Move>>;
