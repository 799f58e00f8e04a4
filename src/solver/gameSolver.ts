import type { Verdict } from '../engine/game';

/** Says after every step of about a millisecond whether to continue. */
export type ShouldContinue = () => boolean;

/** Work in steps: it yields after each step, and is told whether to continue. Once told to stop, it is never told to continue. */
export type Resumable<T> = Generator<undefined, T, boolean>;

/** Runs the work to its end. */
export function runToEnd<T>(work: Resumable<T>, shouldContinue: ShouldContinue = () => true): T {
  let step = work.next();
  while (!step.done) step = work.next(shouldContinue());
  return step.value;
}

/** Tells the work to stop after this many steps, and at no other time, so the result is the same on every machine. */
export function* limited<T>(work: Resumable<T>, steps: number): Resumable<T> {
  let step = work.next();
  for (let n = 0; n < steps && !step.done; n++) {
    yield;
    step = work.next(true);
  }
  while (!step.done) step = work.next(false);
  return step.value;
}

/** A verdict on a position with all cards known. */
export interface Solution<Move = unknown> {
  readonly verdict: Verdict;
  /** Moves to the win, each legal by the rules; empty unless winnable. */
  readonly line: readonly Move[];
  /** Positions visited. */
  readonly positions: number;
  /** Positions whose moves the search of a game of columns tried, for each move of its line. */
  readonly effort?: number;
}

/** Options of a search. */
export interface SearchOptions {
  /** Spends time on shortening the line. */
  readonly wantsShortLine?: boolean;
  /** Searches exactly as the daily deals were chosen. A better search would choose other deals. */
  readonly isForDaily?: boolean;
  /** Megabytes for the positions that the search remembers; 64 by default. */
  readonly megabytes?: number;
}

/** Decides a position in steps of about a millisecond, which are the same on every machine; see `resumableSolve`. */
export type GameSolver<State = unknown, Move = unknown> = (
  state: State,
  options: SearchOptions,
) => Resumable<Solution<Move>>;

/** The result of a search that tries every line. */
export interface FoundLine<Step> {
  /** The steps to the win; undefined if every line was tried and none wins. */
  readonly line: readonly Step[] | undefined;
  readonly positions: number;
}

/** Turns such a result into a solution. It is undefined if the search was stopped. */
export function solutionOf<Step, Move>(
  found: FoundLine<Step> | undefined,
  toMoves: (line: readonly Step[]) => readonly Move[],
): Solution<Move> {
  if (!found) return { verdict: 'unknown', line: [], positions: 0 };
  const { line, positions } = found;
  if (!line) return { verdict: 'unwinnable', line: [], positions };
  return { verdict: 'winnable', line: toMoves(line), positions };
}
