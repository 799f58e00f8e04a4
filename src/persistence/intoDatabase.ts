import type { GameDatabase } from './database';
import type { Journal } from './journal';
import { LOCKS } from './keys';
import { newestFirst, replayRecord } from './record';
import type { SafeStorage } from './safeStorage';

export { createDatabase } from './database';

/** The database, and what it is filled from. */
export interface Sources {
  readonly storage: SafeStorage;
  readonly journal: Journal;
  readonly database: GameDatabase;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** True for a game that this page has played on, and stores itself. */
  readonly isWaiting?: (id: string) => boolean;
}

/**
 * Moves into the database what only the journal has. Nothing is removed elsewhere before the database has it, and a second run
 * changes nothing. `onNewer` receives the ids of games of which the database has a newer state. Returns how many texts could not
 * be read. Rejects if the database fails.
 */
export async function moveIntoDatabase(
  from: Sources,
  onNewer?: (id: string) => void,
): Promise<number> {
  await mergeJournal(from, onNewer);
  return moveDamagedTexts(from);
}

/** Merges the journal into the database and drops what the database has. */
export async function mergeJournal(
  { journal, database, isWaiting }: Pick<Sources, 'journal' | 'database' | 'isWaiting'>,
  onNewer?: (id: string) => void,
): Promise<void> {
  // The last one stored counts as the last that was played.
  const found = journal.records().toSorted(newestFirst).reverse();
  const records = found.filter((record) => {
    if (isWaiting?.(record.id)) return false;
    const played = replayRecord(record);
    if (!played.ok) journal.quarantine(record, played.error);
    return played.ok;
  });
  const stored = await database.store(records);
  for (const [i, record] of records.entries()) {
    if (stored[i]?.isNow) journal.confirm(record);
    else {
      journal.forget(record);
      onNewer?.(record.id);
    }
  }
}

/** Moves texts that wait for quarantine to the database. Returns how many of them could not be read. */
async function moveDamagedTexts({ storage, journal, database, now }: Sources): Promise<number> {
  const found = [...journal.damaged()].map(([place, text]) => ({
    place,
    stored: storage.read(place),
    entry: { ...text, at: now() },
  }));
  if (found.length === 0) return 0;
  await database.quarantine(found.map(({ entry }) => entry));
  for (const { place, stored } of found) if (storage.read(place) === stored) storage.remove(place);
  return found.length;
}

/** Runs a task in one tab at a time, if the browser grants locks; in a sandbox it does not. */
export async function inOneTab(task: () => Promise<void>): Promise<void> {
  let hasBegun = false;
  const once = (): Promise<void> => {
    hasBegun = true;
    return task();
  };
  try {
    await navigator.locks.request(LOCKS.moving, once);
  } catch (error) {
    if (hasBegun) throw error;
    await task();
  }
}
