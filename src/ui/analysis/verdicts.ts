import type { KlondikeMove } from '../../games/klondike/moves';
import type { KlondikeState } from '../../games/klondike/state';
import type { Verdict } from '../../solver/solve';

export const VERDICTS: Readonly<Record<Verdict, string>> = {
  winnable: 'Can still be won',
  unwinnable: 'Can no longer be won',
  unknown: 'Not known yet',
};

/** A line of moves from a position. */
export interface WinningLine {
  readonly state: KlondikeState;
  readonly moves: readonly KlondikeMove[];
}

/** Where a game was lost: the last position that could be won, and whether the next one was proved lost. */
export interface LosingMove {
  readonly winnable: number;
  readonly proved: boolean;
  /** The steps of the history that was judged. */
  readonly steps: unknown;
}
