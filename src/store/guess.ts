import type { GameResult } from '../engine/game';
import { ok } from '../engine/result';
import { gameOf } from '../games';
import type { PlayedGame } from './savedGame';
import { refuse, type Transition } from './transition';

/** Notes the player’s guess of how the deal will end. Where cards are selected, it is checked at once. */
export function guessResult(current: PlayedGame, guess: GameResult): Transition {
  const { id, history, result } = current;
  const { fate, input } = gameOf(id);
  if (!fate || current.guess || result || history.steps.length > 0)
    return refuse('A guess comes before the first move.');
  return ok({
    game: { ...current, guess },
    text: `Your guess: ${guess}.`,
    ...(input === 'select' && { guessedRight: fate(history.initial) === guess }),
  });
}
