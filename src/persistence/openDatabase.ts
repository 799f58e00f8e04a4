import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Verdict } from '../engine/game';
import type { AccountTotals } from '../games/findings';
import type { QuarantineEntry } from './quarantineEntries';
import { SilentDatabase } from './safeStorage';

/** The format of the database, version 1. Later versions must read it. */
export interface DatabaseSchema extends DBSchema {
  /** Records as text, by id: browsers read ten thousand texts much faster than as many objects. */
  games: { key: string; value: string };
  /** Which games a deal has: `klondike-3/275/ID`. Of the last game of a variant, `last/klondike-3`, the value is the id. */
  deals: { key: string; value: true | string };
  /**
   * By variant and deal, `klondike-3/275`; of a position `positions/klondike-3/275/`, and its key. What became of the chance in a
   * finished game is `accounts/ID`.
   */
  verdicts: { key: string; value: Verdict | AccountTotals };
  quarantine: { key: number; value: QuarantineEntry; indexes: { key: string } };
}

export type StoreName = 'games' | 'deals' | 'verdicts' | 'quarantine';
const STORES: StoreName[] = ['games', 'deals', 'verdicts', 'quarantine'];

type Database = IDBPDatabase<DatabaseSchema>;
/** A transaction that may change everything. */
export type Transaction = IDBPTransaction<DatabaseSchema, StoreName[], 'readwrite'>;
export const DATABASE = 'patience-lab';
const VERSION = 1;

/** A database that has not answered after this many milliseconds is treated as forbidden. */
const DEADLINE_MS = 2000;
/** The same for work that people watch and can stop: a busy machine may need seconds for a few hundred games. */
const PATIENT_MS = 30_000;

/** `handedOver`: the task waits for none of its requests. `patient`: it may take long, and waits for what is unanswered. */
type How = 'handedOver' | 'patient';

export type Access = ReturnType<typeof accessDatabase>;

/** Opens the database when it is first needed, and again after the browser has closed it. */
export function accessDatabase() {
  let opening: Promise<Database> | undefined;
  let opened: Database | undefined;
  /** A task that the database has not answered in time. Nothing more is asked before it has. */
  let unanswered: Promise<unknown> | undefined;
  const forget = (): void => {
    opening = undefined;
    opened = undefined;
  };

  function open(): Promise<Database> {
    opening ??= openDB<DatabaseSchema>(DATABASE, VERSION, {
      upgrade: (database) => {
        for (const name of ['games', 'deals', 'verdicts'] as const) {
          database.createObjectStore(name);
        }
        const quarantine = database.createObjectStore('quarantine', { autoIncrement: true });
        quarantine.createIndex('key', 'key');
      },
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase | null)?.close();
        forget();
      },
      terminated: forget,
    });
    opening.then((database) => {
      opened = database;
    }, forget);
    return opening;
  }

  /** Runs a task, before this returns if the database is open. */
  async function attempt<T>(task: (database: Database) => Promise<T>): Promise<T> {
    try {
      return await task(opened ?? (await open()));
    } catch (error) {
      // The browser has closed the database: it may be deleted while the page is open.
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      return task(await open());
    }
  }

  /** Runs a task. Rejects if the browser forbids databases, the task fails or the database does not answer in time. */
  async function use<T>(task: (database: Database) => Promise<T>, how?: How): Promise<T> {
    const isPatient = how === 'patient';
    if (unanswered && !isPatient) throw new SilentDatabase(unanswered);
    const answer = unanswered ? unanswered.then(() => attempt(task)) : attempt(task);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => {
          const settle = (): void => {
            unanswered = undefined;
          };
          unanswered = answer.then(settle, settle);
          reject(new SilentDatabase(unanswered));
        },
        isPatient ? PATIENT_MS : DEADLINE_MS,
      );
    });
    return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
  }

  /**
   * Runs a task in one transaction: all of it is stored or nothing. A task that waits for none of its requests is `handedOver`: the
   * browser has all of it before this returns, if the database is open.
   */
  const change = <T>(task: (transaction: Transaction) => Promise<T>, how?: How): Promise<T> =>
    use(async (database) => {
      const transaction = database.transaction(STORES, 'readwrite');
      try {
        const answer = task(transaction);
        if (how !== 'handedOver') await answer;
        // The browser would commit it only after this page has heard of each request.
        transaction.commit();
        await transaction.done;
        return await answer;
      } catch (error) {
        transaction.done.catch(() => undefined);
        try {
          transaction.abort();
        } catch {
          // The browser has aborted it already.
        }
        throw error;
      }
    }, how);

  return { use, change };
}
