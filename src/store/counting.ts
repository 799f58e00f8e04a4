import { resultOf } from '../engine/game';
import { present } from '../engine/history';
import { gameOf } from '../games';
import type { Records } from './records';
import type { PlayedGame } from './savedGame';

/** The game with a new history; its start, its ends and the guess of its end entered in the records. */
export function withRecordedResult(
  records: Records,
  current: PlayedGame,
  history: PlayedGame['history'],
): PlayedGame {
  const { id, history: before, result, guess } = current;
  const game = gameOf(id);
  const now = resultOf(game.status(present(history)));
  const starts = before.steps.length === 0 && (history.steps.length > 0 || now !== undefined);
  if (starts && result === undefined) records.countStart(id);
  if (now === undefined || result === 'won' || result === now) return { ...current, history };
  records.countResult(id, result, now, history.cursor);
  if (guess !== undefined && game.input === 'step') records.countGuess(guess === now);
  return { ...current, history, result: now };
}
