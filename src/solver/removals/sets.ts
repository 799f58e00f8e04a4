import { grown } from '../grown';

// Sets of cards as bits in a few words of 32 bits, and an exact table of such keys.

/** The words that a set of this many cards takes. */
export const wordsFor = (cards: number): number => Math.ceil(cards / 32);

/** True if the card is in the set that begins at `at`. */
export const has = (words: Int32Array, at: number, card: number): boolean =>
  ((words[at + (card >>> 5)] >>> (card & 31)) & 1) === 1;

/** Adds a card to the set that begins at `at`, or takes it away if it is there. */
export function flip(words: Int32Array, at: number, card: number): void {
  const word = at + (card >>> 5);
  words[word] ^= 1 << (card & 31);
}

/** True if a card of the set that begins at `at` is also in the other, which begins at `otherAt`. */
export function intersects(
  words: Int32Array,
  at: number,
  others: Int32Array,
  otherAt: number,
  count: number,
): boolean {
  for (let i = 0; i < count; i++) if ((words[at + i] & others[otherAt + i]) !== 0) return true;
  return false;
}

/** True if the set of `count` words that begins at `at` has no card. */
export function isEmpty(words: Int32Array, at: number, count: number): boolean {
  for (let i = 0; i < count; i++) if (words[at + i] !== 0) return false;
  return true;
}

/** How many cards a set has. */
export function countCards(set: Int32Array): number {
  let cards = 0;
  for (const word of set) for (let bits = word; bits !== 0; bits &= bits - 1) cards++;
  return cards;
}

const FIRST_CAPACITY = 1 << 10;

/** An exact table of keys of this many words, numbered from 0 in the order in which they come. */
export function createKeyTable(words: number) {
  let keys = new Int32Array(FIRST_CAPACITY * words);
  /** The numbers of keys + 1, by their hash. */
  let slots = new Int32Array(2 * FIRST_CAPACITY);
  let count = 0;

  function find(key: Int32Array, at: number): number {
    const mask = slots.length - 1;
    let hash = 0;
    for (let i = 0; i < words; i++) {
      hash = Math.imul(hash ^ key[at + i], 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    let slot = Math.imul(hash, 0x85ebca6b) >>> 7;
    for (slot &= mask; ; slot = (slot + 1) & mask) {
      const number = slots[slot] - 1;
      if (number < 0 || isAt(number, key, at)) return slot;
    }
  }

  function isAt(number: number, key: Int32Array, at: number): boolean {
    for (let i = 0; i < words; i++) if (keys[number * words + i] !== key[at + i]) return false;
    return true;
  }

  function grow(): void {
    keys = grown(keys);
    slots = new Int32Array(2 * slots.length);
    for (let number = 0; number < count; number++) slots[find(keys, number * words)] = number + 1;
  }

  return {
    /** All keys, one after another. */
    keys: () => keys,
    count: () => count,
    /** The number of a key; −1 if it never came. */
    numberOf: (key: Int32Array) => slots[find(key, 0)] - 1,
    /** The number of a key; a new one gets the next number. */
    add(key: Int32Array) {
      const slot = find(key, 0);
      const known = slots[slot] - 1;
      if (known >= 0) return known;
      for (let i = 0; i < words; i++) keys[count * words + i] = key[i];
      slots[slot] = ++count;
      if (2 * count === slots.length) grow();
      return count - 1;
    },
  };
}
