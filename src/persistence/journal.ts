import { err, type Result } from '../engine/result';
import type { VariantId } from '../games/index';
import { parseRow } from './parseRecord';
import { quarantinedTexts, quarantineText, type UnreadText } from './quarantine';
import { compareStates, formatRecord, type GameRecord } from './record';
import { PREFIX, type SafeStorage, type WriteError } from './safeStorage';

/** `newer`: another tab has written the same or a newer revision. It stays, and the refused state goes to quarantine. */
export type SaveError = WriteError | 'newer';

/** Write-ahead copies of games in `localStorage`, one text per game, and the id of the last game played of each variant. */
export interface Journal {
  /** Writes a state and notes its game as the last of the variant. */
  readonly write: (record: GameRecord) => Result<void, SaveError>;
  /** The last game of a variant, if its text is here and can be read. */
  readonly last: (variant: VariantId) => GameRecord | undefined;
  readonly lastId: (variant: VariantId) => string | undefined;
  readonly read: (id: string) => GameRecord | undefined;
  /** All readable states. */
  readonly records: () => readonly GameRecord[];
  /** Unreadable texts and texts waiting for the database’s quarantine, by storage key. */
  readonly damaged: () => ReadonlyMap<string, UnreadText>;
  /** Sets a state aside for the database’s quarantine. */
  readonly quarantine: (record: GameRecord, why: string) => void;
  /**
   * Drops the text of a game once the database has this state. A newer text stays. The state itself stays while its game is the last
   * of the variant, for the first paint; the result is then false.
   */
  readonly confirm: (record: Pick<GameRecord, 'id' | 'revision' | 'variant'>) => boolean;
  /** Removes deleted games, also as the last of their variants. */
  readonly remove: (ids: Iterable<string>) => void;
  readonly clear: () => void;
  /** The game id in the key of a storage event. */
  readonly idOfKey: (key: string | null) => string | undefined;
}

/** Why a state is in quarantine if another tab has written a newer one. */
export const OVERTAKEN = 'another tab has played this game, too';

const ENTRY = `${PREFIX}journal/`;
const LAST = `${PREFIX}last/`;

/** The journal over a storage. */
export function createJournal(storage: SafeStorage): Journal {
  /** The text this tab wrote last. While it is still stored, no comparison is needed. */
  let latest: string | undefined;

  const parse = (key: string): Result<GameRecord, string> =>
    parseRow(key.slice(ENTRY.length), storage.read(key));

  function read(id: string): GameRecord | undefined {
    const record = parse(ENTRY + id);
    return record.ok ? record.value : undefined;
  }

  const lastId = (variant: VariantId): string | undefined =>
    storage.read(LAST + variant) ?? undefined;

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
    last: (variant) => {
      const record = read(lastId(variant) ?? '');
      return record?.variant === variant ? record : undefined;
    },
    lastId,
    read,
    records: () =>
      storage.keys(ENTRY).flatMap((key) => {
        const record = parse(key);
        return record.ok ? [record.value] : [];
      }),
    damaged: () => {
      const found = new Map(quarantinedTexts(storage));
      for (const key of storage.keys(ENTRY)) {
        const record = parse(key);
        if (!record.ok) found.set(key, { key, text: storage.read(key) ?? '', why: record.error });
      }
      return found;
    },
    quarantine: (record, why) => {
      const key = ENTRY + record.id;
      const here = read(record.id);
      const isHere = here !== undefined && compareStates(here, record) === 0;
      const text = (isHere && storage.read(key)) || formatRecord(record);
      if (quarantineText(storage, { key, text, why }) && isHere) drop([record.id]);
    },
    confirm: ({ id, revision, variant }) => {
      const here = read(id);
      if (!here || here.revision > revision) return true;
      // If the storage refused the text, it may have an older one.
      const isInStorage = here.revision === revision && !storage.isOnlyInMemory(ENTRY + id);
      const isNeeded = isInStorage && lastId(variant) === id;
      if (!isNeeded) drop([id]);
      return !isNeeded;
    },
    remove: (ids) => {
      const gone = new Set(ids);
      drop(gone);
      for (const key of storage.keys(LAST)) {
        if (gone.has(storage.read(key) ?? '')) storage.remove(key);
      }
    },
    clear: () => {
      for (const key of [...storage.keys(ENTRY), ...storage.keys(LAST)]) storage.remove(key);
    },
    idOfKey: (key) => (key?.startsWith(ENTRY) ? key.slice(ENTRY.length) : undefined),
  };
}
