import type { Refusal } from '../engine/game';
import type { Result } from '../engine/result';

/** The rules of games of one kind, by which the line of a search is replayed. */
interface Rules<Full, State, Move> {
  readonly apply: (setup: Full, state: State, move: Move) => Result<State, Refusal>;
  readonly isWon: (setup: Full, state: State) => boolean;
}

/** The line of a search, played as moves of its game. */
export interface Replay<State, Move> {
  /** The state after the moves played so far. */
  readonly state: () => State;
  /** Plays a move. Throws if the rules refuse it: that would be a bug of the search. */
  readonly play: (move: Move) => void;
  /** All moves played so far. */
  readonly line: () => readonly Move[];
  /** All moves played. Throws if they do not end in a win: that would be a bug of the search. */
  readonly finish: () => readonly Move[];
}

export function replay<Full, State, Move>(
  { apply, isWon }: Rules<Full, State, Move>,
  setup: Full,
  start: State,
): Replay<State, Move> {
  const line: Move[] = [];
  let state = start;
  return {
    state: () => state,
    line: () => line,
    play: (move) => {
      const next = apply(setup, state, move);
      if (!next.ok)
        throw new Error(
          `the solver's line is wrong: ${JSON.stringify(move)}: ${next.error.reason}`,
        );
      state = next.value;
      line.push(move);
    },
    finish: () => {
      if (!isWon(setup, state)) throw new Error("the solver's line does not end in a win");
      return line;
    },
  };
}
