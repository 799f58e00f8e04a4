import type { AnyGame } from '../../engine/game';
import type { KlondikeMove } from '../../games/klondike/moves';
import type { KlondikeState } from '../../games/klondike/state';

/** A sequence of moves that wins from a position. */
export interface WinningLine {
  readonly start: KlondikeState;
  readonly moves: readonly KlondikeMove[];
}

/** The moves of a line that follow a position, or undefined if the line does not pass through it. */
export function restOfLine(
  game: AnyGame,
  { start, moves }: WinningLine,
  position: KlondikeState,
): readonly KlondikeMove[] | undefined {
  const wanted = JSON.stringify(position);
  let state: unknown = start;
  for (const [i, move] of moves.entries()) {
    if (JSON.stringify(state) === wanted) return moves.slice(i);
    const next = game.rules.apply(state, move);
    if (!next.ok) return undefined;
    state = next.value;
  }
  return undefined;
}
