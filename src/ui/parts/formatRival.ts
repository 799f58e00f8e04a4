import { plural } from '@lingui/core/macro';
import { formatTime } from '../../locales/format';
import type { Rival } from '../../persistence/duels';

/** `87 moves · 3:12` */
export function formatRival({ moves: count, seconds }: Rival): string {
  const inMoves = plural(count, { one: '# move', other: '# moves' });
  return seconds > 0 ? `${inMoves} · ${formatTime(seconds)}` : inMoves;
}
