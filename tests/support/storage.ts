import type { TextStorage } from '../../src/persistence/safeStorage';

/** A storage in memory; with `refuses` set it throws on every write, as a full one does. */
export interface FakeStorage extends TextStorage {
  refuses: boolean;
  /** Keys for which it is full. */
  rejects: (key: string) => boolean;
  readonly texts: Map<string, string>;
}

export function fakeStorage(): FakeStorage {
  const texts = new Map<string, string>();
  return {
    refuses: false,
    rejects: () => false,
    texts,
    get length() {
      return texts.size;
    },
    key: (i) => [...texts.keys()][i] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (this.refuses || this.rejects(key)) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key) => {
      texts.delete(key);
    },
  };
}
