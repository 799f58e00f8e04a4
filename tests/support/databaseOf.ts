import type { Page } from '@playwright/test';
import { parseJsonObject } from '../../src/engine/json';
import type { DatabaseSchema, StoreName } from '../../src/persistence/openDatabase';
import type { QuarantineEntry } from '../../src/persistence/quarantineEntries';
import { formatRecord, type GameRecord, parseRecord } from '../../src/persistence/record';

/** Everything the page’s database has in a store, read behind the page’s back. */
const rows = <Name extends StoreName>(
  page: Page,
  store: Name,
): Promise<readonly DatabaseSchema[Name]['value'][]> =>
  page
    .evaluate(
      (name) =>
        new Promise<readonly DatabaseSchema[Name]['value'][]>((resolve, reject) => {
          const request = indexedDB.open('patience-lab', 1);
          request.onerror = () => reject(request.error);
          // A database that is not there yet is not made here.
          request.onupgradeneeded = () => request.transaction?.abort();
          request.onsuccess = () => {
            const all = request.result.transaction(name).objectStore(name).getAll();
            all.onerror = () => reject(all.error);
            all.onsuccess = () => {
              request.result.close();
              resolve(all.result);
            };
          };
        }),
      store,
    )
    .catch(() => []);

/** The games of the page’s database, the first begun first; without rows that are none. */
export async function gamesIn(page: Page): Promise<readonly GameRecord[]> {
  const records = (await rows(page, 'games')).flatMap((row) => {
    const record = parseRecord(parseJsonObject(String(row)));
    return record.ok ? [record.value] : [];
  });
  return records.sort((a, b) => a.started - b.started);
}

/** What the page’s database has in quarantine. */
export const quarantineIn = (page: Page): Promise<readonly QuarantineEntry[]> =>
  rows(page, 'quarantine');

/** Puts records into the database of an open page, behind its back: it reads them when it is next loaded. */
export const putGames = (page: Page, records: readonly GameRecord[]): Promise<void> =>
  putRows(
    page,
    records.flatMap((record) => {
      const { id, variant, deal } = record;
      return [
        ['games', id, formatRecord(record)],
        ['deals', `${variant}/${deal}/${id}`, true],
      ] as const;
    }),
  );

/** Puts rows into stores of the database of an open page, each under a key. */
export const putRows = (
  page: Page,
  entries: readonly (readonly [store: StoreName, key: string | number, row: unknown])[],
): Promise<void> =>
  page.evaluate(async (all) => {
    const exists = async (): Promise<boolean> =>
      (await indexedDB.databases()).some(({ name, version }) => name === 'patience-lab' && version);
    while (!(await exists())) await new Promise((later) => setTimeout(later, 20));
    const open = indexedDB.open('patience-lab');
    await new Promise((done, failed) => {
      open.onsuccess = done;
      open.onerror = failed;
    });
    const names = [...new Set(all.map(([store]) => store))];
    const transaction = open.result.transaction(names, 'readwrite', { durability: 'relaxed' });
    for (const [store, key, row] of all) transaction.objectStore(store).put(row, key);
    await new Promise((done, failed) => {
      transaction.oncomplete = done;
      transaction.onerror = failed;
    });
    open.result.close();
  }, entries);
