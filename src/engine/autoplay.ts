import { type AnyGame, type Game, type GameResult, hasChoice } from './game';
import { type AnyHistory, type History, jump, newHistory, play, present } from './history';

/** The most moves that a program plays in one game. */
export const MAX_AUTOPLAY_MOVES = 5_000;

/** Makes a test that is true for a position that it has seen before, or after 5,000 positions. */
function createLoopDetector(): (state: unknown) => boolean {
  const seen = new Set<string>();
  return (state) => {
    const known = seen.size;
    return seen.add(JSON.stringify(state)).size === known || known === MAX_AUTOPLAY_MOVES;
  };
}

/**
 * The history at a cursor. If the cursor is beyond the last move, the automatic player plays the hints, or who else chooses the
 * moves plays on, until it is reached, no move is chosen, a position repeats, or 5,000 moves were played.
 */
export function autoplayTo<State, Move>(
  game: Game<State, Move>,
  history: History<State, Move>,
  cursor: number,
  choose: (state: State) => Move | undefined = (state) => game.advice?.hint?.(state),
): History<State, Move> {
  let reached = jump(history, cursor);
  const isLoop = createLoopDetector();
  while (reached.cursor < cursor && !isLoop(present(reached))) {
    const move = choose(present(reached));
    const next = move === undefined ? undefined : play(game, reached, move);
    if (!next?.ok) return reached;
    reached = next.value;
  }
  return reached;
}

/** True if a step follows: one that was made before, or one of the automatic player, where no choice changes the end. */
export const hasNextStep = <State, Move>(
  game: Game<State, Move>,
  history: History<State, Move>,
): boolean =>
  history.cursor < history.steps.length ||
  (!hasChoice(game) && game.rules.status(present(history)) === 'playing');

/** A deal played to its end by the automatic player, or by another who chooses the moves; see `autoplayTo`. */
export const playOut = <State, Move>(
  game: Game<State, Move>,
  initial: State,
  choose?: (state: State) => Move | undefined,
): History<State, Move> => autoplayTo(game, newHistory(initial), Number.POSITIVE_INFINITY, choose);

/** How a game ends from a state if the automatic player plays it out. */
export const autoplayResult = <State, Move>(game: Game<State, Move>, start: State): GameResult =>
  game.rules.status(present(playOut(game, start))) === 'won' ? 'won' : 'lost';

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
