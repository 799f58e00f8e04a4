import type { IDBPTransaction } from 'idb';
import { err, ok } from '../engine/result';
import { parseVariant } from '../games/index';
import { loadGame } from '../games/load';
import type { Archive, ImportReport } from './archive';
import { checkGame, parseGame } from './checkGame';
import {
  type ArchiveSchema,
  createDatabase,
  type Database,
  type StoredAside,
  type StoredGame,
  withDatabase,
} from './database';
import { PAGE_SIZE, packPage, unpackPage } from './pages';
import { type ArchivedGame, type GameFacts, type GameKey, keyOf, newerOf } from './playedGame';

const STORES = ['games', 'pages', 'aside'] as const;
type Transaction = IDBPTransaction<ArchiveSchema, typeof STORES, 'readwrite'>;

/** What the archive needs from the page. */
export interface ArchiveParts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Tells other tabs that the archive has changed, and calls back when one of them did. */
  readonly news: {
    readonly tell: () => void;
    readonly listen: (listener: () => void) => () => void;
  };
}

/** The archive in the browser’s database, which is opened when it is first needed. */
export function createArchive({ now, news }: ArchiveParts): Archive {
  const database = createDatabase();
  const listeners = new Set<() => void>();
  const use = <T>(task: (open: Database) => Promise<T>): Promise<T> => withDatabase(database, task);

  /** Runs a task in one transaction: all of it is stored, or nothing. */
  async function change<T>(task: (transaction: Transaction) => Promise<T>): Promise<T> {
    const value = await use(async (open) => {
      const transaction = open.transaction(STORES, 'readwrite');
      try {
        const result = await task(transaction);
        await transaction.done;
        return result;
      } catch (error) {
        transaction.done.catch(() => undefined);
        try {
          transaction.abort();
        } catch {
          // The browser has aborted it already.
        }
        throw error;
      }
    });
    news.tell();
    for (const listener of listeners) listener();
    return value;
  }

  /** Puts a stored value aside, with the reason why it is not read. */
  const putAside = (transaction: Transaction, key: string, value: unknown, why: string) => {
    const text = typeof value === 'string' ? value : inText(value);
    return transaction.objectStore('aside').add({ key, why, at: now(), text });
  };

  /** The facts of all pages; undefined if they do not fit the games. */
  async function readPages(open: Database): Promise<readonly GameFacts[] | undefined> {
    const transaction = open.transaction(['games', 'pages']);
    const [count, stored] = await Promise.all([
      transaction.objectStore('games').count(),
      transaction.objectStore('pages').getAll(),
    ]);
    const pages = stored.map(unpackPage);
    const all = pages.flatMap((page) => page ?? []);
    return pages.includes(undefined) || all.length !== count ? undefined : all;
  }

  /** Makes the pages again from the games. Those that cannot be read are put aside. */
  const rebuild = (): Promise<readonly GameFacts[]> =>
    change(async (transaction) => {
      const [games, pages] = [transaction.objectStore('games'), transaction.objectStore('pages')];
      await pages.clear();
      const all: GameFacts[] = [];
      let portion: ArchivedGame[] = [];
      const write = async (): Promise<void> => {
        const page = await pages.add(packPage(portion));
        for (const game of portion) await games.put({ game, page }, keyOf(game));
        all.push(...portion.map(({ moves: _moves, version: _version, ...facts }) => facts));
        portion = [];
      };
      for (let key = (await games.getAllKeys(null, 1))[0]; key !== undefined; ) {
        const range = IDBKeyRange.lowerBound(key);
        const keys: readonly GameKey[] = await games.getAllKeys(range, PAGE_SIZE + 1);
        const stored: readonly unknown[] = await games.getAll(range, PAGE_SIZE);
        for (const [i, value] of stored.entries()) {
          const name = keys[i] as GameKey;
          const parsed = parseGame((value as Partial<StoredGame> | undefined)?.game);
          if (parsed.ok && keyOf(parsed.value) === name) portion.push(parsed.value);
          else {
            await putAside(
              transaction,
              name,
              value,
              parsed.ok ? 'it has another name' : parsed.error,
            );
            await games.delete(name);
          }
        }
        if (portion.length > 0) await write();
        key = keys[PAGE_SIZE];
      }
      return all;
    });

  const facts = async (): Promise<readonly GameFacts[]> =>
    (await use(readPages)) ?? (await rebuild());

  /** A game as it is stored, if it can be read and its moves are legal; else it is put aside. */
  async function readGame(key: GameKey): Promise<ArchivedGame | string> {
    const stored: unknown = await use((open) => open.get('games', key));
    if (stored === undefined) return 'it is no longer in the archive';
    const id = parseVariant(key.split('/', 1)[0] ?? '');
    if (id.ok) await loadGame(id.value);
    const checked = checkGame((stored as Partial<StoredGame> | null)?.game);
    if (checked.ok) return checked.value.game;
    await change(async (transaction) => {
      await putAside(transaction, key, stored, checked.error);
      await removeGames(transaction, [key]);
    });
    return checked.error;
  }

  return {
    facts,
    game: async (key) => {
      const game = await readGame(key);
      return typeof game === 'string' ? err(game) : ok(game);
    },
    changedAt: async (key) => {
      const stored: Partial<StoredGame> | undefined = await use((open) => open.get('games', key));
      const parsed = parseGame(stored?.game);
      return parsed.ok ? parsed.value.at : undefined;
    },
    gamesOf: async (game, deal) => {
      const prefix = `${game}/${deal}/`;
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const keys = await use((open) => open.getAllKeys('games', range));
      const games: ArchivedGame[] = [];
      for (const key of keys) {
        const read = await readGame(key);
        if (typeof read !== 'string') games.push(read);
      }
      return games.sort((a, b) => b.at - a.at);
    },
    merge: (games) => change((transaction) => mergeGames(transaction, games)),
    remove: (keys) => change((transaction) => removeGames(transaction, keys)),
    removeAll: () =>
      change(async (transaction) => {
        await transaction.objectStore('games').clear();
        await transaction.objectStore('pages').clear();
      }),
    async *portions(size) {
      let range: IDBKeyRange | null = null;
      for (;;) {
        const after: IDBKeyRange | null = range;
        const [keys, rows]: [readonly GameKey[], readonly unknown[]] = await use((open) =>
          Promise.all([open.getAllKeys('games', after, size), open.getAll('games', after, size)]),
        );
        const last = keys.at(-1);
        if (last === undefined) return;
        yield rows.map((row) => (row as Partial<StoredGame> | null)?.game);
        range = IDBKeyRange.lowerBound(last, true);
      }
    },
    aside: () =>
      use(async (open) => {
        const transaction = open.transaction('aside');
        const [ids, rows] = await Promise.all([
          transaction.store.getAllKeys(),
          transaction.store.getAll(),
        ]);
        return rows.map((row, i) => ({ ...(row as StoredAside), id: ids[i] as number }));
      }),
    addAside: (key, text, why) =>
      change(async (transaction) => {
        await putAside(transaction, key, text, why);
      }),
    removeAside: (id) => change((transaction) => transaction.objectStore('aside').delete(id)),
    onChange: (listener) => {
      listeners.add(listener);
      const end = news.listen(listener);
      return () => {
        listeners.delete(listener);
        end();
      };
    },
  };
}

