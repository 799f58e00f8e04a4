import type { GameDatabase } from './database';
import { type Journal, OVERTAKEN } from './journal';
import { byId, compareStates, type GameRecord, newestFirst, replayRecord } from './record';
import type { SafeStorage } from './safeStorage';

export { createDatabase } from './database';

/** The lock of the one tab that moves games into the database. */
const MOVING = 'patience/collect';

/** The database, and what it is filled from. */
export interface Sources {
  readonly storage: SafeStorage;
  readonly journal: Journal;
  readonly database: GameDatabase;
  /** Milliseconds since 1970. */
  readonly now: () => number;
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
  { journal, database }: Pick<Sources, 'journal' | 'database'>,
  onNewer?: (id: string) => void,
): Promise<void> {
  // The last one stored counts as the last that was played.
  const records = journal.records().toSorted(newestFirst).reverse();
  const rows = byId(await database.records(records.map(({ id }) => id)));
  const missing: GameRecord[] = [];
  for (const record of records) {
    const row = rows.get(record.id);
    const order = row ? compareStates(row, record) : -1;
    if (row && (order === 0 || (order > 0 && row.revision > record.revision))) {
      journal.confirm(row);
      if (order > 0) onNewer?.(record.id);
      continue;
    }
    const played = replayRecord(record);
    if (played.ok) missing.push(record);
    // A page that showed it may have moved it to quarantine by now.
    else if (journal.read(record.id)) journal.quarantine(record, played.error);
  }
  const outcomes = missing.length > 0 ? await database.store(missing) : [];
  for (const [i, record] of missing.entries()) {
    if (outcomes[i] === 'newerHere') journal.quarantine(record, OVERTAKEN);
    else journal.confirm(record);
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
  return found.filter(({ entry }) => entry.why !== OVERTAKEN).length;
}

/** Runs a task in one tab at a time, if the browser grants locks; in a sandbox it does not. */
export async function inOneTab(task: () => Promise<void>): Promise<void> {
  let hasBegun = false;
  const once = (): Promise<void> => {
    hasBegun = true;
    return task();
  };
  try {
    await navigator.locks.request(MOVING, once);
  } catch (error) {
    if (hasBegun) throw error;
    await task();
  }
}
