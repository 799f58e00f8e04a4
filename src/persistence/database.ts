import type { DealId } from '../engine/dealId';
import { err, type Result } from '../engine/result';
import type { VariantId } from '../games/index';
import type { Moment } from './day';
import {
  addToQuarantine,
  dealKey,
  lastKey,
  mergeReplaced,
  moveToQuarantine,
  noteLast,
  type Outcome,
  type Rows,
  readRows,
  removeGame,
  replaceRow,
  replayRow,
  type Stored,
  startingWith,
  storeState,
} from './gameRows';
import type { Journal } from './journal';
import { accessDatabase, type Transaction } from './openDatabase';
import { type Quarantined, type QuarantineEntry, toEntry } from './quarantineEntries';
import {
  factsOf,
  type GameRecord,
  type ListedGame,
  type PlayedGame,
  parseRow,
  replayRecord,
} from './record';
import type { SafeStorage } from './safeStorage';
import { accessSolverResults } from './solverResults';
import type { WhyUnread } from './whyUnread';

export type GameDatabase = ReturnType<typeof createDatabase>;

/** Rows read at once: browsers limit the size of one result. */
const LIST_PORTION = 20_000;

/**
 * The games played in this browser. Its promises reject only if the browser’s database fails. `onChange` is called after each change by
 * this tab; if it was one state in place of another, with that state.
 */
export function createDatabase(now: () => Moment, onChange: (state?: GameRecord) => void) {
  const { use, change: transact } = accessDatabase();

  /** Runs a task in one transaction and reports the change. */
  async function change<T>(
    task: (transaction: Transaction) => Promise<T>,
    hasChanged: (value: T) => boolean = () => true,
    how?: 'patient',
  ): Promise<T> {
    const value = await transact(task, how);
    if (hasChanged(value)) onChange();
    return value;
  }

  /** All rows, unchecked, sorted by id, in portions of up to `size`. */
  async function* portions(size: number): AsyncGenerator<Rows<string>, void> {
    let range: IDBKeyRange | null = null;
    for (;;) {
      const rows: Rows<string> = await use((database) =>
        readRows(database.transaction('games').store, range, size),
      );
      if (rows.length > 0) yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < size) return;
      range = IDBKeyRange.lowerBound(last[0], true);
    }
  }

  const moveDamagedRows = (ids: readonly string[]): Promise<void> =>
    change(async (transaction) => {
      for (const id of ids) {
        const value: unknown = await transaction.objectStore('games').get(id);
        const record = parseRow(id, value);
        if (record.ok) continue;
        await moveToQuarantine(transaction, [id, value], record.error, now());
      }
    });

  /** The facts of all games, unsorted. Rows that cannot be read go to quarantine. */
  async function list(): Promise<readonly ListedGame[]> {
    const games: ListedGame[] = [];
    const damaged: string[] = [];
    for await (const rows of portions(LIST_PORTION)) {
      for (const [id, row] of rows) {
        const record = parseRow(id, row);
        if (record.ok) games.push(factsOf(record.value));
        else damaged.push(id);
      }
    }
    // If the database is full, the next list tries again.
    if (damaged.length > 0) await moveDamagedRows(damaged).catch(() => {});
    return games;
  }

  /** Reads and replays a game. One that cannot be replayed goes to quarantine, and the reason is returned. */
  async function game(id: string): Promise<Result<PlayedGame, WhyUnread>> {
    const [value, count]: readonly [unknown, number] = await use((database) => {
      const { store } = database.transaction('games');
      return Promise.all([store.get(id), store.count(id)]);
    });
    if (count === 0) return err('notStored');
    const played = replayRow(id, value);
    if (!played.ok) {
      const { error } = played;
      await change((transaction) => moveToQuarantine(transaction, [id, value], error, now()));
    }
    return played;
  }

  /** The readable records with these ids, not replayed. */
  async function records(ids: readonly string[]): Promise<readonly GameRecord[]> {
    const rows: readonly unknown[] = await use((database) => {
      const { store } = database.transaction('games');
      return Promise.all(ids.map((id) => store.get(id)));
    });
    return ids.flatMap((id, i) => {
      const record = parseRow(id, rows[i]);
      return record.ok ? [record.value] : [];
    });
  }

  const storeAll = (records: readonly GameRecord[], areLast: boolean) =>
    change(
      async (transaction) => {
        const stored: Stored[] = [];
        for (const record of records) {
          const done = await storeState(transaction, record, now());
          if (areLast && done.isNow) noteLast(transaction, record);
          stored.push(done);
        }
        return stored;
      },
      (stored) => stored.some(({ outcome }) => outcome === 'added' || outcome === 'updated'),
      areLast ? undefined : 'patient',
    );

  return {
    list,
    game,
    records,
    /** The games of a deal, not replayed, unsorted. */
    ofDeal: async (variant: VariantId, deal: DealId): Promise<readonly GameRecord[]> => {
      const prefix = dealKey(variant, deal);
      const keys = await use((database) => database.getAllKeys('deals', startingWith(prefix)));
      const found = await records(keys.map((key) => key.slice(prefix.length)));
      return found.filter((record) => record.variant === variant && record.deal === deal);
    },
    /** The id of the game of a variant that this browser stored last. */
    lastOf: async (variant: VariantId): Promise<string | undefined> => {
      const id = await use((database) => database.get('deals', lastKey(variant)));
      return typeof id === 'string' ? id : undefined;
    },
    /** Stores replayed states played in this browser, all or none, each as the last game of its variant. */
    store: (records: readonly GameRecord[]): Promise<readonly Stored[]> => storeAll(records, true),
    /** Stores a state as the last game of its variant; if open, the database has it even if this page ends. Resolves to the row before. */
    replace: async (record: GameRecord): Promise<{ readonly row: unknown }> => {
      const row = await transact((transaction) => replaceRow(transaction, record), 'handedOver');
      onChange(record);
      return { row };
    },
    /** Merges a state with the row that it replaced; `known` is the one that was expected. */
    mergeReplaced: (record: GameRecord, replaced: unknown, known?: GameRecord): Promise<Stored> =>
      change((transaction) => mergeReplaced(transaction, record, { replaced, known }, now())),
    /** Merges replayed records of a backup, all or none, with those that are here. Returns the outcome of each. */
    merge: async (records: readonly GameRecord[]): Promise<readonly Outcome[]> =>
      (await storeAll(records, false)).map(({ outcome }) => outcome),
    remove: (id: string): Promise<void> => change((transaction) => removeGame(transaction, id)),
    /** Removes all games and verdicts. */
    clear: (): Promise<void> =>
      change(async (transaction) => {
        for (const name of ['games', 'deals', 'verdicts'] as const) {
          await transaction.objectStore(name).clear();
        }
      }),
    portions,
    ...accessSolverResults(use),
    quarantined: async (): Promise<readonly Quarantined[]> => {
      const rows = await use((database) => readRows(database.transaction('quarantine').store));
      return rows.map(([id, row]) => ({ ...toEntry(row, 'quarantine'), id }));
    },
    /** Adds to quarantine. An equal key and text is stored once. */
    quarantine: (entries: readonly QuarantineEntry[]): Promise<void> =>
      change(async (transaction) => {
        for (const entry of entries) await addToQuarantine(transaction, entry);
      }),
    removeQuarantined: (id: number): Promise<void> =>
      change((transaction) => transaction.objectStore('quarantine').delete(id)),
  };
}

