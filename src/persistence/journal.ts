import type { Result } from '../engine/result';
import type { VariantId } from '../games/index';
import { KEYS } from './keys';
import { isSameDeal, merge } from './merge';
import { parseRow } from './parseRecord';
import { quarantinedTexts, quarantineText, type UnreadText } from './quarantine';
import { formatRecord, type GameRecord } from './record';
import type { SafeStorage } from './safeStorage';
import type { WhyUnread } from './whyUnread';

export type Journal = ReturnType<typeof createJournal>;

const { journal: ENTRY, last: LAST } = KEYS;

/** Write-ahead copies of games in `localStorage`, one text per game, and the id of the last game played of each variant. */
export function createJournal(storage: SafeStorage) {
  /** The text this tab wrote last. While it is still stored, no comparison is needed. */
  let latest: string | undefined;

  const parse = (key: string): Result<GameRecord, WhyUnread> =>
    parseRow(key.slice(ENTRY.length), storage.read(key));

  function read(id: string): GameRecord | undefined {
    const record = parse(ENTRY + id);
    return record.ok ? record.value : undefined;
  }

  const lastId = (variant: VariantId): string | undefined =>
    storage.read(LAST + variant) ?? undefined;

  /**
   * Writes a state in place of its `base`, and notes its game as the last of the variant. Where another tab has written a state, they
   * are merged. Returns what is kept.
   */
  function write(record: GameRecord, base?: GameRecord): readonly GameRecord[] {
    const stored = storage.read(ENTRY + record.id);
    const isOwn = stored === latest || (base && stored === formatRecord(base));
    const other = isOwn ? undefined : read(record.id);
    const kept = other && isSameDeal(other, record) ? mergeBoth(other, record) : [record];
    for (const each of kept) storage.write(ENTRY + each.id, formatRecord(each));
    if (kept[0] === record) latest = formatRecord(record);
    if (lastId(record.variant) !== record.id) storage.write(LAST + record.variant, record.id);
    return kept;
  }

  function drop(ids: Iterable<string>): void {
    for (const id of ids) storage.remove(ENTRY + id);
  }

  function hasState(record: GameRecord): boolean {
    const here = read(record.id);
    return here !== undefined && formatRecord(here) === formatRecord(record);
  }

  return {
    write,
    /** The last game of a variant, if its text is here and can be read. */
    last: (variant: VariantId): GameRecord | undefined => {
      const record = read(lastId(variant) ?? '');
      return record?.variant === variant ? record : undefined;
    },
    lastId,
    read,
    /** True if it has neither a game nor the id of one. */
    isEmpty: (): boolean => storage.keys(ENTRY).length + storage.keys(LAST).length === 0,
    /** All readable states. */
    records: (): readonly GameRecord[] =>
      storage.keys(ENTRY).flatMap((key) => {
        const record = parse(key);
        return record.ok ? [record.value] : [];
      }),
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
      if (quarantineText(storage, { key, text, why }) && isHere) drop([record.id]);
    },
    /**
     * Drops the text of a state that the database has. It stays while its game is the last of the variant, for the first paint; the
     * result is then false.
     */
    confirm: (record: GameRecord): boolean => {
      if (!hasState(record)) return true;
      const { id, variant } = record;
      // If the storage refused the text, it may have an older one.
      const isNeeded = lastId(variant) === id && !storage.isOnlyInMemory(ENTRY + id);
      if (!isNeeded) drop([id]);
      return !isNeeded;
    },
    /** Drops a state, unless another one of its game is here. */
    forget: (record: GameRecord): void => {
      if (hasState(record)) drop([record.id]);
    },
    /** Removes deleted games, also as the last of their variants. */
    remove: (ids: Iterable<string>): void => {
      const gone = new Set(ids);
      drop(gone);
      for (const key of storage.keys(LAST)) {
        if (gone.has(storage.read(key) ?? '')) storage.remove(key);
      }
    },
    clear: (): void => {
      for (const key of [...storage.keys(ENTRY), ...storage.keys(LAST)]) storage.remove(key);
    },
    /** The game id in the key of a storage event. */
    idOfKey: (key: string | null): string | undefined =>
      key?.startsWith(ENTRY) ? key.slice(ENTRY.length) : undefined,
  };
}

function mergeBoth(a: GameRecord, b: GameRecord): readonly GameRecord[] {
  const [kept, cut] = merge(a, b);
  return cut ? [kept, cut] : [kept];
}
