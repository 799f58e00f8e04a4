import type { IDBPObjectStore } from 'idb';
import type { AsideText, KeptAside } from './archive';
import { inText, parseAside } from './asides';
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
