import { autoplayTo, createLoopDetector, nextMove } from './autoplay';
import type { AnyGame, Game, GameResult } from './game';
import { type AnyHistory, newHistory } from './history';
import { listSteps } from './steps';

/** A deal played to its end by the automatic player. */
export const playOut = (game: AnyGame, initial: unknown): AnyHistory =>
  autoplayTo(game, newHistory(initial), Number.POSITIVE_INFINITY);

/** How a game ends from a state if the automatic player plays it out. */
export function autoplayResult<State, Move>(game: Game<State, Move>, start: State): GameResult {
  let state = start;
  for (const isLoop = createLoopDetector(); !isLoop(state); ) {
    const move = nextMove(game, state);
    const next = move === undefined ? undefined : game.rules.apply(state, move);
    if (!next?.ok) break;
    state = next.value;
  }
  return game.rules.status(state) === 'won' ? 'won' : 'lost';
}

/** The transcript of a game so far, one block for each step; block 0 is the intro before the first move. */
export function transcriptOf(game: AnyGame, history: AnyHistory): readonly (readonly string[])[] {
  const { printing } = game;
  if (!printing) return [];
  let before = history.initial;
  const blocks = listSteps(history.steps).map(({ move, state }) => {
    const lines = printing.step(before, move, state);
    before = state;
    return lines;
  });
  return [printing.intro(history.initial), ...blocks];
}
