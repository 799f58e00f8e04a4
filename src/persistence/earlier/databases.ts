import { deleteDB, type IDBPDatabase, openDB } from 'idb';

/** The databases of version 1: games, and verdicts that can be found again. */
export const EARLIER_ARCHIVE = 'patience';
export const EARLIER_VERDICTS = 'patience-verdicts';

/** Opens a database if it is there; it is not made. */
export async function openEarlier(name: string): Promise<IDBPDatabase | undefined> {
  const known = await indexedDB.databases?.();
  if (known && !known.some((each) => each.name === name)) return undefined;
  try {
    return await openDB(name, undefined, {
      upgrade: (_database, version, _new, transaction) => {
        if (version === 0) transaction.abort();
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

/** A store’s values in portions of at most so many, each with its key; none if there is no such store. */
export async function* earlierRows(
  database: IDBPDatabase,
  store: string,
  size: number,
): AsyncGenerator<readonly (readonly [key: IDBValidKey, value: unknown])[], void> {
  if (!database.objectStoreNames.contains(store)) return;
  let range: IDBKeyRange | null = null;
  for (;;) {
    const from = database.transaction(store).store;
    const [keys, values]: [readonly IDBValidKey[], readonly unknown[]] = await Promise.all([
      from.getAllKeys(range, size),
      from.getAll(range, size),
    ]);
    const last = keys.at(-1);
    if (last === undefined) return;
    yield keys.map((key, i) => [key, values[i]]);
    range = IDBKeyRange.lowerBound(last, true);
  }
}

/** Deletes a database, as soon as no tab uses it; that is not waited for. */
export const deleteEarlier = (name: string): Promise<void> =>
  new Promise((resolve) => {
    deleteDB(name, { blocked: () => resolve() }).then(resolve, () => resolve());
  });
