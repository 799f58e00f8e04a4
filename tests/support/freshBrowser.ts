import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createDatabase } from '../../src/persistence/database';
import { createJournal } from '../../src/persistence/journal';
import { createSafeStorage } from '../../src/persistence/safeStorage';
import { fakeStorage } from './storage';

/** A browser without any data, and what keeps games in it. */
export function freshBrowser(now: () => number) {
  globalThis.indexedDB = new IDBFactory();
  const local = fakeStorage();
  const storage = createSafeStorage(local);
  const database = createDatabase(now, () => {});
  return { local, storage, journal: createJournal(storage), database, now };
}
