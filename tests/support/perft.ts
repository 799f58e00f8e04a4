import type { Result } from '../../src/engine/result';

/** The rules that lines of moves are counted by. */
interface CountedRules<State, Move> {
  readonly legalMoves: (state: State) => readonly Move[];
  readonly apply: (state: State, move: Move) => Result<State, unknown>;
}

/** Perft: the number of lines of `depth` legal moves from a state. Throws if a legal move is refused. */
export function perft<State, Move>(
  rules: CountedRules<State, Move>,
  state: State,
  depth: number,
): number {
  if (depth === 0) return 1;
  return rules.legalMoves(state).reduce((lines, move) => {
    const next = rules.apply(state, move);
    if (!next.ok) throw new Error(`a legal move was refused: ${JSON.stringify(move)}`);
    return lines + perft(rules, next.value, depth - 1);
  }, 0);
}
