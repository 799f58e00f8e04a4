import type { AnyGame } from '../engine/game';

/** A sequence of moves that wins from a position. */
export interface WinningLine {
  readonly start: unknown;
  readonly moves: readonly unknown[];
}

/** The moves of a line that follow a position, or undefined if the line does not pass through it. */
export function restOfLine(
  game: AnyGame,
  { start, moves }: WinningLine,
  position: unknown,
): readonly unknown[] | undefined {
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
