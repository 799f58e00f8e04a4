// The memory, and operations that a script and WebAssembly do differently. This is the script’s version; the compiler takes
// memory.assembly.ts in its place.

const FIRST_WORDS = 1 << 16;

let words = new Int32Array(FIRST_WORDS);

/** The current memory; `reserve` may replace it. */
export function allWords(): Int32Array {
  return words;
}

/** The word at an address. Addresses count words. */
export function get(at: i32): i32 {
  return words[at] as i32;
}

export function set(at: i32, word: i32): void {
  words[at] = word;
}

/** Writes zeros. */
export function clear(at: i32, length: i32): void {
  words.fill(0, at, at + length);
}

/** Copies words; the two places must not overlap. */
export function copy(to: i32, from: i32, length: i32): void {
  words.copyWithin(to, from, from + length);
}

/** Makes the memory at least `length` words long. False if there is not enough. */
export function reserve(length: i32): boolean {
  if (length <= words.length) return true;
  try {
    const longer = new Int32Array(length);
    longer.set(words);
    words = longer;
    return true;
  } catch {
    return false;
  }
}

/** The lower 32 bits of a product. */
export function multiply(a: i32, b: i32): i32 {
  return Math.imul(a, b);
}

/** The index of the highest bit that is set; −1 for 0. */
export function highestBit(word: i32): i32 {
  return 31 - Math.clz32(word);
}

/** The index of the lowest bit that is set, of a word that is not 0. */
export function lowestBit(word: i32): i32 {
  return 31 - Math.clz32(word & -word);
}

/** How many bits of a word are set. */
export function popcount(word: i32): i32 {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
