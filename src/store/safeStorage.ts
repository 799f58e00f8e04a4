import { err, ok, type Result } from '../engine/result';

/** The part of `localStorage` the stores use. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Texts by key. It never throws, though the storage may be full, forbidden or missing. */
export interface SafeStorage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => Result<void, 'refused'>;
  readonly remove: (key: string) => void;
  readonly keys: (prefix: string) => readonly string[];
  /** Moves a text, if there is one, to a key of its own: it is kept, but no longer read. */
  readonly quarantine: (key: string) => void;
}

/** What every key of the app starts with. */
export const PREFIX = 'patience/';
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

  const write = (key: string, text: string): Result<void, 'refused'> =>
    attempt<Result<void, 'refused'>>((to) => {
      to.setItem(key, text);
      return ok(undefined);
    }, err('refused'));

  const remove = (key: string): void => attempt((from) => from.removeItem(key), undefined);

  const keys = (prefix: string): readonly string[] =>
    attempt((from) => {
      const all = Array.from({ length: from.length }, (_, i) => from.key(i) ?? '');
      return all.filter((key) => key.startsWith(prefix));
    }, []);

  function quarantine(key: string): void {
    const text = read(key);
    if (text === null) return;
    let number = 1;
    while (read(`${QUARANTINE}${number}/${key}`) !== null) number++;
    remove(key);
    if (!write(`${QUARANTINE}${number}/${key}`, text).ok) write(key, text);
  }

  return { read, write, remove, keys, quarantine };
}
