import type { IDBPObjectStore } from 'idb';
import type { AsideText, KeptAside } from './archive';
import { isMoment } from './checkGame';
import type { ArchiveSchema, StoreName } from './database';

type AsideStore<Mode extends IDBTransactionMode> = IDBPObjectStore<
  ArchiveSchema,
  StoreName[],
  'aside',
  Mode
>;

/** What was put aside, also where the note about it is damaged itself. */
export async function readAsides<Mode extends IDBTransactionMode>(
  store: AsideStore<Mode>,
): Promise<readonly KeptAside[]> {
  const [ids, rows]: readonly [readonly number[], readonly unknown[]] = await Promise.all([
    store.getAllKeys(),
    store.getAll(),
  ]);
  return rows.map((row, i) => ({
    ...(parseAside(row) ?? { key: 'aside', why: 'it is damaged', at: 0, text: inText(row) }),
    id: ids[i] as number,
  }));
}

/** A stored value or an entry of a backup as a text that was put aside; undefined if it is none. */
export function parseAside(value: unknown): AsideText | undefined {
  const { key, why, at, text } = (value ?? {}) as Partial<Record<keyof AsideText, unknown>>;
  if (typeof key !== 'string' || typeof why !== 'string' || typeof text !== 'string') {
    return undefined;
  }
  return { key, why, at: isMoment(at) ? at : 0, text };
}

/** Keeps a text that was put aside. One that is there already stays once, with the earlier note. */
export async function addAside(
  store: AsideStore<'readwrite'>,
  { key, why, at, text }: AsideText,
): Promise<void> {
  const kept = (await readAsides(store)).find((each) => each.key === key && each.text === text);
  if (!kept) await store.add({ key, why, at, text });
  else if (at < kept.at || (at === kept.at && why < kept.why)) {
    await store.put({ key, why, at, text }, kept.id);
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
