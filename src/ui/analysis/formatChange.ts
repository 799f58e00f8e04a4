import { gameOf } from '../../games/index';
import type { PlayedGame } from '../../store/savedGame';

/** A change of the game as the console prints it. */
interface PrintedChange {
  readonly text: string;
  /** True if it only goes to another of the moves made. */
  readonly isWalk: boolean;
}

/** The console command that turns one game into the other, or undefined if the position is the same. */
export function formatChange(
  before: PlayedGame | undefined,
  now: PlayedGame | undefined,
): PrintedChange | undefined {
  if (!now || !before || now.history === before.history) return undefined;
  if (now.id !== before.id || now.deal !== before.deal)
    return { text: `> n ${now.deal}`, isWalk: false };
  const { steps, cursor } = now.history;
  const from = before.history.cursor;
  if (steps === before.history.steps)
    return { text: WALKS[cursor - from] ?? formatWalk(cursor), isWalk: true };
  const game = gameOf(now.id);
  const commands = steps.slice(from, cursor).map(({ move }) => game.formatMove(move));
  // A line put after the present changes nothing yet.
  return commands.length > 0 ? { text: `> ${commands.join(' · ')}`, isWalk: false } : undefined;
}

/** The commands that take one step, by its length. */
const WALKS: Readonly<Record<number, string>> = { 1: '> y', [-1]: '> z' };

/** A walk of any length. */
export const formatWalk = (cursor: number): string => (cursor === 0 ? '> r' : `→ move ${cursor}`);
