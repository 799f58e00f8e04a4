import type { Refusal } from '../engine/game';
import type { Result } from '../engine/result';

/** The part of a game that replays the line of a search. */
export interface SearchedGame<State, Move> {
  readonly apply: (state: State, move: Move) => Result<State, Refusal>;
  readonly isWon: (state: State) => boolean;
}

/** The state after a move. Throws if the rules refuse the move: that would be a bug of the search. */
export function applyMove<State, Move>(
  { apply }: SearchedGame<State, Move>,
  state: State,
  move: Move,
): State {
  const next = apply(state, move);
  if (!next.ok)
    throw new Error(`the solver's line is wrong: ${JSON.stringify(move)}: ${next.error.reason}`);
  return next.value;
}

/** Throws if the game is not won at the end of a line: that would be a bug of the search. */
export function checkEnd<State, Move>({ isWon }: SearchedGame<State, Move>, end: State): void {
  if (!isWon(end)) throw new Error("the solver's line does not end in a win");
}

/** Turns the steps of a search into moves of the game, and replays them through the rules up to the win. */
export function toGameMoves<State, Move, Step>(
  game: SearchedGame<State, Move>,
  start: State,
  steps: readonly Step[],
  moveOf: (state: State, step: Step) => Move,
): readonly Move[] {
  let state = start;
  const line = steps.map((step) => {
    const move = moveOf(state, step);
    state = applyMove(game, state, move);
    return move;
  });
  checkEnd(game, state);
  return line;
}
