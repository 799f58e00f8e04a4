import { readRows, type Transaction } from './openDatabase';
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

/** Adds an entry. One with the same key and text stays once, with the earlier note. */
export async function addToQuarantine(
  transaction: Transaction,
  { key, why, at, text }: QuarantineEntry,
): Promise<void> {
  const store = transaction.objectStore('quarantine');
  const rows = await readRows(store.index('key'), key);
  const [id, known] = rows.find(([, row]) => parseQuarantined(row)?.text === text) ?? [];
  const before = parseQuarantined(known);
  if (!before || at < before.at || (at === before.at && why < before.why)) {
    await store.put({ key, why, at, text }, id);
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
