import type { Connection } from './connection';
import type { GameList } from './gameList';
import type { Journal } from './journal';
import { formatRecord, type GameRecord, isPlayed } from './record';

/** The state of a game that the next one is made from, and whether the database had it. */
interface Base {
  readonly base: GameRecord;
  readonly wasStored: boolean;
}

/**
 * Stores states of games: in the journal, and at once in the database too if nothing is being stored; else the newest state waits.
 * `onNewer` receives the id of a game of which the database has a newer state, `onOvertaken` if what this tab played is another game
 * of the deal now.
 */
export function createWriteQueue(
  { store }: Connection,
  journal: Journal,
  list: GameList,
  { onNewer, onOvertaken }: Readonly<Record<'onNewer' | 'onOvertaken', (id: string) => void>>,
) {
  /** Records not yet in the database, by id. */
  const waiting = new Map<string, GameRecord>();
  /** Records in the database whose texts are still in the journal, by id. */
  const confirmed = new Map<string, GameRecord>();
  const bases = new Map<string, Base>();
  /** The states that this tab wrote last, by id. */
  const latest = new Map<string, string>();
  let storing = Promise.resolve();
  /** True once the browser was asked to keep the games when it needs space. */
  let hasAskedToPersist = false;

  function write(record: GameRecord, base?: GameRecord): boolean {
    if (!isPlayed(record)) return true;
    const { id } = record;
    const known = bases.get(id)?.base;
    const isNext =
      base && [latest.get(id), known && formatRecord(known)].includes(formatRecord(base));
    if (base && !isNext) bases.set(id, { base, wasStored: false });
    const kept = journal.write(record, base);
    for (const each of kept) waiting.set(each.id, each);
    const isKept = kept[0] === record;
    if (isKept) latest.set(id, formatRecord(record));
    void flush();
    return isKept;
  }

  function flush(): Promise<void> {
    storing = storing.then(storeWaiting);
    return storing;
  }

  async function storeWaiting(): Promise<void> {
    const records = [...waiting.values()];
    if (records.length === 0) return;
    const states = records.map((record) => ({ record, ...bases.get(record.id) }));
    const stored = await list.whileStoring(records, () =>
      store((database) => database.store(states)),
    );
    if (!stored) return;
    for (const [i, record] of records.entries()) {
      if (waiting.get(record.id) === record) waiting.delete(record.id);
      const { outcome, isNow, isCut } = stored[i] ?? {};
      if (isNow) {
        bases.set(record.id, { base: record, wasStored: true });
        confirmed.set(record.id, record);
        continue;
      }
      journal.forget(record);
      if (isCut) onOvertaken(record.id);
      else if (outcome !== 'deleted') onNewer(record.id);
    }
    for (const record of confirmed.values()) {
      if (journal.confirm(record)) confirmed.delete(record.id);
    }
    if (records.some(({ result }) => result)) askToPersist();
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
    isWaiting: (id: string): boolean => waiting.has(id),
    /** Notes a state that was read from the database. */
    noteStored: (base: GameRecord): void => void bases.set(base.id, { base, wasStored: true }),
    /** Resolves when the database has everything that was written, or has failed. */
    flush,
    /** Forgets what waits of deleted games. */
    remove: (ids: Iterable<string>): void => {
      for (const id of ids) waiting.delete(id);
    },
    clear: (): void => waiting.clear(),
  };
}
