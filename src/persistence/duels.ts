import { plural } from '@lingui/core/macro';
import { isCount } from '../engine/json';
import type { VariantDeal } from '../games/index';
import { formatTime } from '../locales/format';
import { KEYS } from './keys';
import type { SafeStorage } from './safeStorage';
import { recentValues } from './storedJson';

/** A won game that a player wants to beat; `seconds` is 0 if its time is unknown. */
export interface Rival {
  readonly moves: number;
  readonly seconds: number;
}

/** `87 moves · 3:12` */
export function formatRival({ moves: count, seconds }: Rival): string {
  const inMoves = plural(count, { one: '# move', other: '# moves' });
  return seconds > 0 ? `${inMoves} · ${formatTime(seconds)}` : inMoves;
}

/** How many duels are remembered, the newest first. */
const MAX_DUELS = 50;

const nameOf = ({ variant, deal }: VariantDeal): string => `${variant} ${deal}`;

const duelsIn = (storage: SafeStorage) => recentValues(storage, KEYS.duels, 'duels', MAX_DUELS);

/** The game to beat in a deal; undefined without a challenge. */
export function rivalOf(storage: SafeStorage, deal: VariantDeal): Rival | undefined {
  const { moves, seconds } = Object(duelsIn(storage).get(nameOf(deal)));
  return isCount(moves) && moves > 0 && isCount(seconds) ? { moves, seconds } : undefined;
}

/** Remembers the game to beat in a deal. */
export function acceptDuel(
  storage: SafeStorage,
  deal: VariantDeal,
  { moves, seconds }: Rival,
): void {
  duelsIn(storage).set(nameOf(deal), { moves, seconds });
}
