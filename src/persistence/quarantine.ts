import type { IDBPObjectStore } from 'idb';
import type { DatabaseSchema, StoreName } from './openDatabase';
import { isMoment } from './record';
import type { UnreadText } from './safeStorage';

/** What goes into quarantine: a stored text that could not be read, as it was. */
export interface QuarantineEntry extends UnreadText {
  /** When that was noticed, in milliseconds since 1970. */
  readonly at: number;
}

/** An entry of the quarantine. */
export interface Quarantined extends QuarantineEntry {
  readonly id: number;
}

type QuarantineStore<Mode extends IDBTransactionMode> = IDBPObjectStore<
  DatabaseSchema,
  StoreName[],
  'quarantine',
  Mode
>;

/** A stored value, or one of a backup, as an entry; undefined if it is none. */
export function parseQuarantined(value: unknown): QuarantineEntry | undefined {
  const { key, why, at, text } = (value ?? {}) as Partial<Record<keyof Quarantined, unknown>>;
  if (typeof key !== 'string' || typeof why !== 'string' || typeof text !== 'string') {
    return undefined;
  }
  return { key, why, at: isMoment(at) ? at : 0, text };
}

/** A stored value as an entry; one that is damaged itself as the text at this place. */
export const toEntry = (value: unknown, place: string): QuarantineEntry =>
  parseQuarantined(value) ?? { key: place, why: 'it is damaged', at: 0, text: inText(value) };

/** All entries, also those that are damaged themselves. */
export async function readQuarantine<Mode extends IDBTransactionMode>(
  store: QuarantineStore<Mode>,
): Promise<readonly Quarantined[]> {
  const [ids, rows]: readonly [readonly number[], readonly unknown[]] = await Promise.all([
    store.getAllKeys(),
    store.getAll(),
  ]);
  return rows.map((row, i) => ({
    ...toEntry(row, 'quarantine'),
    id: ids[i] as number,
  }));
}

/** Adds an entry. One with the same key and text stays once, with the earlier note. */
export async function addToQuarantine(
  store: QuarantineStore<'readwrite'>,
  entry: QuarantineEntry,
): Promise<void> {
  const { key, why, at, text } = entry;
  const index = store.index('key');
  const [ids, rows]: readonly [readonly number[], readonly unknown[]] = await Promise.all([
    index.getAllKeys(key),
    index.getAll(key),
  ]);
  const known = rows.map(parseQuarantined).findIndex((each) => each?.text === text);
  const before = parseQuarantined(rows[known]);
  if (!before) await store.add({ key, why, at, text });
  else if (at < before.at || (at === before.at && why < before.why)) {
    await store.put({ key, why, at, text }, ids[known]);
  }
}

/** A stored value as text, for people who want to mend it. */
export function inText(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value, plain) ?? String(value);
  } catch {
    return String(value);
  }
}

/** A value that JSON can have: a database can also have long integers. */
const plain = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value;
