/** Positions seen, as pairs of words, in a table that doubles until it is as large as allowed. */
export function createSeen(mostEntries: number) {
  let size = 1 << 12;
  let keys = new Int32Array(size * 2);
  let count = 0;

  const slotOf = (a: number, b: number): number => {
    let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
    h ^= h >>> 15;
    h = Math.imul(h, 0x2c1b3c6d);
    return (h ^ (h >>> 13)) & (size - 1);
  };

  function grow(): boolean {
    if (size * 2 > mostEntries) return false;
    const old = keys;
    size *= 2;
    keys = new Int32Array(size * 2);
    for (let i = 0; i < old.length; i += 2) {
      if (old[i] !== 0 || old[i + 1] !== 0) put(old[i] as number, old[i + 1] as number);
    }
    return true;
  }

  function put(a: number, b: number): boolean {
    let slot = slotOf(a, b);
    for (;;) {
      const x = keys[slot * 2] as number;
      const y = keys[slot * 2 + 1] as number;
      if (x === a && y === b) return false;
      if (x === 0 && y === 0) {
        keys[slot * 2] = a;
        keys[slot * 2 + 1] = b;
        return true;
      }
      slot = (slot + 1) & (size - 1);
    }
  }

  return {
    /** Adds a position: 1 if it is new, 0 if it was seen before, −1 if there is no room. */
    add(a: number, b: number): number {
      if (count >= size * 0.8 && !grow() && count >= size * 0.95) return -1;
      if (!put(a, b)) return 0;
      count++;
      return 1;
    },
    count: () => count,
  };
}
