import { t } from '@lingui/core/macro';
import type { GameDatabase, MovingParts } from './database';
import type { GameRecord } from './record';
import { SilentDatabase, type Trouble, troubleOf, type WriteError } from './storageErrors';

const TROUBLE: Readonly<Record<Trouble, () => string>> = {
  full: () => t`Storage is full. Older games may be lost.`,
  forbidden: () => t`This browser keeps no database. Older games may be lost.`,
  silent: () => t`The browser’s database does not answer. Older games may be lost.`,
};

/** Sentences for the player if not even the journal takes a game. */
const CANNOT_SAVE: Readonly<Record<WriteError, () => string>> = {
  full: () => t`Storage is full. A reload would lose this game.`,
  forbidden: () => t`This browser can’t save this game. A reload would lose it.`,
};

const someUnread = (): string =>
  t`Some saved data could not be read. It is in quarantine: see Settings.`;

/** How long a database may be merely slow, as on a busy machine, before the player is told, in milliseconds. */
const GRACE_MS = 5000;

const CHANNEL = 'patience';

export type Connection = ReturnType<typeof connect>;

/** Receives a state that this tab has stored in place of another; undefined after any other change. */
type Listener = (state?: GameRecord) => void;

/**
 * Receives the id of a game of which the database has another state than this tab: a newer one or, with `isOvertaken`, that of
 * another tab. What this tab played is another game of the deal then.
 */
export type OnNewer = (id: string, isOvertaken?: 'isOvertaken') => void;

type Task<T> = (database: GameDatabase) => Promise<T>;

/** Connects with the database and the other tabs when it is first needed. `onTrouble` receives a sentence for the player. */
export function connect(
  sources: Omit<MovingParts, 'database'>,
  onTrouble: (sentence: string) => void,
  onNewer: OnNewer,
) {
  const listeners = new Set<Listener>();
  let opening: Promise<GameDatabase> | undefined;
  let opened: GameDatabase | undefined;
  let trouble: Trouble | undefined;
  /** What was announced last; undefined once games are stored again. */
  let announced: { readonly isLoss: boolean; readonly sentence: string } | undefined;

  const noteChange = (state?: GameRecord): void => {
    for (const listener of listeners) listener(state);
  };

  /** Resolves to undefined if the task fails. A failed write is announced once, and that games are saved again. */
  async function watch<T>(task: () => Promise<T>, isWrite: boolean): Promise<T | undefined> {
    try {
      const value = await task();
      // Reading does not show whether a full database has room again.
      if (isWrite || trouble !== 'full') trouble = undefined;
      if (isWrite) {
        if (announced?.isLoss) onTrouble(t`The game is saved again.`);
        announced = undefined;
      }
      return value;
    } catch (error) {
      trouble = troubleOf(error);
      if (error instanceof SilentDatabase) void announceIfSilent(error, isWrite);
      else if (isWrite) announce(trouble, isWrite);
      return undefined;
    }
  }

  /** Tells the player of trouble, once. How much would be lost depends on the journal. */
  function announce(why: Trouble, isWrite: boolean): void {
    const loss = isWrite ? sources.journal.whyOnlyInMemory() : undefined;
    const sentence = loss ? CANNOT_SAVE[loss]() : TROUBLE[why]();
    if (sentence === announced?.sentence || (announced?.isLoss && !isWrite)) return;
    announced = { isLoss: loss !== undefined, sentence };
    onTrouble(sentence);
  }

  /** Tells the player that the database does not answer, unless it does so soon. */
  async function announceIfSilent({ answered }: SilentDatabase, isWrite: boolean): Promise<void> {
    const grace = new Promise<true>((resolve) => setTimeout(resolve, GRACE_MS, true));
    const isSilent = await Promise.race([answered.then(() => false), grace]);
    if (isSilent) announce('silent', isWrite);
    else if (trouble === 'silent') trouble = undefined;
  }

  async function open(): Promise<GameDatabase> {
    const { createDatabase, moveIntoDatabase } = await import('./database');
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', () => noteChange());
    const database = createDatabase(sources.now, (state) => {
      channel.postMessage('changed');
      noteChange(state);
    });
    await watch(async () => {
      const unread = await moveIntoDatabase({ ...sources, database }, onNewer);
      if (unread > 0) onTrouble(someUnread());
    }, false);
    opened = database;
    return database;
  }

  /** The database, once it has all games. Rejects if its code cannot be loaded. */
  function ready(): Promise<GameDatabase> {
    opening ??= open().catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  /** Runs a task, before this returns if the database is ready. */
  const run = async <T>(task: Task<T>): Promise<T> => task(opened ?? (await ready()));

  return {
    ready,
    read: <T>(task: Task<T>) => watch(() => run(task), false),
    store: <T>(task: Task<T>) => watch(() => run(task), true),
    /** Why the database takes no games; undefined if it does. */
    trouble: () => trouble,
    /** Calls back after each change. Returns a function that ends it. */
    onChange: (listener: Listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
