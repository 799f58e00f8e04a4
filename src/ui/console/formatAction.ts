import { t } from '@lingui/core/macro';
import { listSteps } from '../../engine/steps';
import { gameOf } from '../../games/index';
import { type Change, hasMoved, type TableGame } from '../../store/game/table';

const MAX_COMMANDS = 100;

/** What was done, as the console prints it. */
interface PrintedAction {
  readonly text: string;
  /** True if only the cursor moved. */
  readonly isWalk: boolean;
}

/** The console command for what was done; undefined if no card moved. */
export function formatAction(change: Change): PrintedAction | undefined {
  const { action, before, after, playedFrom } = change;
  if (!before || !after || !hasMoved(change)) return undefined;
  const from = before.history.cursor;
  const { cursor } = after.history;
  const { variant, deal } = after.record;
  switch (action.type) {
    case 'undo':
    case 'redo':
    case 'jump':
      return { text: STEPS[cursor - from] ?? formatWalk(cursor), isWalk: true };
    case 'restart':
    case 'reload':
      return { text: formatWalk(cursor), isWalk: false };
    case 'open':
      return variant === before.record.variant && deal === before.record.deal
        ? printed(movesFrom(after, 0))
        : printed([`n ${deal}`]);
    default:
      // A double-click takes its first click back.
      return playedFrom === undefined
        ? undefined
        : printed([...Array(from - playedFrom).fill('z'), ...movesFrom(after, playedFrom)]);
  }
}

const printed = (commands: readonly string[]): PrintedAction | undefined =>
  commands.length === 0 ? undefined : { text: `> ${commands.join(' · ')}`, isWalk: false };

/** The moves from a cursor to the present, as they are typed. */
function movesFrom({ record, history }: TableGame, from: number): readonly string[] {
  const { text } = gameOf(record.variant);
  const { steps, cursor } = history;
  const listed = listSteps(steps, from, Math.min(cursor, from + MAX_COMMANDS));
  const more = cursor - from - listed.length;
  const moves = listed.map(({ move }) => text.formatMove(move));
  return more > 0 ? [...moves, t`… and ${more} more`] : moves;
}

/** The commands for one step forward or back. */
const STEPS: Readonly<Record<number, string>> = { 1: '> y', [-1]: '> z' };

/** A step of any length to a cursor. */
export const formatWalk = (cursor: number): string => (cursor === 0 ? '> r' : t`→ move ${cursor}`);
