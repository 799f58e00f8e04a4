import { plural } from '@lingui/core/macro';
import type { Rival } from '../../persistence/duels';
import { formatTime } from './formatTime';

/** `87 moves · 3:12` */
export function formatRival({ moves: count, seconds }: Rival): string {
  const inMoves = plural(count, { one: '# move', other: '# moves' });
  return seconds > 0 ? `${inMoves} · ${formatTime(seconds)}` : inMoves;
}
