import { err, ok } from '../engine/result';
import { parseVariant } from '../games/index';
import { loadGame } from '../games/load';
import type { Archive } from './archive';
import { inText } from './asides';
import { checkGame, parseGame } from './checkGame';
import { createDatabase, type Database, STORES, type StoredGame, withDatabase } from './database';
import { PAGE_SIZE, packPage, unpackPage } from './pages';
import { type ArchivedGame, type GameFacts, type GameKey, keyOf } from './playedGame';
import { addAside, readAsides } from './storedAsides';
import { ANOTHER_NAME, mergeGames, removeGames, type Transaction } from './storedGames';

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

  /** Runs a task in one transaction: all of it is stored, or nothing. It is no news if it has changed nothing. */
  async function change<T>(
    task: (transaction: Transaction) => Promise<T>,
    hasChanged: (value: T) => boolean = () => true,
  ): Promise<T> {
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
    if (!hasChanged(value)) return value;
    news.tell();
    for (const listener of listeners) listener();
    return value;
  }

  const putAside = (transaction: Transaction, key: string, value: unknown, why: string) =>
    addAside(transaction.objectStore('aside'), { key, why, at: now(), text: inText(value) });

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
            const why = parsed.ok ? ANOTHER_NAME : parsed.error;
            await putAside(transaction, String(name), value, why);
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
    const [stored, count]: readonly [unknown, number] = await use((open) =>
      Promise.all([open.get('games', key), open.count('games', key)]),
    );
    if (count === 0) return 'it is no longer in the archive';
    const id = parseVariant(key.split('/', 1)[0] ?? '');
    if (id.ok) await loadGame(id.value);
    const checked = checkGame((stored as Partial<StoredGame> | null | undefined)?.game);
    if (checked.ok && keyOf(checked.value.game) === key) return checked.value.game;
    const why = checked.ok ? ANOTHER_NAME : checked.error;
    await change(async (transaction) => {
      await putAside(transaction, key, stored, why);
      await removeGames(transaction, [key]);
    });
    return why;
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
    merge: (games) =>
      change(
        (transaction) =>
          mergeGames(transaction, games, (...noted) => putAside(transaction, ...noted)),
        ({ added, updated }) => added + updated > 0,
      ),
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
        yield rows.map((row) => (row as Partial<StoredGame> | null)?.game ?? row);
        range = IDBKeyRange.lowerBound(last, true);
      }
    },
    aside: () => use((open) => readAsides(open.transaction('aside').store)),
    addAside: (key, text, why, at = now()) =>
      change((transaction) => addAside(transaction.objectStore('aside'), { key, why, at, text })),
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
