import type { Verdict } from '../engine/game';

/** Asked after every step of some work, about a millisecond, whether to continue. */
export type ShouldContinue = () => boolean;

/** Work done in steps: it yields after each, and is sent whether to continue. */
export type Resumable<T> = Generator<undefined, T, boolean>;

/** Runs the work to its end. */
export function runToEnd<T>(work: Resumable<T>, shouldContinue: ShouldContinue): T {
  let step = work.next();
  while (!step.done) step = work.next(shouldContinue());
  return step.value;
}

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

/** What a search that tries every line found. */
export interface FoundLine<Step> {
  /** The steps to the win; undefined if every line was tried and none wins. */
  readonly line: readonly Step[] | undefined;
  readonly positions: number;
}

/** The solution that it means; `undefined` is what a search gives that was stopped. */
export function solutionOf<Step, Move>(
  found: FoundLine<Step> | undefined,
  toMoves: (line: readonly Step[]) => readonly Move[],
): Solution<Move> {
  if (!found) return { verdict: 'unknown', line: [], positions: 0 };
  const { line, positions } = found;
  if (!line) return { verdict: 'unwinnable', line: [], positions };
  return { verdict: 'winnable', line: toMoves(line), positions };
}
