import type { GameDatabase } from './database';
import type { Sources } from './intoDatabase';
import { isQuotaError, PREFIX, type WriteError } from './safeStorage';

/** Sentences for the player. */
const TROUBLE: Readonly<Record<WriteError, string>> = {
  full: 'Storage is full. Older games may be lost.',
  forbidden: 'This browser keeps no database. Older games may be lost.',
};

const UNREAD = 'Some saved data could not be read. It is in quarantine: see Statistics.';

const CHANNEL = 'patience';
const MOVING = 'patience/collect';

/** The connection with the database, and with the other tabs that use it. */
export interface Connection {
  /** The database, once it has all games. Rejects if its code cannot be loaded. */
  readonly ready: () => Promise<GameDatabase>;
  /** Reads from the database. Resolves to undefined if it fails. */
  readonly read: <T>(task: (database: GameDatabase) => Promise<T>) => Promise<T | undefined>;
  /** Changes the database. If that fails, tells the player once and resolves to undefined. */
  readonly store: <T>(task: (database: GameDatabase) => Promise<T>) => Promise<T | undefined>;
  readonly trouble: () => WriteError | undefined;
  /** Calls back after a change of the database, with whether this tab made it. Returns a function that ends it. */
  readonly onChange: (listener: (isOwn: boolean) => void) => () => void;
  /** False if the browser does not report changes by other tabs. */
  readonly hearsTabs: () => boolean;
}

/** Connects with the database when it is first needed, and loads its code then. `onTrouble` receives a sentence for the player. */
export function connect(
  sources: Omit<Sources, 'database'>,
  onTrouble: (sentence: string) => void,
): Connection {
  const { storage } = sources;
  const listeners = new Set<(isOwn: boolean) => void>();
  let channel: BroadcastChannel | undefined;
  let opening: Promise<GameDatabase> | undefined;
  let trouble: WriteError | undefined;
  /** The trouble that was announced last; undefined once games are stored again. */
  let announced: WriteError | undefined;

  const noteChange = (isOwn: boolean): void => {
    for (const listener of listeners) listener(isOwn);
  };

  /** False if `localStorage` is full, too: the last move has already announced that. */
  function canSave(): boolean {
    const probe = `${PREFIX}probe`;
    const { ok } = storage.write(probe, '');
    storage.remove(probe);
    return ok;
  }

  async function watch<T>(task: () => Promise<T>, isWrite: boolean): Promise<T | undefined> {
    try {
      const value = await task();
      // Reading does not show whether a full database has room again.
      if (isWrite || trouble === 'forbidden') trouble = undefined;
      if (isWrite) announced = undefined;
      return value;
    } catch (error) {
      trouble = isQuotaError(error) ? 'full' : 'forbidden';
      if (isWrite && trouble !== announced && canSave()) {
        announced = trouble;
        onTrouble(TROUBLE[trouble]);
      }
      return undefined;
    }
  }

  async function open(): Promise<GameDatabase> {
    const { createDatabase, moveIntoDatabase } = await import('./intoDatabase');
    if ('BroadcastChannel' in globalThis) {
      channel = new BroadcastChannel(CHANNEL);
      channel.addEventListener('message', () => noteChange(false));
    }
    const database = createDatabase(sources.now, () => {
      channel?.postMessage('changed');
      noteChange(true);
    });
    await watch(
      () =>
        inOneTab(async () => {
          const unread = await moveIntoDatabase({ ...sources, database });
          if (unread > 0) onTrouble(UNREAD);
        }),
      false,
    );
    return database;
  }

  function ready(): Promise<GameDatabase> {
    opening ??= open().catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  return {
    ready,
    read: (task) => watch(async () => task(await ready()), false),
    store: (task) => watch(async () => task(await ready()), true),
    trouble: () => trouble,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hearsTabs: () => channel !== undefined,
  };
}

/** Runs a task in one tab at a time, if the browser grants locks; in a sandbox it does not. */
async function inOneTab(task: () => Promise<void>): Promise<void> {
  let hasBegun = false;
  const once = (): Promise<void> => {
    hasBegun = true;
    return task();
  };
  try {
    await navigator.locks.request(MOVING, once);
  } catch (error) {
    if (hasBegun) throw error;
    await task();
  }
}
