import { resultOf } from '../engine/game';
import { present } from '../engine/history';
import { gameOf } from '../games';
import type { Records } from './records';
import type { PlayedGame } from './savedGame';

/** Counts a start, a result and a guess that a change decides. Returns the game with its result. */
export function recordResult(records: Records, before: PlayedGame, after: PlayedGame): PlayedGame {
  const { id, history, result, guess } = after;
  const game = gameOf(id);
  const reached = resultOf(game.status(present(history)));
  const begun = history.steps.length > 0 || reached !== undefined;
  if (before.history.steps.length === 0 && begun && result === undefined) records.countStart(id);
  if (reached === undefined || result === 'won' || result === reached) return after;
  records.countResult(id, result, reached, history.cursor);
  // Where cards are selected, the guess was counted when it was made.
  if (guess !== undefined && game.input === 'step') records.countGuess(guess === reached);
  return { ...after, result: reached };
}
