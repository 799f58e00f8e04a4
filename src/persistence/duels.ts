import type { DealId } from '../engine/dealId';
import { isCount, isJsonObject, parseJsonObject } from '../engine/json';
import type { VariantId } from '../games/index';
import { KEYS } from './keys';
import type { GameFacts } from './record';
import type { SafeStorage } from './safeStorage';

/** A won game that a player wants to beat. Without its time, 0 seconds. */
export interface Rival {
  readonly moves: number;
  readonly seconds: number;
}

/** How many duels are remembered, the newest first. */
const MAX_DUELS = 50;

function read(storage: SafeStorage): Readonly<Record<string, unknown>> {
  const value = parseJsonObject(storage.read(KEYS.duels) ?? '');
  return value?.version === 1 && isJsonObject(value.duels) ? value.duels : {};
}

const nameOf = (variant: VariantId, deal: DealId): string => `${variant} ${deal}`;

/** What is to beat in a deal; undefined if nobody has asked the player to. */
export function rivalOf(
  storage: SafeStorage,
  { variant, deal }: Pick<GameFacts, 'variant' | 'deal'>,
): Rival | undefined {
  const { moves, seconds } = Object(read(storage)[nameOf(variant, deal)]);
  return isCount(moves) && moves > 0 && isCount(seconds) ? { moves, seconds } : undefined;
}

/** Remembers what is to beat in a deal. */
export function acceptDuel(
  storage: SafeStorage,
  { variant, deal }: Pick<GameFacts, 'variant' | 'deal'>,
  { moves, seconds }: Rival,
): void {
  const name = nameOf(variant, deal);
  const others = Object.entries(read(storage)).filter(([each]) => each !== name);
  const duels = Object.fromEntries([[name, { moves, seconds }], ...others].slice(0, MAX_DUELS));
  storage.write(KEYS.duels, JSON.stringify({ version: 1, duels }));
}
