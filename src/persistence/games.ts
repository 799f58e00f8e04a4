import type { DealId } from '../engine/dealId';
import { err, ok, type Result } from '../engine/result';
import { isOwn, loadGame, parseVariant, type VariantId } from '../games/index';
import type { BackupParts } from './backup';
import { connect } from './connection';
import type { GameDatabase } from './database';
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
import { PREFIX, type SafeStorage } from './safeStorage';
import { SETTINGS_KEY } from './settings';
import type { WhyUnread } from './whyUnread';

export type Games = ReturnType<typeof createGames>;

/** Set once the database may have games without a key in `localStorage`. */
const KEPT_KEY = `${PREFIX}kept`;
/** The prefix of the keys of daily deals. */
const DAILY_KEYS = `${PREFIX}daily`;

/** Milliseconds from a move until it is stored in the database. */
const STORE_DELAY_MS = 1000;

/** What `createGames` needs. */
interface GamesParts {
  readonly storage: SafeStorage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Receives a sentence, once, if the database fails or something could not be read. */
  readonly onTrouble: (sentence: string) => void;
  /** Receives the id of a game if the database has a newer state than this tab wrote. */
  readonly onOvertaken: (id: string) => void;
}

/** The stored games: those of the journal and of the database. Only promises that say so may reject, if the database fails. */
export function createGames({ storage, now, onTrouble, onOvertaken }: GamesParts) {
  const journal = createJournal(storage);
  const connection = connect({ storage, journal, now }, onTrouble);
  const { read, store, ready } = connection;
  /** Records not yet in the database, by id. */
  const waiting = new Map<string, GameRecord>();
  /** Records in the database whose texts are still in the journal, by id. */
  const confirmed = new Map<string, GameRecord>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let storing = Promise.resolve();
  let listing: Promise<readonly ListedGame[]> | undefined;
  /** True once the browser was asked to keep the games when it needs space. */
  let hasAskedToPersist = false;

  /** True while this tab stores games. The list is then updated instead of read again. */
  let isStoring = false;

  connection.onChange((isOwn) => {
    if (!isOwn || !isStoring) listing = undefined;
  });

  /**
   * Stores a new state of a game: at once in the journal, within a second in the database. A game that was not played is not stored.
   * After the error `newer`, read the game again.
   */
  function write(record: GameRecord): Result<void, SaveError> {
    if (!isPlayed(record)) return ok(undefined);
    const written = journal.write(record);
    if (!written.ok && written.error === 'newer') return written;
    const isAnother = waiting.size > 0 && !waiting.has(record.id);
    waiting.set(record.id, record);
    if (isAnother) void flush();
    else timer ??= setTimeout(() => void flush(), STORE_DELAY_MS);
    return written;
  }

  /** Resolves when the database has everything that was written, or has failed. */
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
    const behind = records.filter((_, i) => outcomes[i] === 'newerHere');
    const lost = behind.length > 0 ? await withLostMoves(behind) : [];
    for (const record of records) {
      if (!lost.includes(record)) confirmed.set(record.id, record);
      else {
        journal.quarantine(record, OVERTAKEN);
        onOvertaken(record.id);
      }
    }
    for (const record of confirmed.values()) {
      if (journal.confirm(record)) confirmed.delete(record.id);
    }
    if (hasAskedToPersist || !records.some(({ result }) => result)) return;
    hasAskedToPersist = true;
    // The browser may ask the player whether it should keep the games.
    globalThis.navigator?.storage?.persist?.().catch(() => {});
  }

  /** Those of these records with moves that the newer states in the database do not have. Another tab may just have gone on with a game. */
  async function withLostMoves(behind: readonly GameRecord[]): Promise<readonly GameRecord[]> {
    const ids = behind.map(({ id }) => id);
    const stored = byId((await read((database) => database.records(ids))) ?? []);
    return behind.filter(({ id, moves }) => !stored.get(id)?.moves.startsWith(moves));
  }

  async function readList(): Promise<readonly ListedGame[]> {
    const stored = await read((database) => database.list());
    if (!stored) listing = undefined;
    return withKnownRules(withNewer(stored ?? [], journal.records().map(factsOf)));
  }

  /** The games of a deal, not replayed, the newest first. */
  async function ofDeal(variant: VariantId, deal: DealId): Promise<readonly GameRecord[]> {
    const stored = (await read((database) => database.ofDeal(variant, deal))) ?? [];
    const own = journal.records().filter((each) => each.variant === variant && each.deal === deal);
    return [...withNewer(stored, own)].sort(newestFirst);
  }

  /** Replays a record of the journal. One that cannot be replayed goes to quarantine. */
  function replayed(record: GameRecord | undefined): PlayedGame | undefined {
    const played = record && replayRecord(record);
    if (played?.ok) return played.value;
    if (record && played) journal.quarantine(record, played.error);
    return undefined;
  }

  /** The newest state of a game; or why it cannot be read, in a clause without a full stop. */
  async function game(id: string): Promise<Result<PlayedGame, WhyUnread>> {
    const record = journal.read(id);
    if (record) await loadGame(record.variant);
    const own = replayed(record);
    if (own) return ok(own);
    const stored = await read((database) => database.game(id));
    return stored ?? err('the browser refused to read it');
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

  /** True if the database cannot have a game: every game that was played leaves a key in the storage. */
  const hasNoGames = (): boolean =>
    storage.keys(PREFIX).every((key) => key === SETTINGS_KEY || key.startsWith(DAILY_KEYS));

  return {
    /** Opens the database and moves into it what only the journal or an earlier version has. Call it after the first paint. */
    open: async (): Promise<void> => {
      await ready().catch(() => undefined);
    },
    write,
    flush,
    /** The last game of a variant, without a promise if the journal has it. The rules of the variant must be loaded. */
    last: (variant: VariantId): PlayedGame | undefined | Promise<PlayedGame | undefined> => {
      const own = replayed(journal.last(variant));
      if (own) return own;
      // Version 1 noted the last deal under the variant’s name.
      const mayBeStored =
        journal.lastId(variant) !== undefined || storage.read(PREFIX + variant) !== null;
      return mayBeStored ? lastStored(variant) : undefined;
    },
    /**
     * The games of the journal, the newest first; it has at least the last of each variant. The rules of all games must be
     * loaded.
     */
    atHand: (): readonly PlayedGame[] =>
      [...journal.records()].sort(newestFirst).flatMap((record) => replayed(record) ?? []),
    game,
    /** The newest unfinished game of a deal. Undefined, without a promise, if nothing was ever played in this browser. */
    unfinished: (
      variant: VariantId,
      deal: DealId,
    ): PlayedGame | undefined | Promise<PlayedGame | undefined> =>
      hasNoGames() ? undefined : unfinished(variant, deal),
    ofDeal,
    /** The facts of all games, or only of the journal’s if the database fails. Cached until a tab changes a game. */
    list: async (): Promise<readonly ListedGame[]> => {
      await flush();
      listing ??= readList();
      return listing;
    },
    /** Deletes games. Returns a function that restores them. Both may reject. */
    remove: async (ids: readonly string[]): Promise<() => Promise<void>> => {
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
    /** Deletes all games and verdicts. May reject. */
    clear: async (): Promise<void> => {
      await flush();
      await (await ready()).clear();
      waiting.clear();
      journal.clear();
    },
    /** What backups are exported from and imported into. May reject. */
    backupParts: async (): Promise<BackupParts> => {
      await flush();
      storage.write(KEPT_KEY, '1');
      return { database: await ready(), journal, now };
    },
    onChange: connection.onChange,
    /** Why the database takes no games; undefined if it does. */
    trouble: connection.trouble,
    /** The database, once it has all games. Rejects if its code cannot be loaded. */
    database: ready,
    /** Those of the database. Its promises may reject. */
    verdicts: {
      of: async (variant: VariantId) => (await ready()).verdicts.of(variant),
      ofPositions: async (variant: VariantId, deal: DealId) =>
        (await ready()).verdicts.ofPositions(variant, deal),
      add: async (...verdict: Parameters<GameDatabase['verdicts']['add']>) =>
        (await ready()).verdicts.add(...verdict),
    },
    idOfKey: journal.idOfKey,
  };
}

/** The games without those whose descriptions turn out to be faulty once they can be read. */
async function withKnownRules(list: readonly ListedGame[]): Promise<readonly ListedGame[]> {
  const own = list.find(({ variant }) => isOwn(variant));
  if (!own) return list;
  await loadGame(own.variant).catch(() => undefined);
  return list.filter(({ variant }) => parseVariant(variant).ok);
}

/** The stored games, or the journal’s states of them where these are newer, and the games that only the journal has. */
function withNewer<Kept extends GameFacts>(
  stored: readonly Kept[],
  own: readonly Kept[],
): readonly Kept[] {
  const games = new Map(byId(stored));
  for (const each of own) {
    const known = games.get(each.id);
    if (!known || compareRevisions(each, known) > 0) games.set(each.id, each);
  }
  return [...games.values()];
}
