import { t } from '@lingui/core/macro';
import { listSteps } from '../../engine/steps';
import { gameOf } from '../../games/index';
import type { TableGame } from '../../store/game/table';

/** Commands listed at most. */
const MAX_COMMANDS = 100;

/** A change of the game as the console prints it. */
interface PrintedChange {
  readonly text: string;
  /** True if only the cursor moves. */
  readonly isWalk: boolean;
}

/** The console command that turns one game into the other, or undefined if the position is the same. */
export function formatChange(
  before: TableGame | undefined,
  now: TableGame | undefined,
): PrintedChange | undefined {
  if (!now || !before || now.history === before.history) return undefined;
  const { variant, deal } = now.record;
  if (variant !== before.record.variant || deal !== before.record.deal)
    return { text: `> n ${deal}`, isWalk: false };
  const { steps, cursor } = now.history;
  const from = before.history.cursor;
  if (steps === before.history.steps)
    return { text: WALKS[cursor - from] ?? formatWalk(cursor), isWalk: true };
  const game = gameOf(variant);
  const listed = listSteps(steps, from, Math.min(cursor, from + MAX_COMMANDS));
  const commands = listed.map(({ move }) => game.text.formatMove(move));
  const more = cursor - from - commands.length;
  // Moves added after the present position change nothing yet.
  if (commands.length === 0) return undefined;
  const text = [...commands, ...(more > 0 ? [t`… and ${more} more`] : [])].join(' · ');
  return { text: `> ${text}`, isWalk: false };
}

/** The commands for one step forward or back. */
const WALKS: Readonly<Record<number, string>> = { 1: '> y', [-1]: '> z' };

/** A step of any length to a cursor. */
export const formatWalk = (cursor: number): string => (cursor === 0 ? '> r' : t`→ move ${cursor}`);
