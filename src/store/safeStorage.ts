import { err, ok, type Result } from '../engine/result';

/** The part of `localStorage` the stores use. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Why a text was not written: the storage has no room, or the browser forbids it. */
export type WriteError = 'full' | 'forbidden';

/** Texts by key. It never throws, though the storage may be full, forbidden or missing. */
export interface SafeStorage {
  readonly read: (key: string) => string | null;
  /** Writes a text. One that should be in quarantine, but found no room there, is not overwritten. */
  readonly write: (key: string, text: string) => Result<void, WriteError>;
  readonly remove: (key: string) => void;
  readonly keys: (prefix: string) => readonly string[];
  /** Moves a text, if there is one, to a key of its own: it is kept, but no longer read. False if there is no room. */
  readonly quarantine: (key: string) => boolean;
}

/** What every key of the app starts with. */
export const PREFIX = 'patience/';
/** Set once games have left the browser’s small storage: from then on a deal may be in the archive alone. */
export const ARCHIVED_KEY = `${PREFIX}archived`;

const QUARANTINE = `${PREFIX}aside/`;

/** Wraps a storage of the browser; `undefined` stands for a missing one. */
export function createSafeStorage(storage: TextStorage | undefined): SafeStorage {
  function attempt<T>(action: (from: TextStorage) => T, fallback: T): T {
    if (!storage) return fallback;
    try {
      return action(storage);
    } catch {
      return fallback;
    }
  }

  const read = (key: string): string | null => attempt((from) => from.getItem(key), null);

  /** Texts by key that found no room in quarantine. */
  const stuck = new Map<string, string>();

  function put(key: string, text: string): Result<void, WriteError> {
    if (!storage) return err('forbidden');
    try {
      storage.setItem(key, text);
      return ok(undefined);
    } catch (error) {
      return err(isQuotaError(error) ? 'full' : 'forbidden');
    }
  }

  function write(key: string, text: string): Result<void, WriteError> {
    const isStuck = stuck.has(key) && read(key) === stuck.get(key);
    if (isStuck && !quarantine(key)) return err('full');
    stuck.delete(key);
    return put(key, text);
  }

  const remove = (key: string): void => attempt((from) => from.removeItem(key), undefined);

  const keys = (prefix: string): readonly string[] =>
    attempt((from) => {
      const all = Array.from({ length: from.length }, (_, i) => from.key(i) ?? '');
      return all.filter((key) => key.startsWith(prefix));
    }, []);

  function quarantine(key: string): boolean {
    const text = read(key);
    if (text === null) return true;
    let number = 1;
    while (read(`${QUARANTINE}${number}/${key}`) !== null) number++;
    if (!put(`${QUARANTINE}${number}/${key}`, text).ok) {
      stuck.set(key, text);
      return false;
    }
    remove(key);
    return true;
  }

  return { read, write, remove, keys, quarantine };
}

/** Browsers name a full storage differently. */
export const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException &&
  ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'].includes(error.name);
