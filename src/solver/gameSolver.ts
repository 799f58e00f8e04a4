import type { Resumable } from './resumable';

/** `unknown`: the search was stopped, or reached its limits, before it decided. */
export type Verdict = 'winnable' | 'unwinnable' | 'unknown';

/** A verdict on a position with all cards known. */
export interface Solution<Move = unknown> {
  readonly verdict: Verdict;
  /** Moves to the win, each legal by the rules; empty unless winnable. */
  readonly line: readonly Move[];
  /** Positions visited. */
  readonly positions: number;
}

/**
 * Decides a position of a game in steps of about a millisecond. `wantsShortLine` spends time on making the line shorter. Of
 * one game’s searches only the latest may run: an earlier one throws when it is resumed.
 */
export type GameSolver<State = unknown, Move = unknown> = (
  state: State,
  wantsShortLine: boolean,
) => Resumable<Solution<Move>>;
