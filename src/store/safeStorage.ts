import { err, ok, type Result } from '../engine/result';

/** The part of `localStorage` the stores use. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Why a text was not written: the storage has no room, or the browser forbids it. */
export type WriteError = 'full' | 'forbidden';

/**
 * Texts by key. It never throws, though the storage may be full, forbidden or missing: what it does not take is kept in memory, so
 * that nothing is lost while the page is open.
 */
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

  /** Texts by key that the storage has not taken, and what it has in their place. */
  const untaken = new Map<string, { readonly text: string; readonly stored: string | null }>();

  const readStored = (key: string): string | null => attempt((from) => from.getItem(key), null);

  function read(key: string): string | null {
    const stored = readStored(key);
    const own = untaken.get(key);
    // What another tab has stored since is newer.
    return own?.stored === stored ? own.text : stored;
  }

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
    const isStuck = stuck.has(key) && readStored(key) === stuck.get(key);
    const written = isStuck && !quarantine(key) ? err('full' as const) : put(key, text);
    if (written.ok) {
      stuck.delete(key);
      untaken.delete(key);
    } else untaken.set(key, { text, stored: readStored(key) });
    return written;
  }

  function remove(key: string): void {
    untaken.delete(key);
    attempt((from) => from.removeItem(key), undefined);
  }

  const keys = (prefix: string): readonly string[] =>
    [
      ...new Set([
        ...attempt((from) => Array.from({ length: from.length }, (_, i) => from.key(i) ?? ''), []),
        ...untaken.keys(),
      ]),
    ].filter((key) => key.startsWith(prefix));

  function quarantine(key: string): boolean {
    const text = readStored(key);
    if (text === null) return true;
    let number = 1;
    while (read(`${QUARANTINE}${number}/${key}`) !== null) number++;
    if (!put(`${QUARANTINE}${number}/${key}`, text).ok) {
      stuck.set(key, text);
      return false;
    }
    attempt((from) => from.removeItem(key), undefined);
    return true;
  }

  return { read, write, remove, keys, quarantine };
}

/** Browsers name a full storage differently. */
export const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException &&
  ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'].includes(error.name);
