import type { AnyGame, Game } from './game';
import { type AnyHistory, jump, play, present } from './history';

/** The most moves that a program plays in one game. */
export const MAX_AUTOPLAY_MOVES = 5_000;

/** The automatic player’s move: the game’s only move, else its hint; nothing if there is none. */
export const nextMove = <State, Move>(
  { stepping, advice }: Game<State, Move>,
  state: State,
): Move | undefined => stepping?.move ?? advice?.hint?.(state);

/** Makes a test that is true for a position that it has seen before, or after 5,000 positions. */
export function createLoopDetector(): (state: unknown) => boolean {
  const seen = new Set<string>();
  return (state) => {
    const known = seen.size;
    return seen.add(JSON.stringify(state)).size === known || known === MAX_AUTOPLAY_MOVES;
  };
}

/**
 * The history at a cursor. If the cursor is beyond the last move, the automatic player plays on until it is reached, the
 * game is over, a position repeats, or 5,000 moves were played.
 */
export function autoplayTo(game: AnyGame, history: AnyHistory, cursor: number): AnyHistory {
  let reached = jump(history, cursor);
  const isLoop = createLoopDetector();
  while (reached.cursor < cursor && !isLoop(present(reached))) {
    const move = nextMove(game, present(reached));
    const next = move === undefined ? undefined : play(game, reached, move);
    if (!next?.ok) return reached;
    reached = next.value;
  }
  return reached;
}

/** Appends moves after the cursor, up to the first illegal one; the cursor stays. */
export function appendMoves(
  game: AnyGame,
  history: AnyHistory,
  moves: readonly unknown[],
): AnyHistory {
  let longer = history;
  for (const move of moves) {
    const next = play(game, longer, move);
    if (!next.ok) break;
    longer = next.value;
  }
  return jump(longer, history.cursor);
}
