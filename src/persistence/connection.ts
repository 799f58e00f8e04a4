import type { GameDatabase } from './database';
import type { Sources } from './intoDatabase';
import { isQuotaError, PREFIX, type WriteError } from './safeStorage';

/** What the player is told. */
const TROUBLE: Readonly<Record<WriteError, string>> = {
  full: 'Storage is full. Older games may be lost.',
  forbidden: 'This browser keeps no database. Older games may be lost.',
};

const UNREAD = 'Some saved data could not be read. It is in quarantine: see Statistics.';

const CHANNEL = 'patience';
const MOVING = 'patience/collect';

/** The database at work, and the other tabs that use it. */
export interface Connection {
  /** The database, after it has got what only the journal or an earlier version had. Fails if its code cannot be loaded. */
  readonly ready: () => Promise<GameDatabase>;
  /** Reads from the database. Resolves to undefined if it fails. */
  readonly read: <T>(task: (database: GameDatabase) => Promise<T>) => Promise<T | undefined>;
  /** Changes the database, and tells once if it fails. Resolves to undefined then. */
  readonly store: <T>(task: (database: GameDatabase) => Promise<T>) => Promise<T | undefined>;
  readonly trouble: () => WriteError | undefined;
  /** Calls back when the database has changed, with whether this tab did it; returns what ends it. */
  readonly onChange: (listener: (isOwn: boolean) => void) => () => void;
  /** False if changes of other tabs are not heard of. */
  readonly hearsTabs: () => boolean;
}

/**
 * Connects with the database when it is first needed. Its code is loaded then. `onTrouble` is told a sentence if the database takes
 * no games.
 */
export function connect(
  sources: Omit<Sources, 'database'>,
  onTrouble: (sentence: string) => void,
): Connection {
  const { storage } = sources;
  const listeners = new Set<(isOwn: boolean) => void>();
  let channel: BroadcastChannel | undefined;
  let opening: Promise<GameDatabase> | undefined;
  let trouble: WriteError | undefined;
  /** The trouble that was announced last; none once games are stored again. */
  let announced: WriteError | undefined;

  const noteChange = (isOwn: boolean): void => {
    for (const listener of listeners) listener(isOwn);
  };

  /** False if `localStorage` is full, too: the move has already said so. */
  function canSave(): boolean {
    const probe = `${PREFIX}probe`;
    const { ok } = storage.write(probe, '');
    storage.remove(probe);
    return ok;
  }

  async function watch<T>(task: () => Promise<T>, isWrite: boolean): Promise<T | undefined> {
    try {
      const value = await task();
      // A full database can still be read.
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

/** Runs a task in one tab at a time, where the browser has locks; a page in a sandbox may ask for none. */
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
