import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { AsideText } from './archive';
import type { Page } from './pages';
import type { ArchivedGame, GameKey } from './playedGame';

/** A game as it is stored, and the number of the page that has its facts. */
export interface StoredGame {
  readonly game: ArchivedGame;
  readonly page: number;
}

/** The browser’s database of the archive. Its format is version 1; a later one must read it. */
export interface ArchiveSchema extends DBSchema {
  games: { key: GameKey; value: StoredGame };
  /** The facts of the games, made from `games`, and made again whenever they do not fit. */
  pages: { key: number; value: Page };
  aside: { key: number; value: AsideText };
}

/** The stores of the database. */
export const STORES: StoreName[] = ['games', 'pages', 'aside'];
export type StoreName = 'games' | 'pages' | 'aside';

export type Database = IDBPDatabase<ArchiveSchema>;

const NAME = 'patience';
const VERSION = 1;

/**
 * Gives an open database, which is opened when it is first needed, and again after the browser has closed it: it may be
 * deleted while the page is open. The promise fails if the browser forbids it.
 */
export function databaseOpener<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let open: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = (): void => {
    open = undefined;
  };
  return () => {
    open ??= openDB<Schema>(name, version, {
      upgrade,
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase | null)?.close();
        forget();
      },
      terminated: forget,
    });
    open.catch(forget);
    return open;
  };
}

/** Gives the open database of the archive. */
export const createDatabase = (): (() => Promise<Database>) =>
  databaseOpener<ArchiveSchema>(NAME, VERSION, (database) => {
    database.createObjectStore('games');
    database.createObjectStore('pages', { autoIncrement: true });
    database.createObjectStore('aside', { autoIncrement: true });
  });

/** Runs a task with the database, and once more if the browser had closed it. */
export async function withDatabase<T>(
  database: () => Promise<Database>,
  task: (open: Database) => Promise<T>,
): Promise<T> {
  try {
    return await task(await database());
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    return task(await database());
  }
}
