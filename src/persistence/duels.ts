import { isCount } from '../engine/json';
import type { VariantDeal } from '../games/index';
import { KEYS } from './keys';
import type { SafeStorage } from './safeStorage';
import { recentValues } from './storedJson';

/** A won game that a player wants to beat; `seconds` is 0 if its time is unknown. */
export interface Rival {
  readonly moves: number;
  readonly seconds: number;
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
