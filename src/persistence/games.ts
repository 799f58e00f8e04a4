import type { DealId } from '../engine/dealId';
import { err, ok, type Result } from '../engine/result';
import { loadGame, type VariantId } from '../games/index';
import type { Exported, Imported } from './backup';
import { connect } from './connection';
import type { GameDatabase, Verdicts } from './database';
import { createJournal, OVERTAKEN, type SaveError } from './journal';
import {
  byId,
  compareRevisions,
  factsOf,
  type GameFacts,
  type GameRecord,
  isPlayed,
  isUnfinished,
  type ListedGame,
  newestFirst,
  type PlayedGame,
  replayRecord,
} from './record';
import { PREFIX, type SafeStorage, type WriteError } from './safeStorage';
import { SETTINGS_KEY } from './settings';

/** All games that are kept, in the journal and in the database. Only what says so may fail, and then because the database does. */
export interface Games {
  /** Opens the database, after the first paint, and brings into it what only the journal or an earlier version has. */
  readonly open: () => Promise<void>;
  /**
   * Keeps a new state of a game: at once in the journal, within a second in the database. A game that has not begun is not kept. What
   * is refused as `newer` is read again by `game`.
   */
  readonly write: (record: GameRecord) => Result<void, SaveError>;
  /** Resolves when the database has all that was written, or has failed. */
  readonly flush: () => Promise<void>;
  /** The game of a variant that was on the table last: at once if the journal has it. The rules of the variant are loaded. */
  readonly last: (variant: VariantId) => PlayedGame | undefined | Promise<PlayedGame | undefined>;
  /** The games that the journal has, the newest first: of each variant at least the last. The rules of all games are loaded. */
  readonly atHand: () => readonly PlayedGame[];
  /** A game in its newest state; or why it cannot be had, a clause without a full stop. */
  readonly game: (id: string) => Promise<Result<PlayedGame, string>>;
  /** The newest game of a deal that has not ended, or whose end was taken back. In a browser where nothing was played, undefined at once. */
  readonly unfinished: (
    variant: VariantId,
    deal: DealId,
  ) => PlayedGame | undefined | Promise<PlayedGame | undefined>;
  /** The records of a deal’s games, not replayed, the newest first. */
  readonly ofDeal: (variant: VariantId, deal: DealId) => Promise<readonly GameRecord[]>;
  /** The facts of all games, or of those in the journal if the database fails. Kept in memory until some tab changes a game. */
  readonly list: () => Promise<readonly ListedGame[]>;
  /** Deletes games. Returns what brings them back. Both may fail. */
  readonly remove: (ids: readonly string[]) => Promise<() => Promise<void>>;
  /** Deletes all games and verdicts. May fail. */
  readonly clear: () => Promise<void>;
  /** Writes all games into a file. `onProgress` is told how many are written. May fail halfway. */
  readonly exportAll: (onProgress: (games: number) => void) => Promise<Exported>;
  /**
   * Brings a backup in; or says in a sentence why it is none, and changes nothing. `onProgress` is told the share of the file that
   * has been read, from 0 to 1.
   */
  readonly importFile: (
    file: Blob,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<Result<Imported, string>>;
  /** Calls back when this tab or another has changed the stored games; the one on the table may have a newer state then. */
  readonly onChange: (listener: () => void) => () => void;
  /** Why games do not reach the database; undefined if they do. */
  readonly trouble: () => WriteError | undefined;
  /** The database, once it has all games; fails if its code cannot be loaded. */
  readonly database: () => Promise<GameDatabase>;
  /** May fail. */
  readonly verdicts: Verdicts;
  /** The id of the game that a storage event’s key is about. */
  readonly idOfKey: (key: string | null) => string | undefined;
}

/** Set once the database may have games that have no key in `localStorage`. */
const KEPT_KEY = `${PREFIX}kept`;
/** What the keys of daily deals begin with. */
const DAILY_KEYS = `${PREFIX}daily`;

/** Milliseconds after a move until the database gets it. */
const REST_MS = 1000;

/** What the games are made of. */
interface GamesParts {
  readonly storage: SafeStorage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Is told a sentence, once, if the database fails or something could not be read. */
  readonly onTrouble: (sentence: string) => void;
  /** Is told the id of a game of which the database has a newer state than this tab has written. */
  readonly onOvertaken: (id: string) => void;
}

/** Creates the games over the browser. */
export function createGames({ storage, now, onTrouble, onOvertaken }: GamesParts): Games {
  const journal = createJournal(storage);
  const connection = connect({ storage, journal, now }, onTrouble);
  const { read, store, ready } = connection;
  /** Records that the database does not have yet, by id. */
  const waiting = new Map<string, GameRecord>();
  /** Records that the database has, and whose texts are still in the journal. */
  const confirmed = new Map<string, GameRecord>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let storing = Promise.resolve();
  let listing: Promise<readonly ListedGame[]> | undefined;
  let hasAsked = false;

  /** True while this tab stores games: the list is completed with them, not read again. */
  let isStoring = false;

  connection.onChange((isOwn) => {
    if (!isOwn || !isStoring) listing = undefined;
  });

  function write(record: GameRecord): Result<void, SaveError> {
    if (!isPlayed(record)) return ok(undefined);
    const written = journal.write(record);
    if (!written.ok && written.error === 'newer') return written;
    const isAnother = waiting.size > 0 && !waiting.has(record.id);
    waiting.set(record.id, record);
    if (isAnother) void flush();
    else timer ??= setTimeout(() => void flush(), REST_MS);
    return written;
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    storing = storing.then(storeWaiting);
    return storing;
  }

  async function storeWaiting(): Promise<void> {
    const records = [...waiting.values()];
    if (records.length === 0) return;
    waiting.clear();
    isStoring = true;
    const outcomes = await store((database) => database.merge(records));
    isStoring = false;
    if (!outcomes) {
      listing = undefined;
      for (const record of records) if (!waiting.has(record.id)) waiting.set(record.id, record);
      return;
    }
    listing = outcomes.includes('newerHere')
      ? undefined
      : listing?.then((list) => withNewer(list, records.map(factsOf)));
    for (const [i, record] of records.entries()) {
      if (outcomes[i] !== 'newerHere') confirmed.set(record.id, record);
      else {
        journal.quarantine(record, OVERTAKEN);
        onOvertaken(record.id);
      }
    }
    for (const record of confirmed.values()) {
      if (journal.confirm(record)) confirmed.delete(record.id);
    }
    if (hasAsked || !records.some(({ result }) => result)) return;
    hasAsked = true;
    // The browser may ask the player whether it should keep the games.
    globalThis.navigator?.storage?.persist?.().catch(() => {});
  }

  async function readList(): Promise<readonly ListedGame[]> {
    const stored = await read((database) => database.list());
    if (!stored || !connection.hearsTabs()) listing = undefined;
    return withNewer(stored ?? [], journal.records().map(factsOf));
  }

  async function ofDeal(variant: VariantId, deal: DealId): Promise<readonly GameRecord[]> {
    const stored = (await read((database) => database.ofDeal(variant, deal))) ?? [];
    const own = journal.records().filter((each) => each.variant === variant && each.deal === deal);
    return [...withNewer(stored, own)].sort(newestFirst);
  }

  /** A game as the journal has it; nothing if it cannot be replayed, which puts it into quarantine. */
  function replayed(record: GameRecord | undefined): PlayedGame | undefined {
    const played = record && replayRecord(record);
    if (played?.ok) return played.value;
    if (record && played) journal.quarantine(record, played.error);
    return undefined;
  }

  async function game(id: string): Promise<Result<PlayedGame, string>> {
    const record = journal.read(id);
    if (record) await loadGame(record.variant);
    const own = replayed(record);
    if (own) return ok(own);
    const stored = await read((database) => database.game(id));
    return stored ?? err('the browser does not let it be read');
  }

  async function lastStored(variant: VariantId): Promise<PlayedGame | undefined> {
    await ready().catch(() => undefined);
    const id = journal.lastId(variant);
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

  /** True where no game can be in the database: every one that is played leaves a key in the storage. */
  const isNew = (): boolean =>
    storage.keys(PREFIX).every((key) => key === SETTINGS_KEY || key.startsWith(DAILY_KEYS));

  return {
    open: async () => {
      await ready().catch(() => undefined);
    },
    write,
    flush,
    last: (variant) => {
      const own = replayed(journal.last(variant));
      if (own) return own;
      // Earlier versions have noted the last deal under the variant’s name.
      const mayBeStored =
        journal.lastId(variant) !== undefined || storage.read(PREFIX + variant) !== null;
      return mayBeStored ? lastStored(variant) : undefined;
    },
    atHand: () =>
      [...journal.records()].sort(newestFirst).flatMap((record) => replayed(record) ?? []),
    game,
    unfinished: (variant, deal) => (isNew() ? undefined : unfinished(variant, deal)),
    ofDeal,
    list: async () => {
      await flush();
      listing ??= readList();
      return listing;
    },
    remove: async (ids) => {
      await flush();
      const database = await ready();
      const stored = await database.records(ids);
      await database.remove(ids);
      for (const id of ids) waiting.delete(id);
      journal.remove(ids);
      storage.write(KEPT_KEY, '1');
      return async () => {
        await database.merge(stored);
      };
    },
    clear: async () => {
      await flush();
      await (await ready()).clear();
      waiting.clear();
      journal.clear();
    },
    exportAll: async (onProgress) => {
      await flush();
      const { exportGames } = await import('./backup');
      return exportGames({ database: await ready(), journal, now }, onProgress);
    },
    importFile: async (file, onProgress, signal) => {
      const [database, { importGames }] = [await ready(), await import('./backup')];
      storage.write(KEPT_KEY, '1');
      return importGames({ database, journal, now }, file, onProgress, signal);
    },
    onChange: connection.onChange,
    trouble: connection.trouble,
    database: ready,
    verdicts: {
      of: async (variant) => (await ready()).verdicts.of(variant),
      ofPositions: async (variant, deal) => (await ready()).verdicts.ofPositions(variant, deal),
      add: async (...verdict) => (await ready()).verdicts.add(...verdict),
    },
    idOfKey: journal.idOfKey,
  };
}

/** The stored games, each in the journal’s state if that is newer, and those that only the journal has. */
function withNewer<Kept extends GameFacts>(
  stored: readonly Kept[],
  own: readonly Kept[],
): readonly Kept[] {
  const newer = new Map(byId(own));
  const here = stored.filter((each) => {
    const other = newer.get(each.id);
    const isNewest = !other || compareRevisions(each, other) >= 0;
    if (isNewest) newer.delete(each.id);
    return isNewest;
  });
  return [...here, ...newer.values()];
}
