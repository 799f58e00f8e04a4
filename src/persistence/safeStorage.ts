import { err, ok, type Result } from '../engine/result';

// The first load catches these errors, and the database, which is loaded later, throws one of them.

/** Why something was not stored: the storage is full, or the browser forbids it. */
export type WriteError = 'full' | 'forbidden';

/** Why the database takes no games: it is full, forbidden, or does not answer. */
export type Trouble = WriteError | 'silent';

/** The browser’s database does not answer in time. `answered` settles once it does. */
export class SilentDatabase extends Error {
  readonly answered: Promise<unknown>;
  constructor(answered: Promise<unknown>) {
    super();
    this.answered = answered;
  }
}

/** Browsers give different names to the error of a full storage. */
const QUOTA_ERRORS = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

export const writeErrorOf = (error: unknown): WriteError =>
  error instanceof DOMException && QUOTA_ERRORS.includes(error.name) ? 'full' : 'forbidden';

export const troubleOf = (error: unknown): Trouble =>
  error instanceof SilentDatabase ? 'silent' : writeErrorOf(error);

export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export type SafeStorage = ReturnType<typeof createSafeStorage>;

/** A storage over the browser’s, if there is one. It never throws: what the browser refuses stays in memory while the page is open. */
export function createSafeStorage(storage: TextStorage | undefined) {
  function attempt<T>(action: (from: TextStorage) => T, fallback: T): T {
    if (!storage) return fallback;
    try {
      return action(storage);
    } catch {
      return fallback;
    }
  }

  /** Refused texts by key, why they were refused, and what the storage had then in their place. */
  const refused = new Map<
    string,
    { readonly text: string; readonly why: WriteError; readonly stored: string | null }
  >();

  const readStored = (key: string): string | null => attempt((from) => from.getItem(key), null);

  /** The refused text of a key, unless another tab has stored one since, which is newer. */
  const refusedAt = (key: string) => {
    const own = refused.get(key);
    return own?.stored === readStored(key) ? own : undefined;
  };

  function put(key: string, text: string): Result<void, WriteError> {
    if (!storage) return err('forbidden');
    try {
      storage.setItem(key, text);
      return ok(undefined);
    } catch (error) {
      return err(writeErrorOf(error));
    }
  }

  return {
    /** Why the text of a key is only in memory; undefined if it is stored. */
    whyOnlyInMemory: (key: string): WriteError | undefined => refusedAt(key)?.why,
    read: (key: string): string | null => refusedAt(key)?.text ?? readStored(key),
    write: (key: string, text: string): Result<void, WriteError> => {
      const written = put(key, text);
      if (written.ok) refused.delete(key);
      else refused.set(key, { text, why: written.error, stored: readStored(key) });
      return written;
    },
    remove: (key: string): void => {
      refused.delete(key);
      attempt((from) => from.removeItem(key), undefined);
    },
    keys: (prefix: string): readonly string[] => {
      const stored = attempt(
        (from) => Array.from({ length: from.length }, (_, i) => from.key(i) ?? ''),
        [],
      );
      return [...new Set([...stored, ...refused.keys()])].filter((key) => key.startsWith(prefix));
    },
  };
}
