import { IDBFactory } from 'fake-indexeddb';
import type { DealId } from '../../src/engine/dealId';
import type { VariantId } from '../../src/games/index';
import type { GameSource } from '../../src/store/findGame';
import { createStores, type Environment, type Stores } from '../../src/store/stores';
import { fakeStorage } from './storage';
import 'fake-indexeddb/auto';

let ids = 0;

/** Stores over a browser of their own, where nothing has been played; over another’s storage also its database. */
export function testStores(changes: Partial<Environment> = {}): Stores {
  if (!changes.local) globalThis.indexedDB = new IDBFactory();
  return createStores({
    local: fakeStorage(),
    tab: fakeStorage(),
    locks: undefined,
    now: () => 0,
    randomDeal: () => '7',
    newId: () => `game-${++ids}`,
    ...changes,
  });
}

/** A random deal that the solver has proved winnable. */
export const winnableDeal = (variant: VariantId, deal: DealId): GameSource => ({
  kind: 'deal',
  variant,
  deal,
  facts: { source: 'random', winnable: true },
});
