import { parseJsonObject } from '../engine/json';
import { err, type Result } from '../engine/result';
import type { VariantId } from '../games/index';
import { formatRecord, type GameRecord, newerOf, parseRecord } from './record';
import {
  PREFIX,
  quarantinedTexts,
  quarantineText,
  type SafeStorage,
  type UnreadText,
  type WriteError,
} from './safeStorage';

/** `newer`: another tab has written the same or a newer revision, which stays; the refused state is in quarantine. */
export type SaveError = WriteError | 'newer';

/**
 * Write-ahead copies of games in the browser’s small storage, one text a game; and for each variant the id of the game that was
 * on the table last.
 */
export interface Journal {
  /** Writes a game’s state, and notes it as its variant’s last. */
  readonly write: (record: GameRecord) => Result<void, SaveError>;
  /** The game of a variant that was on the table last, if its text is here and can be read. */
  readonly last: (variant: VariantId) => GameRecord | undefined;
  readonly lastId: (variant: VariantId) => string | undefined;
  readonly read: (id: string) => GameRecord | undefined;
  /** All states that can be read. */
  readonly records: () => readonly GameRecord[];
  /** The texts that cannot be read, and those that wait for the database’s quarantine, by the keys they are stored under. */
  readonly damaged: () => ReadonlyMap<string, UnreadText>;
  /** Moves a state to where it waits for the database’s quarantine. */
  readonly quarantine: (record: GameRecord, why: string) => void;
  /**
   * The database has this state: its text goes, unless the game is its variant’s last, or the text is newer. A text goes in any
   * case if the storage has not taken this state, and would show an older one after a reload.
   */
  readonly confirm: (record: Pick<GameRecord, 'id' | 'revision' | 'variant'>) => void;
  /** Forgets the states of games that the database has in newer ones. */
  readonly drop: (ids: Iterable<string>) => void;
  /** Forgets deleted games, also as the last of their variants. */
  readonly remove: (ids: Iterable<string>) => void;
  readonly clear: () => void;
  /** The id of the game that a storage event’s key is about. */
  readonly idOfKey: (key: string | null) => string | undefined;
}

/** Why a state of a game is in quarantine that another has overtaken. */
export const OVERTAKEN = 'another tab has played this game, too';

const ENTRY = `${PREFIX}journal/`;
const LAST = `${PREFIX}last/`;

/** The journal over a storage. */
export function createJournal(storage: SafeStorage): Journal {
  /** The texts that this tab has written, by key: they need not be read again. */
  const own = new Map<string, string>();
  /** Games whose newest state the storage has not taken: what it has of them is older. */
  const untaken = new Set<string>();

  function parse(key: string): Result<GameRecord, string> {
    const record = parseRecord(parseJsonObject(storage.read(key) ?? ''));
    return record.ok && ENTRY + record.value.id !== key ? err('it has another name') : record;
  }

  function read(id: string): GameRecord | undefined {
    const record = parse(ENTRY + id);
    return record.ok ? record.value : undefined;
  }

  const lastId = (variant: VariantId): string | undefined =>
    storage.read(LAST + variant) ?? undefined;

  function write(record: GameRecord): Result<void, SaveError> {
    const [key, text] = [ENTRY + record.id, formatRecord(record)];
    const stored = storage.read(key);
    const other = stored === text || stored === own.get(key) ? undefined : read(record.id);
    if (other && newerOf(other, record) === other) {
      quarantineText(storage, { key, text, why: OVERTAKEN });
      return err('newer');
    }
    own.set(key, text);
    const written = storage.write(key, text);
    if (written.ok) untaken.delete(record.id);
    else untaken.add(record.id);
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
      const [key, own] = [ENTRY + record.id, formatRecord(record)];
      const here = read(record.id);
      const stored = here && formatRecord(here) === own ? storage.read(key) : undefined;
      if (quarantineText(storage, { key, text: stored ?? own, why })) drop([record.id]);
    },
    confirm: ({ id, revision, variant }) => {
      const isNeeded = lastId(variant) === id && !untaken.has(id);
      if (!isNeeded && (read(id)?.revision ?? 0) <= revision) drop([id]);
    },
    drop,
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