/** A stored value as text, for people who want to mend it. */
function inText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

/** Pages read and changed in a transaction, and written at its end. */
function openPages(transaction: Transaction) {
  const store = transaction.objectStore('pages');
  const pages = new Map<number, Map<GameKey, GameFacts>>();

  async function page(number: number): Promise<Map<GameKey, GameFacts>> {
    const known = pages.get(number);
    if (known) return known;
    const facts = unpackPage(await store.get(number)) ?? [];
    const read = new Map(facts.map((each) => [keyOf(each), each]));
    pages.set(number, read);
    return read;
  }

  /** The number of a page with room for a game. */
  async function withRoom(): Promise<number> {
    const last = (await store.openKeyCursor(null, 'prev'))?.key;
    if (last !== undefined && (await page(last)).size < PAGE_SIZE) return last;
    const added = await store.add(packPage([]));
    pages.set(added, new Map());
    return added;
  }

  const write = async (): Promise<void> => {
    for (const [number, facts] of pages) await store.put(packPage([...facts.values()]), number);
  };

  return { page, withRoom, write };
}

async function mergeGames(
  transaction: Transaction,
  games: readonly ArchivedGame[],
): Promise<Omit<ImportReport, 'unreadable'>> {
  const store = transaction.objectStore('games');
  const pages = openPages(transaction);
  const report = { added: 0, updated: 0, newerHere: 0, same: 0 };
  for (const given of games) {
    const parsed = parseGame(given);
    if (!parsed.ok) throw new Error(`an unchecked game: ${parsed.error}`);
    const game = parsed.value;
    const key = keyOf(game);
    const stored: Partial<StoredGame> | undefined = await store.get(key);
    const here = parseGame(stored?.game);
    if (here.ok && inText(here.value) === inText(game)) {
      report.same++;
      continue;
    }
    if (here.ok && newerOf(here.value, game) === here.value) {
      report.newerHere++;
      continue;
    }
    const page = typeof stored?.page === 'number' ? stored.page : await pages.withRoom();
    await store.put({ game, page }, key);
    (await pages.page(page)).set(key, game);
    if (stored) report.updated++;
    else report.added++;
  }
  await pages.write();
  return report;
}

async function removeGames(transaction: Transaction, keys: readonly GameKey[]): Promise<void> {
  const store = transaction.objectStore('games');
  const pages = openPages(transaction);
  for (const key of keys) {
    const stored: Partial<StoredGame> | undefined = await store.get(key);
    if (typeof stored?.page === 'number') (await pages.page(stored.page)).delete(key);
    await store.delete(key);
  }
  await pages.write();
}
