import type { Result } from '../../src/engine/result';
import type { LayoutState } from '../../src/games/layouts/board';
import type { FullLayout } from '../../src/games/layouts/layout';
import * as layouts from '../../src/games/layouts/rules';
import type { FullRemoval } from '../../src/games/removals/removal';
import * as removals from '../../src/games/removals/rules';
import { isWon, type RemovalState } from '../../src/games/removals/state';

type PlainVerdict = 'winnable' | 'unwinnable';

interface PlainGame<State, Move> {
  readonly isWon: (state: State) => boolean;
  readonly legalMoves: (state: State) => Iterable<Move>;
  readonly apply: (state: State, move: Move) => Result<State, { readonly reason: string }>;
  /** Equal for positions with the same continuations. */
  readonly keyOf: (state: State) => string;
}

/**
 * Whether a position can be won, by a search that tries every legal move and leaves nothing out. Undefined if there are more
 * than `max` positions.
 */
function plainVerdict<State, Move>(
  game: PlainGame<State, Move>,
  start: State,
  max: number,
): PlainVerdict | undefined {
  const seen = new Set([game.keyOf(start)]);
  const open = [start];
  for (let state = open.pop(); state; state = open.pop()) {
    if (game.isWon(state)) return 'winnable';
    for (const move of game.legalMoves(state)) {
      const next = game.apply(state, move);
      if (!next.ok) throw new Error(next.error.reason);
      const key = game.keyOf(next.value);
      if (seen.has(key)) continue;
      if (seen.size >= max) return undefined;
      seen.add(key);
      open.push(next.value);
    }
  }
  return 'unwinnable';
}

/** `plainVerdict` of a game of columns and foundations. */
export const plainLayoutVerdict = (
  setup: FullLayout,
  start: LayoutState,
  max: number,
): PlainVerdict | undefined =>
  plainVerdict(
    {
      isWon: (state) => layouts.isWon(setup, state),
      legalMoves: (state) => layouts.legalMoves(setup, state),
      apply: (state, move) => layouts.apply(setup, state, move),
      keyOf: (state) => JSON.stringify(state),
    },
    start,
    max,
  );

/** The verdict on a game of removal, by the same search. */
export function plainRemovalVerdict(setup: FullRemoval, start: RemovalState): PlainVerdict {
  const verdict = plainVerdict(
    {
      isWon: (state) => isWon(setup, state),
      legalMoves: (state) => removals.legalMoves(setup, state),
      apply: (state, move) => removals.apply(setup, state, move),
      keyOf: ({ discard: _, ...left }) => JSON.stringify(left),
    },
    start,
    Number.POSITIVE_INFINITY,
  );
  if (!verdict) throw new Error('a search without a limit has an end');
  return verdict;
}
