/** Words of an entry: the position's two, the places of the waste it was reached with as bits, and its obligation. */
const STRIDE = 4;
const INITIAL_SIZE = 1 << 12;
/** The share of filled entries at which the table grows, or, at its limit, is full. */
const GROW_SHARE = 0.8;
const FULL_SHARE = 0.95;
/** The share of the table for positions with an obligation. */
const OBLIGATION_SHARE = 0.25;
/** The place of the waste is the number of cards in it, 0 to 24. */
const PLACES = 25;

/** What became of a position that was to be added. */
export const ADDED = 1;
export const KNOWN = 0;
export const TABLE_FULL = -1;

/**
 * The positions reached so far, in a hash table that doubles up to a limit. A position also counts as known if one
 * at least as good was reached: what the stock offers from place w of the waste, it also offers from an earlier
 * place a whole number of draws away; and what it offers from place 0, it offers from any place.
 */
export function createTranspositionTable() {
  let maxEntries = 0;
  let size = INITIAL_SIZE;
  let words = new Int32Array(size * STRIDE);
  let entries = 0;
  let count = 0;
  /** For each place, the places at least as good, as bits. */
  const asGood = new Int32Array(PLACES);

  /** The index of a position's entry, or of the free one where it would go; `a` and `b` are its words. */
  function find(a: number, b: number, obligation: number): number {
    let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(obligation, 0xc2b2ae35);
    h ^= h >>> 15;
    h = Math.imul(h, 0x2c1b3c6d);
    let at = ((h ^ (h >>> 13)) & (size - 1)) * STRIDE;
    while (
      words[at + 2] !== 0 &&
      (words[at] !== a || words[at + 1] !== b || words[at + 3] !== obligation)
    ) {
      at = (at + STRIDE) & (size * STRIDE - 1);
    }
    return at;
  }

  /** Doubles the table, unless that is more than allowed. */
  function grow(): boolean {
    if (size * 2 > maxEntries) return false;
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
    /** Empties the table, for a search of at most `limit` entries that turns `draw` cards. */
    clear(limit: number, draw: number): void {
      maxEntries = limit;
      size = INITIAL_SIZE;
      words = new Int32Array(size * STRIDE);
      entries = 0;
      count = 0;
      for (let place = 0; place < PLACES; place++) {
        let bits = place === 0 ? (1 << PLACES) - 1 : 1 << place;
        for (let earlier = place - draw; place > 0 && earlier > 0; earlier -= draw)
          bits |= 1 << earlier;
        asGood[place] = bits;
      }
    },
    /**
     * Adds a position with its place of the waste and its obligation, 0 for none. What is known without an
     * obligation is known with any. Positions with one fill a share of the table, and after that are not kept.
     */
    add(a: number, b: number, place: number, obligation: number): number {
      let at = find(a, b, 0);
      let places = words[at + 2] as number;
      if (places & (asGood[place] as number)) return KNOWN;
      if (obligation !== 0) {
        at = find(a, b, obligation);
        places = words[at + 2] as number;
        if (places & (asGood[place] as number)) return KNOWN;
        if (entries >= maxEntries * OBLIGATION_SHARE) return ADDED;
      }
      if (places === 0) {
        if (entries >= size * GROW_SHARE && grow()) at = find(a, b, obligation);
        else if (entries >= size * FULL_SHARE) return TABLE_FULL;
        words[at] = a;
        words[at + 1] = b;
        words[at + 3] = obligation;
        entries++;
      }
      words[at + 2] = places | (1 << place);
      count++;
      return ADDED;
    },
    /** Positions added. */
    count: () => count,
  };
}
