import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStores, type Environment, type Stores } from '../../src/store/browser';
import { fakeStorage } from './storage';

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
