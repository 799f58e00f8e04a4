import { err, ok, type Result } from '../engine/result';

/** The part of `localStorage` that is used. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Texts by name, over a storage that may be full, forbidden or missing: nothing here throws. */
export interface SafeStorage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => Result<void, 'refused'>;
  readonly remove: (key: string) => void;
  readonly keys: (prefix: string) => readonly string[];
  /** Moves a text that cannot be read out of the way, under a name of its own. */
  readonly quarantine: (key: string) => void;
}

export const PREFIX = 'patience/';
const QUARANTINE = `${PREFIX}aside/`;

export function createSafeStorage(storage: TextStorage | undefined): SafeStorage {
  function trying<T>(action: (from: TextStorage) => T, otherwise: T): T {
    if (!storage) return otherwise;
    try {
      return action(storage);
    } catch {
      return otherwise;
    }
  }

  const read = (key: string): string | null => trying((from) => from.getItem(key), null);

  const write = (key: string, text: string): Result<void, 'refused'> =>
    trying<Result<void, 'refused'>>((to) => {
      to.setItem(key, text);
      return ok(undefined);
    }, err('refused'));

  const remove = (key: string): void => trying((from) => from.removeItem(key), undefined);

  const keys = (prefix: string): readonly string[] =>
    trying((from) => {
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
