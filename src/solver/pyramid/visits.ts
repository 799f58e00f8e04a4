/** Which waiting position is tried first: the one met last, or the one with the earliest time. */
export type Order = 'deep' | 'early';

/** The bytes that a position takes on average while the tables grow. */
export const BYTES_PER_VISIT = 24;

const FIRST_CAPACITY = 1 << 12;

/** The memory of a search: the numbered positions that it has met, each with the earliest time at which it was reached. */
export function createVisits(order: Order) {
  let clearings = new Int16Array(FIRST_CAPACITY);
  let cardSets = new Int32Array(FIRST_CAPACITY);
  let times = new Uint16Array(FIRST_CAPACITY);
  let parents = new Int32Array(FIRST_CAPACITY);
  let pairs = new Uint16Array(FIRST_CAPACITY);
  /** A hash table of the earliest visits, by clearing and cards: their numbers + 1. */
  let slots = new Int32Array(2 * FIRST_CAPACITY);
  let count = 0;
  /** The waiting visits by time; in the deep order, all in one list. */
  const waiting: number[][] = [[]];
  let earliest = 0;

  /** The slot of a position: its own, or the free one where it belongs. */
  function find(clearing: number, cards: number): number {
    const mask = slots.length - 1;
    const mixed = Math.imul(cards ^ Math.imul(clearing, 0x9e3779b1), 0x85ebca6b);
    for (let slot = (mixed ^ (mixed >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const node = (slots[slot] as number) - 1;
      if (node < 0 || (clearings[node] === clearing && cardSets[node] === cards)) return slot;
    }
  }

  function grow(): void {
    const capacity = 2 * clearings.length;
    clearings = copyInto(new Int16Array(capacity), clearings);
    cardSets = copyInto(new Int32Array(capacity), cardSets);
    times = copyInto(new Uint16Array(capacity), times);
    parents = copyInto(new Int32Array(capacity), parents);
    pairs = copyInto(new Uint16Array(capacity), pairs);
    const before = slots;
    slots = new Int32Array(2 * capacity);
    for (let i = 0; i < before.length; i++) {
      const entry = before[i] as number;
      if (entry === 0) continue;
      slots[find(clearings[entry - 1] as number, cardSets[entry - 1] as number)] = entry;
    }
  }

  /** True for the earliest visit of a position. */
  const isEarliest = (node: number): boolean =>
    slots[find(clearings[node] as number, cardSets[node] as number)] === node + 1;

  return {
    /**
     * Adds a position, unless it was reached as early before. `cards` are the cards left of stock and waste, as bits; `parent` is
     * the number of the position before, or −1, and `pair` led from there. `time` and `pair` are below 65,536. It takes no
     * object because it is the innermost part of the search.
     */
    push(clearing: number, cards: number, time: number, parent: number, pair: number): void {
      const slot = find(clearing, cards);
      const before = (slots[slot] as number) - 1;
      if (before >= 0 && (times[before] as number) <= time) return;
      clearings[count] = clearing;
      cardSets[count] = cards;
      times[count] = time;
      parents[count] = parent;
      pairs[count] = pair;
      slots[slot] = count + 1;
      const list = order === 'deep' ? 0 : time;
      while (waiting.length <= list) waiting.push([]);
      waiting[list]?.push(count);
      count++;
      if (count === clearings.length) grow();
    },
    /** The number of the next position to try; −1 if there is none. */
    pop(): number {
      for (; earliest < waiting.length; earliest++) {
        const list = waiting[earliest] as number[];
        for (let node = list.pop(); node !== undefined; node = list.pop()) {
          if (isEarliest(node)) return node;
        }
        if (order === 'deep') break;
      }
      return -1;
    },
    count: () => count,
    clearing: (node: number) => clearings[node] as number,
    cards: (node: number) => cardSets[node] as number,
    time: (node: number) => times[node] as number,
    parent: (node: number) => parents[node] as number,
    pair: (node: number) => pairs[node] as number,
  };
}

/** Copies an array to the beginning of another, and returns that. */
function copyInto<T extends { set(from: T): void }>(to: T, from: T): T {
  to.set(from);
  return to;
}
