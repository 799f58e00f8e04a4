import type { AnyGame } from './game';
import { type AnyHistory, jump, newHistory, play, present } from './history';

/**
 * The history at a cursor. Beyond what was played the automatic player goes on, until the cursor is reached
 * or the game is over.
 */
export function autoplayTo(game: AnyGame, history: AnyHistory, cursor: number): AnyHistory {
  let at = jump(history, cursor);
  while (at.cursor < cursor) {
    const move = game.hint(present(at));
    const next = move === undefined ? undefined : play(game, at, move);
    if (!next?.ok) return at;
    at = next.value;
  }
  return at;
}

/** A history with more moves behind its cursor, as far as they are legal; the cursor stays. */
export function appendMoves(
  game: AnyGame,
  history: AnyHistory,
  moves: readonly unknown[],
): AnyHistory {
  let line = history;
  for (const move of moves) {
    const next = play(game, line, move);
    if (!next.ok) break;
    line = next.value;
  }
  return jump(line, history.cursor);
}

/** A deal played to its end by the automatic player. */
export const playOut = (game: AnyGame, initial: unknown): AnyHistory =>
  autoplayTo(game, newHistory(initial), Number.POSITIVE_INFINITY);

/** The text of a game so far, a block for each step: 0 is what stands before the first. */
export function transcriptOf(game: AnyGame, history: AnyHistory): readonly (readonly string[])[] {
  const { transcript } = game;
  if (!transcript) return [];
  let before = history.initial;
  const blocks = history.steps.map(({ move, state }) => {
    const lines = transcript.step(before, move, state);
    before = state;
    return lines;
  });
  return [transcript.intro(history.initial), ...blocks];
}
