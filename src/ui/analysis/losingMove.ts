import { type AnyHistory, type History, stateAt } from '../../engine/history';
import type { Verdict } from '../../solver/solve';

/** The move after which a game could no longer be won, as far as the solver knows. */
export interface LosingMove {
  /** The number of the move, from 1. */
  readonly move: number;
  /** True if the position after it is proved unwinnable, not just unknown. */
  readonly proved: boolean;
  /** The steps it was found in: it says nothing about a game with other steps. */
  readonly steps: AnyHistory['steps'];
}

/** What judging the positions of a game has found. */
interface LosingMoveSearch {
  /** The verdict of the present position. */
  readonly present: Verdict;
  /** Missing if the present position can be won, or if no position is known to be winnable. */
  readonly losingMove?: LosingMove;
}

/** Searches a game up to its cursor for the losing move. If `verdictOf` resolves to undefined, the search is cancelled. */
export async function findLosingMove<State, Move>(
  history: History<State, Move>,
  verdictOf: (position: State) => Promise<Verdict | undefined>,
): Promise<LosingMoveSearch | undefined> {
  const { steps, cursor } = history;
  const present = await verdictOf(stateAt(history, cursor));
  if (present === undefined) return undefined;
  if (present === 'winnable') return { present };
  // A lost game stays lost, so bisection finds the first position that is not winnable.
  let [low, high] = [0, cursor];
  let verdictAtHigh: Verdict = present;
  while (low < high) {
    const middle = (low + high - 1) >> 1;
    const verdict = await verdictOf(stateAt(history, middle));
    if (verdict === undefined) return undefined;
    if (verdict === 'winnable') low = middle + 1;
    else {
      high = middle;
      verdictAtHigh = verdict;
    }
  }
  if (high === 0) return { present };
  return { present, losingMove: { move: high, proved: verdictAtHigh === 'unwinnable', steps } };
}
