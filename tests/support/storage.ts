import type { TextStorage } from '../../src/store/safeStorage';

/** A storage in memory that can be told to refuse writing, as a full or forbidden one does. */
export interface FakeStorage extends TextStorage {
  refuses: boolean;
  readonly texts: Map<string, string>;
}

export function fakeStorage(texts = new Map<string, string>()): FakeStorage {
  return {
    refuses: false,
    texts,
    get length() {
      return texts.size;
    },
    key: (i) => [...texts.keys()][i] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (this.refuses) throw new Error('QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key) => {
      texts.delete(key);
    },
  };
}
