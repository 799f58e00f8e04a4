import { ok, type Result } from '../engine/result';
import type { Connection } from './connection';
import type { GameList } from './gameList';
import { type Journal, OVERTAKEN, type SaveError } from './journal';
import { byId, type GameRecord, isPlayed } from './record';

/**
 * Stores states of games: in the journal, and at once in the database too if nothing is being stored; else the newest state waits. `onOvertaken` receives the id of a game if the
 * database has a newer state than this tab wrote.
 */
export function createWriteQueue(
  { read, store }: Connection,
  journal: Journal,
  list: GameList,
  onOvertaken: (id: string) => void,
) {
  /** Records not yet in the database, by id. */
  const waiting = new Map<string, GameRecord>();
  /** Records in the database whose texts are still in the journal, by id. */
  const confirmed = new Map<string, GameRecord>();
  let storing = Promise.resolve();
  /** True once the browser was asked to keep the games when it needs space. */
  let hasAskedToPersist = false;

  function write(record: GameRecord): Result<void, SaveError> {
    if (!isPlayed(record)) return ok(undefined);
    const written = journal.write(record);
    if (!written.ok && written.error === 'newer') return written;
    waiting.set(record.id, record);
    void flush();
    return written;
  }

  function flush(): Promise<void> {
    storing = storing.then(storeWaiting);
    return storing;
  }

  async function storeWaiting(): Promise<void> {
    const records = [...waiting.values()];
    if (records.length === 0) return;
    waiting.clear();
    const outcomes = await list.whileStoring(records, () =>
      store((database) => database.store(records)),
    );
    if (!outcomes) {
      for (const record of records) if (!waiting.has(record.id)) waiting.set(record.id, record);
      return;
    }
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
    if (records.some(({ result }) => result)) askToPersist();
  }

  /** Those of these records with moves that the newer states in the database do not have. Another tab may just have gone on with a game. */
  async function withLostMoves(behind: readonly GameRecord[]): Promise<readonly GameRecord[]> {
    const ids = behind.map(({ id }) => id);
    const stored = byId((await read((database) => database.records(ids))) ?? []);
    return behind.filter(({ id, moves }) => !stored.get(id)?.moves.startsWith(moves));
  }

  function askToPersist(): void {
    if (hasAskedToPersist) return;
    hasAskedToPersist = true;
    // The browser may ask the player whether it should keep the games.
    globalThis.navigator?.storage?.persist?.().catch(() => {});
  }

  return {
    /** Stores a new state of a game, unless it was not played. After the error `newer`, read the game again. */
    write,
    /** Resolves when the database has everything that was written, or has failed. */
    flush,
    /** Forgets what waits of deleted games. */
    remove: (ids: Iterable<string>): void => {
      for (const id of ids) waiting.delete(id);
    },
    clear: (): void => waiting.clear(),
  };
}
