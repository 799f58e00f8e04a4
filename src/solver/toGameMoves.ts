import type { Refusal } from '../engine/game';
import type { Result } from '../engine/result';

/** What is asked of a game so that a line of a search becomes one of the game. */
export interface SearchedGame<State, Move> {
  readonly apply: (state: State, move: Move) => Result<State, Refusal>;
  readonly isWon: (state: State) => boolean;
}

/** The state after a move. Throws if the rules refuse it, which would be a bug of the search. */
export function applyMove<State, Move>(
  { apply }: SearchedGame<State, Move>,
  state: State,
  move: Move,
): State {
  const next = apply(state, move);
  if (!next.ok) throw new Error(`the solver's line is wrong: ${next.error.reason}`);
  return next.value;
}

/** Throws if a line ends before the game is won, which would be a bug of the search. */
export function checkEnd<State, Move>({ isWon }: SearchedGame<State, Move>, end: State): void {
  if (!isWon(end)) throw new Error("the solver's line does not end in a win");
}

/** The moves of the game for the steps of a search, each made through the rules up to the win. */
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
