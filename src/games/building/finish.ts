import { err, type Result } from '../../engine/result';

/**
 * The moves that `next` gives from a state until the game is won; nothing if they do not win, or it is won already.
 */
export function finishBy<State, Move>(
  state: State,
  next: (state: State) => Move | undefined,
  apply: (state: State, move: Move) => Result<State, unknown>,
  isWon: (state: State) => boolean,
): readonly Move[] | undefined {
  const moves: Move[] = [];
  let now = state;
  while (!isWon(now)) {
    const move = next(now);
    const after = move === undefined ? err('no move') : apply(now, move);
    if (!after.ok || move === undefined) return undefined;
    moves.push(move);
    now = after.value;
  }
  return moves.length > 0 ? moves : undefined;
}
