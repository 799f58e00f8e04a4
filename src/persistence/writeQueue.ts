import type { Connection, OnNewer } from './connection';
import type { Journal } from './journal';
import { formatRecord, type GameRecord, isPlayed } from './record';

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
