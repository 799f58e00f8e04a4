import { plural } from '@lingui/core/macro';
import type { Rival } from '../../persistence/duels';

/** `7:05`: minutes and seconds. */
export const formatTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** `87 moves · 3:12` */
export function formatRival({ moves: count, seconds }: Rival): string {
  const inMoves = plural(count, { one: '# move', other: '# moves' });
  return seconds > 0 ? `${inMoves} · ${formatTime(seconds)}` : inMoves;
}
