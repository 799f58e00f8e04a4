import { listSteps } from '../../engine/steps';
import { gameOf } from '../../games/index';
import type { PlayedGame } from '../../store/savedGame';

/** The most commands that are listed. */
const MAX_COMMANDS = 100;

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
    return list(Math.abs(cursor - from), () => command);
  }
  const game = gameOf(now.id);
  const added = listSteps(steps, from, cursor);
  return list(added.length, (i) => game.formatMove(added[i]?.move));
}

/** So many commands with dots between; of very many only the first. */
function list(count: number, commandAt: (index: number) => string): string {
  const listed = Array.from({ length: Math.min(count, MAX_COMMANDS) }, (_, i) => commandAt(i));
  const more = count - listed.length;
  return [...listed, ...(more > 0 ? [`… and ${more} more`] : [])].join(' · ');
}
