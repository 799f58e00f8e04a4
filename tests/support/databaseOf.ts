import type { Page } from '@playwright/test';
import type { AsideText } from '../../src/archive/archive';
import type { ArchivedGame } from '../../src/archive/playedGame';

/** Everything the page’s database has in a store, read behind the page’s back. */
async function rows(page: Page, store: 'games' | 'aside'): Promise<readonly unknown[]> {
  return page
    .evaluate(
      (name) =>
        new Promise<readonly unknown[]>((resolve, reject) => {
          const request = indexedDB.open('patience', 1);
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
}

/** The games of the page’s archive, the first begun first; without rows that have none. */
export async function archivedIn(page: Page): Promise<readonly ArchivedGame[]> {
  const stored = (await rows(page, 'games')) as readonly ({
    readonly game?: ArchivedGame;
  } | null)[];
  return stored.flatMap((row) => row?.game ?? []).sort((a, b) => a.started - b.started);
}

/** What the page’s archive has put aside. */
export const asideIn = async (page: Page): Promise<readonly AsideText[]> =>
  (await rows(page, 'aside')) as readonly AsideText[];
