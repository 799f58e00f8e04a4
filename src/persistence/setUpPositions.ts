import type { VariantId } from '../games/index';
import { KEYS } from './keys';
import type { SafeStorage } from './safeStorage';
import { recentValues } from './storedJson';

/** How many games’ positions are remembered, the last changed first. */
const MAX_POSITIONS = 20;

const positionsIn = (storage: SafeStorage) =>
  recentValues(storage, KEYS.positions, 'positions', MAX_POSITIONS);

/** The code of the position of a game that was set up last; empty if none is remembered. */
export function setUpPosition(storage: SafeStorage, game: VariantId): string {
  const code = positionsIn(storage).get(game);
  return typeof code === 'string' ? code : '';
}

/** Remembers the code of a position that is being set up; an empty one forgets the one before. */
export function keepSetUpPosition(storage: SafeStorage, game: VariantId, code: string): void {
  if (code !== setUpPosition(storage, game))
    positionsIn(storage).set(game, code === '' ? undefined : code);
}
