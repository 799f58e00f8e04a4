/** How many bits of a word are set. */
export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The index of the first set bit from an index on; 31 if there is none: words of at most 31 bits. */
export function indexAfter(word: number, index: number): number {
  const rest = index > 30 ? 0 : word & (-1 << index);
  return rest === 0 ? 31 : 31 - Math.clz32(rest & -rest);
}

/** The index of the last set bit before an index; −1 if there is none. */
export const indexBefore = (word: number, index: number): number =>
  31 - Math.clz32(index > 31 ? word : word & ((1 << index) - 1));
