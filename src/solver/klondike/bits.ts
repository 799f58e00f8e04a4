/** The lower bit of every pair of bits. */
const LOWER_BITS = 0x55555555;

/** How many bits of a word are set. */
export const popcount = (word: number): number => {
  let n = word - ((word >>> 1) & LOWER_BITS);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/**
 * The ranks at which a chain (problem.ts) takes another card, as both bits of the rank: fewer cards are attached at
 * that rank than are face up at the rank above. Both arguments are words of the chain, with a bit for each card.
 */
export function slots(faceUp: number, attached: number): number {
  const above = faceUp >>> 2;
  const anyAbove = (above | (above >>> 1)) & LOWER_BITS;
  const bothAbove = above & (above >>> 1) & LOWER_BITS;
  const anyAttached = (attached | (attached >>> 1)) & LOWER_BITS;
  const bothAttached = attached & (attached >>> 1) & LOWER_BITS;
  const free = (anyAbove & ~anyAttached) | (bothAbove & ~bothAttached);
  return free | (free << 1);
}

/** A copy twice as long, filled up with zeros. */
export function doubled(words: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(words.length * 2);
  longer.set(words);
  return longer;
}
