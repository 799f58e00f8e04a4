import { resultOf } from '../engine/game';
import { present } from '../engine/history';
import { gameOf } from '../games';
import type { Records } from './records';
import type { PlayedGame } from './savedGame';

/** Counts the start and the result a change brings, and whether the guess was right; returns the game with its result. */
export function recordResult(records: Records, before: PlayedGame, after: PlayedGame): PlayedGame {
  const { id, history, result, guess } = after;
  const game = gameOf(id);
  const now = resultOf(game.status(present(history)));
  const played = history.steps.length > 0 || now !== undefined;
  if (before.history.steps.length === 0 && played && result === undefined) records.countStart(id);
  if (now === undefined || result === 'won' || result === now) return after;
  records.countResult(id, result, now, history.cursor);
  if (guess !== undefined && game.input === 'step') records.countGuess(guess === now);
  return { ...after, result: now };
}
