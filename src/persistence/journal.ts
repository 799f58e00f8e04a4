import type { Result } from '../engine/result';
import type { Connection, OnNewer } from './games';
import { KEYS } from './keys';
import { isSameDeal, merge } from './merge';
import { quarantinedTexts, quarantineText, type UnreadText } from './quarantine';
import { formatRecord, type GameRecord, isPlayed, newestFirst, parseRow } from './record';
import type { SafeStorage, WriteError } from './safeStorage';
import type { WhyUnread } from './whyUnread';

export type Journal = ReturnType<typeof createJournal>;

const ENTRY = KEYS.journal;

/** Write-ahead copies in `localStorage`, one text per game: of that on the table, and of any that the database has not confirmed. */
export function createJournal(storage: SafeStorage) {
  /** The game this tab wrote last. */
  let onTable: string | undefined;

  const parse = (key: string): Result<GameRecord, WhyUnread> =>
    parseRow(key.slice(ENTRY.length), storage.read(key));

  function read(id: string): GameRecord | undefined {
    const record = parse(ENTRY + id);
    return record.ok ? record.value : undefined;
  }

  const records = (): readonly GameRecord[] =>
    storage
      .keys(ENTRY)
      .flatMap((key) => read(key.slice(ENTRY.length)) ?? [])
      .sort(newestFirst);

  /** Writes a state in place of its `base`. Where another tab has written a state, they are merged. Returns what is kept. */
  function write(record: GameRecord, base?: GameRecord): readonly GameRecord[] {
    const stored = storage.read(ENTRY + record.id);
    const isOwn = base && stored === formatRecord(base);
    const other = isOwn ? undefined : read(record.id);
    const [kept, cut] = other && isSameDeal(other, record) ? merge(other, record) : [record];
    const all = cut ? [kept, cut] : [kept];
    for (const each of all) storage.write(ENTRY + each.id, formatRecord(each));
    onTable = record.id;
    return all;
  }

  const drop = (id: string): void => storage.remove(ENTRY + id);

  function hasState(record: GameRecord): boolean {
    const here = read(record.id);
    return here !== undefined && formatRecord(here) === formatRecord(record);
  }

  return {
    write,
    read,
    /** All readable states, the newest first. */
    records,
    /** True if it has nothing, not even an unreadable text. */
    isEmpty: (): boolean => storage.keys(ENTRY).length === 0,
    /** Why a state is only in memory; undefined if the storage took them all. */
    whyOnlyInMemory: (): WriteError | undefined =>
      storage
        .keys(ENTRY)
        .map(storage.whyOnlyInMemory)
        .find((why) => why !== undefined),
    /** Unreadable texts and texts waiting for the database’s quarantine, by storage key. */
    damaged: (): ReadonlyMap<string, UnreadText> => {
      const found = new Map(quarantinedTexts(storage));
      for (const key of storage.keys(ENTRY)) {
        const record = parse(key);
        if (!record.ok) found.set(key, { key, text: storage.read(key) ?? '', why: record.error });
      }
      return found;
    },
    /** Keeps a state for the database’s quarantine. */
    quarantine: (record: GameRecord, why: WhyUnread): void => {
      const key = ENTRY + record.id;
      const isHere = hasState(record);
      const text = (isHere && storage.read(key)) || formatRecord(record);
      if (quarantineText(storage, { key, text, why }) && isHere) drop(record.id);
    },
    /** Drops a state that the database has, unless its game is on the table: the next first paint shows it. */
    confirm: (record: GameRecord): void => {
      const { id } = record;
      const isOnTable = id === (onTable ?? records()[0]?.id);
      // If the storage refused the text, it may have an older one.
      if (isOnTable && !storage.whyOnlyInMemory(ENTRY + id)) return;
      if (hasState(record)) drop(id);
    },
    /** Drops a state, unless another one of its game is here. */
    forget: (record: GameRecord): void => {
      if (hasState(record)) drop(record.id);
    },
    /** Removes a deleted game. */
    remove: drop,
    clear: (): void => {
      for (const key of storage.keys(ENTRY)) storage.remove(key);
    },
    /** The game id in the key of a storage event. */
    idOfKey: (key: string | null): string | undefined =>
      key?.startsWith(ENTRY) ? key.slice(ENTRY.length) : undefined,
  };
}

/** A state that the database may not have yet. */
interface Unsaved {
  readonly record: GameRecord;
  /** The texts of this tab’s states of the game from the last one that the database has confirmed: it may have any of them. */
  readonly own: Set<string>;
  /** Settles when the database has answered; undefined if it has refused the state. */
  saving?: Promise<void> | undefined;
}

/** Stores states, in the journal and in the database, before `write` returns: what waits for an answer would be lost with the page. */
export function createWriteQueue({ store }: Connection, journal: Journal, onNewer: OnNewer) {
  /** The newest states, by id. */
  const unsaved = new Map<string, Unsaved>();
  /** The states that the database is known to have, by id. */
  const saved = new Map<string, GameRecord>();
  /** True once the browser was asked to keep the games when it needs space. */
  let hasAskedToPersist = false;

  function write(record: GameRecord, base?: GameRecord): boolean {
    if (!isPlayed(record)) return true;
    const states = journal.write(record, base);
    for (const each of states) {
      const own = unsaved.get(each.id)?.own ?? new Set();
      if (base) own.add(formatRecord(base));
      own.add(formatRecord(each));
      unsaved.set(each.id, { record: each, own });
    }
    void flush();
    return states[0] === record;
  }

  async function flush(): Promise<void> {
    for (const state of unsaved.values()) {
      state.saving ??= save(state).finally(() => {
        state.saving = undefined;
      });
    }
    await Promise.all([...unsaved.values()].map(({ saving }) => saving));
  }

  async function save(state: Unsaved): Promise<void> {
    const { record, own } = state;
    const { id } = record;
    const replaced = await store((database) => database.replace(record));
    if (!replaced) return;
    const known = saved.get(id);
    saved.set(id, record);
    const { row } = replaced;
    const isOwn =
      row === (known && formatRecord(known)) || (typeof row === 'string' && own.has(row));
    if (!isOwn) await mergeReplaced(unsaved.get(id)?.record ?? record, row, known);
    if (unsaved.get(id) === state) unsaved.delete(id);
    for (const each of saved.values()) journal.confirm(each);
    if (record.result) askToPersist();
  }

  /** Merges a state with a row of another tab that it has replaced. */
  async function mergeReplaced(
    record: GameRecord,
    row: unknown,
    known?: GameRecord,
  ): Promise<void> {
    const stored = await store((database) => database.mergeReplaced(record, row, known));
    if (!stored || stored.isNow) return;
    journal.forget(record);
    if (stored.isCut) onNewer(record.id, 'isOvertaken');
    else if (stored.outcome !== 'deleted') onNewer(record.id);
  }

  function askToPersist(): void {
    if (hasAskedToPersist) return;
    hasAskedToPersist = true;
    // The browser may ask the player whether it should keep the games.
    globalThis.navigator?.storage?.persist?.().catch(() => {});
  }

  return {
    /** Stores a state of a game that was made from `base`, unless it was not played. False if another tab’s is newer: read the game again. */
    write,
    isWaiting: (id: string): boolean => unsaved.has(id),
    /** Notes a state that was read from the database. */
    noteStored: (record: GameRecord): void => void saved.set(record.id, record),
    /** Stores again what was refused. Resolves when the database has everything that was written, or has failed. */
    flush,
    /** Forgets what waits of a deleted game. */
    remove: (id: string): void => void unsaved.delete(id),
    clear: (): void => unsaved.clear(),
  };
}
