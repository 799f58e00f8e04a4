import type { Result } from '../engine/result';
import { KEYS } from './keys';
import { isSameDeal, merge } from './merge';
import { quarantinedTexts, quarantineText, type UnreadText, type WhyUnread } from './quarantine';
import { formatRecord, type GameRecord, newestFirst, parseRow } from './record';
import type { SafeStorage } from './safeStorage';
import type { WriteError } from './storageErrors';

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
