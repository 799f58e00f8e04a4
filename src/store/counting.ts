import { endOf } from '../engine/autoplay';
import { present } from '../engine/history';
import { gameOf } from '../games';
import type { Records } from './records';
import type { PlayedGame } from './savedGame';

/** The game with a new history; its start, its ends and the guess of its end entered in the records. */
export function counted(
  records: Records,
  current: PlayedGame,
  history: PlayedGame['history'],
): PlayedGame {
  const { id, history: before, outcome, guess } = current;
  const game = gameOf(id);
  const now = endOf(game.status(present(history)));
  const starts = before.steps.length === 0 && (history.steps.length > 0 || now !== undefined);
  if (starts && outcome === undefined) records.countStart(id);
  if (now === undefined || outcome === 'won' || outcome === now) return { ...current, history };
  records.countOutcome(id, outcome, now, history.cursor);
  if (guess !== undefined && game.input === 'step') records.countGuess(guess === now);
  return { ...current, history, outcome: now };
}
