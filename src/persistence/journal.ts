import { err, type Result } from '../engine/result';
import type { VariantId } from '../games/index';
import { parseRow } from './parseRecord';
import { quarantinedTexts, quarantineText, type UnreadText } from './quarantine';
import { compareStates, formatRecord, type GameRecord } from './record';
import { PREFIX, type SafeStorage, type WriteError } from './safeStorage';
import type { WhyUnread } from './whyUnread';

/** `newer`: another tab has written the same or a newer revision. It stays, and the refused state goes to quarantine. */
export type SaveError = WriteError | 'newer';

export type Journal = ReturnType<typeof createJournal>;

/** Why a state is in quarantine if another tab has written a newer one. */
export const OVERTAKEN: WhyUnread = 'anotherTab';

const ENTRY = `${PREFIX}journal/`;
const LAST = `${PREFIX}last/`;

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

  /** Writes a state and notes its game as the last of the variant. */
  function write(record: GameRecord): Result<void, SaveError> {
    const [key, text] = [ENTRY + record.id, formatRecord(record)];
    const stored = storage.read(key);
    const other = stored === text || stored === latest ? undefined : read(record.id);
    if (other && compareStates(other, record) >= 0) {
      quarantineText(storage, { key, text, why: OVERTAKEN });
      return err('newer');
    }
    // Without locks, two tabs may both have continued from one state.
    if (other && other.revision >= record.revision) {
      quarantineText(storage, { key, text: stored ?? '', why: OVERTAKEN });
    }
    latest = text;
    const written = storage.write(key, text);
    if (lastId(record.variant) !== record.id) storage.write(LAST + record.variant, record.id);
    return written;
  }

  function drop(ids: Iterable<string>): void {
    for (const id of ids) storage.remove(ENTRY + id);
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
      const here = read(record.id);
      const isHere = here !== undefined && compareStates(here, record) === 0;
      const text = (isHere && storage.read(key)) || formatRecord(record);
      if (quarantineText(storage, { key, text, why }) && isHere) drop([record.id]);
    },
    /**
     * Drops the text of a game once the database has this state. A newer text stays. The state itself stays while its game is the last
     * of the variant, for the first paint; the result is then false.
     */
    confirm: ({ id, revision, variant }: GameRecord): boolean => {
      const here = read(id);
      if (!here || here.revision > revision) return true;
      // If the storage refused the text, it may have an older one.
      const isInStorage = here.revision === revision && !storage.isOnlyInMemory(ENTRY + id);
      const isNeeded = isInStorage && lastId(variant) === id;
      if (!isNeeded) drop([id]);
      return !isNeeded;
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
