const PAIRS = 0x55555555;

/** How many bits of a word are set. */
export const popcount = (word: number): number => {
  let n = word - ((word >>> 1) & PAIRS);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** Ranks of a chain with a card that another can lie on, as pairs of bits at the rank of that other card. */
export function slots(vis: number, att: number): number {
  const v = vis >>> 2;
  const anyV = (v | (v >>> 1)) & PAIRS;
  const bothV = v & (v >>> 1) & PAIRS;
  const anyA = (att | (att >>> 1)) & PAIRS;
  const bothA = att & (att >>> 1) & PAIRS;
  const free = (anyV & ~anyA) | (bothV & ~bothA);
  return free | (free << 1);
}
