import { t } from '@lingui/core/macro';
import type { DealId } from '../engine/dealId';
import { err, ok, type Result } from '../engine/result';
import type { VariantId } from '../games/index';
import type { BackupParts } from './backup';
import type { GameDatabase, MovingParts } from './database';
import type { Moment } from './day';
import { createJournal, createWriteQueue } from './journal';
import { mergeAll } from './merge';
import {
  byId,
  factsOf,
  type GameRecord,
  isUnfinished,
  type ListedGame,
  newestFirst,
  type PlayedGame,
  replayRecord,
} from './record';
import {
  type SafeStorage,
  SilentDatabase,
  type Trouble,
  troubleOf,
  type WriteError,
} from './safeStorage';
import type { WhyUnread } from './whyUnread';

export type Games = ReturnType<typeof createGames>;

/** What `createGames` needs. */
interface GamesParts {
  readonly storage: SafeStorage;
  readonly now: () => Moment;
  /** Receives a sentence, once, if the database fails or something could not be read. */
  readonly onTrouble: (sentence: string) => void;
  /** Receives a sentence after each refused write that a reload would lose; undefined once games are stored again. */
  readonly onLoss: (sentence: string | undefined) => void;
  readonly onNewer: OnNewer;
  /** Called when the database is ready, if the journal was empty: games shown until then were begun without it. */
  readonly onFirstAnswer: () => void;
}

/** The games of the journal and of the database. No promise rejects unless its comment says so, if the database fails. */
export function createGames({ now, onNewer, onFirstAnswer, ...parts }: GamesParts) {
  const journal = createJournal(parts.storage);
  const isWaiting = (id: string): boolean => queue.isWaiting(id);
  const connection = connect({ ...parts, now, journal, isWaiting, onNewer });
  const { read, ready } = connection;
  const queue = createWriteQueue(connection, journal, onNewer);
  let isReady = false;
  /** The facts of all games. They are read once, and again after a change by another tab. */
  let listing: Promise<readonly ListedGame[]> | undefined;

  connection.onChange((state) => {
    listing = state && listing?.then((list) => withFacts(list, [state]));
  });

  async function listAll(): Promise<readonly ListedGame[]> {
    const stored = await read((database) => database.list());
    if (!stored) listing = undefined;
    const own = journal.records();
    const rows = await read((database) => database.records(own.map(({ id }) => id)));
    return withFacts(stored ?? [], mergeAll([...(rows ?? []), ...own]));
  }

  /** The games of a deal, not replayed, the newest first. */
  async function ofDeal(variant: VariantId, deal: DealId): Promise<readonly GameRecord[]> {
    const stored = (await read((database) => database.ofDeal(variant, deal))) ?? [];
    const own = journal.records().filter((each) => each.variant === variant && each.deal === deal);
    return mergeAll([...stored, ...own]).toSorted(newestFirst);
  }

  /** Replays a record of the journal. One that cannot be replayed goes to quarantine. */
  function replayed(record: GameRecord | undefined): PlayedGame | undefined {
    const played = record && replayRecord(record);
    if (played?.ok) return played.value;
    if (record && played) journal.quarantine(record, played.error);
    return undefined;
  }

  /** The newest state of a game; or why it cannot be read. */
  async function game(id: string): Promise<Result<PlayedGame, WhyUnread>> {
    const own = replayed(journal.read(id));
    if (own) return ok(own);
    const stored = await read((database) => database.game(id));
    if (stored?.ok) queue.noteStored(stored.value.record);
    return stored ?? err('refused');
  }

  async function last(variant: VariantId): Promise<PlayedGame | undefined> {
    const own = journal.records().find((record) => record.variant === variant);
    // Another tab may have left an older game here. What waits, the database may not have.
    const first = !isReady || (own && queue.isWaiting(own.id)) ? replayed(own) : undefined;
    if (first) return first;
    const id = (await read((database) => database.lastOf(variant))) ?? own?.id;
    const found = id === undefined ? undefined : await game(id);
    return found?.ok && found.value.record.variant === variant ? found.value : undefined;
  }

  async function unfinished(variant: VariantId, deal: DealId): Promise<PlayedGame | undefined> {
    for (const record of await ofDeal(variant, deal)) {
      const found = isUnfinished(factsOf(record)) ? await game(record.id) : undefined;
      if (found?.ok) return found.value;
    }
    return undefined;
  }

  /** True while nothing tells of a game played here. The database may have some: a killed browser loses what it stored last. */
  const seemsNew = (): boolean => !isReady && journal.isEmpty();

  return {
    /** Opens the database and moves into it what only the journal has. Call it after the first paint. */
    open: async (): Promise<void> => {
      const seemedNew = seemsNew();
      await ready().catch(() => undefined);
      isReady = true;
      if (seemedNew && !connection.trouble()) onFirstAnswer();
    },
    write: queue.write,
    flush: queue.flush,
    /** The last game of a variant. The database is not asked if the journal has it, or while nothing seems to have been played here. */
    last: async (variant: VariantId): Promise<PlayedGame | undefined> =>
      seemsNew() ? undefined : last(variant),
    /** The game that was on the table last, if the journal has it. */
    atHand: (): PlayedGame | undefined => replayed(journal.records()[0]),
    game,
    /** The newest unfinished game of a deal. The database is not asked while nothing seems to have been played here. */
    unfinished: async (variant: VariantId, deal: DealId): Promise<PlayedGame | undefined> =>
      seemsNew() ? undefined : unfinished(variant, deal),
    ofDeal,
    /** The facts of all games, or only of the journal’s if the database fails. Cached until a tab changes a game. */
    list: async (): Promise<readonly ListedGame[]> => {
      await queue.flush();
      listing ??= listAll();
      return listing;
    },
    /** Deletes a game. Returns a function that restores it. Both may reject. */
    remove: async (id: string): Promise<() => Promise<void>> => {
      await queue.flush();
      const database = await ready();
      const stored = await database.records([id]);
      await database.remove(id);
      queue.remove(id);
      journal.remove(id);
      return async () => {
        await database.merge(stored);
      };
    },
    /** Deletes all games and verdicts. May reject. */
    clear: async (): Promise<void> => {
      await queue.flush();
      await (await ready()).clear();
      queue.clear();
      journal.clear();
    },
    /** What backups are exported from and imported into. May reject. */
    backupParts: async (): Promise<BackupParts> => {
      await queue.flush();
      return { database: await ready(), journal, now };
    },
    onChange: connection.onChange,
    trouble: connection.trouble,
    database: ready,
    idOfKey: journal.idOfKey,
  };
}

/** The games, with these states in place of those that they had. */
const withFacts = (
  games: readonly ListedGame[],
  states: readonly GameRecord[],
): readonly ListedGame[] => [...new Map([...byId(games), ...byId(states.map(factsOf))]).values()];

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

type ConnectionParts = Omit<MovingParts, 'database'> &
  Pick<GamesParts, 'onTrouble' | 'onLoss' | 'onNewer'>;

/** Connects with the database and the other tabs when it is first needed. */
function connect({ onTrouble, onLoss, onNewer, ...sources }: ConnectionParts) {
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
        onLoss(undefined);
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
    if (isWrite) onLoss(loss && sentence);
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
      if (unread === 0) return;
      onTrouble(t`Some saved data could not be read. It is in quarantine: see Settings.`);
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
      return () => void listeners.delete(listener);
    },
  };
}
