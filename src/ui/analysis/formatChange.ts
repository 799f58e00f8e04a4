import { listSteps } from '../../engine/steps';
import { gameOf } from '../../games/index';
import type { PlayedGame } from '../../store/savedGame';

/** The console commands that turn one game into the other, or undefined if the history is the same. */
export function formatChange(
  before: PlayedGame | undefined,
  now: PlayedGame | undefined,
): string | undefined {
  if (!now || !before || now.history === before.history) return undefined;
  if (now.id !== before.id || now.deal !== before.deal) return `n ${now.deal}`;
  const { steps, cursor } = now.history;
  const from = before.history.cursor;
  if (steps === before.history.steps) {
    if (cursor === 0 && from > 1) return 'r';
    const command = cursor > from ? 'y' : 'z';
    return Array.from({ length: Math.abs(cursor - from) }, () => command).join(' · ');
  }
  const game = gameOf(now.id);
  return listSteps(steps, from, cursor)
    .map(({ move }) => game.formatMove(move))
    .join(' · ');
}
