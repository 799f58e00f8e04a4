import type { AnyGame, Game, GameResult } from './game';
import { type AnyHistory, jump, newHistory, play, present } from './history';
import { listSteps } from './steps';

/**
 * The history at a cursor. If the cursor lies beyond what was played, the automatic player plays on until
 * it is reached or the game is over.
 */
export function autoplayTo(game: AnyGame, history: AnyHistory, cursor: number): AnyHistory {
  let reached = jump(history, cursor);
  while (reached.cursor < cursor) {
    const move = game.advice?.hint?.(present(reached));
    const next = move === undefined ? undefined : play(game, reached, move);
    if (!next?.ok) return reached;
    reached = next.value;
  }
  return reached;
}

/** A history with more moves after its cursor, as far as they are legal; the cursor stays. */
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

/** A deal played to its end by the automatic player. */
export const playOut = (game: AnyGame, initial: unknown): AnyHistory =>
  autoplayTo(game, newHistory(initial), Number.POSITIVE_INFINITY);

/** How a game ends from a state if the automatic player plays it out. */
export function autoplayResult<State, Move>(game: Game<State, Move>, start: State): GameResult {
  let state = start;
  for (;;) {
    const move = game.advice?.hint?.(state);
    const next = move === undefined ? undefined : game.rules.apply(state, move);
    if (!next?.ok) return game.rules.status(state) === 'won' ? 'won' : 'lost';
    state = next.value;
  }
}

/** The transcript of a game so far, one block for each step; block 0 is the intro before the first move. */
export function transcriptOf(game: AnyGame, history: AnyHistory): readonly (readonly string[])[] {
  const { transcript } = game.text;
  if (!transcript) return [];
  let before = history.initial;
  const blocks = listSteps(history.steps).map(({ move, state }) => {
    const lines = transcript.step(before, move, state);
    before = state;
    return lines;
  });
  return [transcript.intro(history.initial), ...blocks];
}