/** Where games are kept: in the journal, until the database has them. */
export interface GamePlaces {
  readonly journal: Journal;
  readonly database: GameDatabase;
}

/** What `moveIntoDatabase` needs. */
export interface MovingParts extends GamePlaces {
  readonly storage: SafeStorage;
  readonly now: () => Moment;
  /** True for a game that this page has played on, and stores itself. */
  readonly isWaiting?: (id: string) => boolean;
}

/**
 * Merges the journal into the database and drops what the database has. Nothing is removed before, and a second run changes nothing.
 * `onNewer` receives the ids of games of which the database has a newer state. Rejects if the database fails.
 */
export async function mergeJournal(
  { journal, database, isWaiting }: GamePlaces & Pick<MovingParts, 'isWaiting'>,
  onNewer?: (id: string) => void,
): Promise<void> {
  // The last one stored counts as the last that was played.
  const records = journal
    .records()
    .toReversed()
    .filter((record) => {
      if (isWaiting?.(record.id)) return false;
      const played = replayRecord(record);
      if (!played.ok) journal.quarantine(record, played.error);
      return played.ok;
    });
  const stored = await database.store(records);
  for (const [i, record] of records.entries()) {
    if (stored[i]?.isNow) journal.confirm(record);
    else {
      journal.forget(record);
      onNewer?.(record.id);
    }
  }
}

/**
 * Moves into the database what only the journal has. It may run in several tabs at once: a text is stored once, whoever comes first.
 * Returns how many texts could not be read; two such tabs may count the same ones.
 */
export async function moveIntoDatabase(
  from: MovingParts,
  onNewer?: (id: string) => void,
): Promise<number> {
  await mergeJournal(from, onNewer);
  const { storage, journal, database, now } = from;
  const found = [...journal.damaged()].map(([place, text]) => ({
    place,
    stored: storage.read(place),
    entry: { ...text, at: now() },
  }));
  if (found.length === 0) return 0;
  await database.quarantine(found.map(({ entry }) => entry));
  for (const { place, stored } of found) if (storage.read(place) === stored) storage.remove(place);
  return found.length;
}
