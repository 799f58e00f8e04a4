import { loadGame } from '../games/load';
import type { GameDatabase } from './database';
import { fromEarlier } from './fromEarlier';
import { type Journal, OVERTAKEN } from './journal';
import { formatRecord, newerOf, replayRecord } from './record';
import type { SafeStorage } from './safeStorage';

export { createDatabase } from './database';

/** What is brought into the database, and from where. */
export interface Collection {
  readonly storage: SafeStorage;
  readonly journal: Journal;
  readonly database: GameDatabase;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Brings into the database what earlier versions have stored, and what the journal alone has. Nothing is removed elsewhere before
 * the database has it; done again, it changes nothing. Returns how many texts could not be read. Fails if the database does.
 */
export async function collect(from: Collection): Promise<number> {
  await fromEarlier(from);
  await mergeJournal(from);
  return moveDamaged(from);
}

/** Merges each state of the journal that the database does not have, and drops those of which it has a newer one. */
export async function mergeJournal({
  journal,
  database,
}: Pick<Collection, 'journal' | 'database'>): Promise<void> {
  const records = journal.records();
  const stored = await database.records(records.map(({ id }) => id));
  const rows = new Map(stored.map((row) => [row.id, row]));
  for (const record of records) {
    const row = rows.get(record.id);
    if (row && row.revision > record.revision && newerOf(row, record) === row) {
      const isPlayedOn = (journal.read(record.id)?.revision ?? 0) > record.revision;
      if (!isPlayedOn) journal.drop([record.id]);
    } else if (row && formatRecord(row) === formatRecord(record)) journal.confirm(record);
    else {
      await loadGame(record.variant);
      const played = replayRecord(record);
      if (!played.ok) journal.quarantine(record, played.error);
      else if ((await database.merge([record])).newerHere > 0)
        journal.quarantine(record, OVERTAKEN);
      else journal.confirm(record);
    }
  }
}

/** Moves the texts that cannot be read to the database’s quarantine. Returns how many. */
async function moveDamaged({ storage, journal, database, now }: Collection): Promise<number> {
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
