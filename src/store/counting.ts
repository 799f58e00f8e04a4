import { resultOf } from '../engine/game';
import { present } from '../engine/history';
import { gameOf } from '../games';
import type { Records } from './records';
import type { PlayedGame } from './savedGame';

/** The game with the result it has reached, if any. A win stays a win. */
export function withResult(game: PlayedGame): PlayedGame {
  const reached = resultOf(gameOf(game.id).status(present(game.history)));
  const isNews = reached !== undefined && game.result !== 'won' && game.result !== reached;
  return isNews ? { ...game, result: reached } : game;
}

/** Counts the start, the result and the guess that a saved change of a deal has decided. */
export function countChange(records: Records, before: PlayedGame, after: PlayedGame): void {
  const { id, history, result, guess } = after;
  const isBegun = history.steps.length > 0 || result !== undefined;
  const wasBegun = before.history.steps.length > 0 || before.result !== undefined;
  if (isBegun && !wasBegun) records.countStart(id);
  if (result === undefined || result === before.result) return;
  records.countResult(id, before.result, result, history.cursor);
  // Where cards are selected, the guess was counted when it was made.
  if (guess !== undefined && gameOf(id).input === 'step') records.countGuess(guess === result);
}
