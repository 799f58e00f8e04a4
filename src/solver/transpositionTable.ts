/** Numbers of an entry: two words of a position without the waste's place, the places it was seen with, what must be done. */
const STRIDE = 4;
const FIRST_SIZE = 1 << 12;
/** The part of the table for positions in which something must be done. */
const OBLIGATION_SHARE = 0.25;

/**
 * Positions seen, in a table that doubles until it is as large as allowed. A position brings with it those that
 * are no better: all that can be reached in the stock from the waste's place w can be reached from an earlier
 * place that is a whole number of draws away, and all that can be reached from the start, from any place.
 */
export function createTranspositionTable() {
  let mostEntries = 0;
  let size = FIRST_SIZE;
  let words = new Int32Array(size * STRIDE);
  let entries = 0;
  let count = 0;
  /** For each place the places that make it superfluous, as bits. */
  const better = new Int32Array(25);

  /** Where the entry of a position is, or would be, with what must be done in it. */
  function find(a: number, b: number, need: number): number {
    let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(need, 0xc2b2ae35);
    h ^= h >>> 15;
    h = Math.imul(h, 0x2c1b3c6d);
    let at = ((h ^ (h >>> 13)) & (size - 1)) * STRIDE;
    while (
      words[at + 2] !== 0 &&
      (words[at] !== a || words[at + 1] !== b || words[at + 3] !== need)
    ) {
      at = (at + STRIDE) & (size * STRIDE - 1);
    }
    return at;
  }

  function grow(): boolean {
    if (size * 2 > mostEntries) return false;
    const old = words;
    size *= 2;
    words = new Int32Array(size * STRIDE);
    for (let i = 0; i < old.length; i += STRIDE) {
      if (old[i + 2] === 0) continue;
      const at = find(old[i] as number, old[i + 1] as number, old[i + 3] as number);
      words[at] = old[i] as number;
      words[at + 1] = old[i + 1] as number;
      words[at + 2] = old[i + 2] as number;
      words[at + 3] = old[i + 3] as number;
    }
    return true;
  }

  return {
    /** Forgets all positions, for a search with so many entries at most. */
    clear(most: number, draw: number): void {
      mostEntries = most;
      size = FIRST_SIZE;
      words = new Int32Array(size * STRIDE);
      entries = 0;
      count = 0;
      for (let place = 0; place < better.length; place++) {
        let bits = place === 0 ? (1 << 25) - 1 : 1 << place;
        for (let earlier = place - draw; place > 0 && earlier > 0; earlier -= draw)
          bits |= 1 << earlier;
        better[place] = bits;
      }
    },
    /**
     * Adds a position with the waste's place and, if not 0, what must be done in it: 1 if it is new, 0 if one as good
     * was seen, −1 if there is no room. Positions in which something must be done fill a part of the table only; after
     * that they count as new.
     */
    add(a: number, b: number, place: number, need: number): number {
      let at = find(a, b, 0);
      let places = words[at + 2] as number;
      if (places & (better[place] as number)) return 0;
      if (need !== 0) {
        at = find(a, b, need);
        places = words[at + 2] as number;
        if (places & (better[place] as number)) return 0;
        if (entries >= mostEntries * OBLIGATION_SHARE) return 1;
      }
      if (places === 0) {
        if (entries >= size * 0.8 && grow()) at = find(a, b, need);
        else if (entries >= size * 0.95) return -1;
        words[at] = a;
        words[at + 1] = b;
        words[at + 3] = need;
        entries++;
      }
      words[at + 2] = places | (1 << place);
      count++;
      return 1;
    },
    count: () => count,
  };
}
