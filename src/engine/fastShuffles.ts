import { type DealId, offsetDeal } from './dealId';
import { makeWords, pythonRandom, stateBeforeSeed, WORDS } from './pythonRandom';

/** What a fast play needs of its shuffles. */
export interface ShuffleNeeds {
  /** The 52 cards in order, as the play wants to read them: one byte for each, such as its rank. */
  readonly inOrder: Uint8Array;
  /** How many seeds a deal uses, 1 to 8: its own number and the next ones. */
  readonly seeds: number;
}

/**
 * The shuffles of a range of deals, for simulation; each equals `pythonShuffle`. A play reads the cards where they lie in
 * `memory`, and may change them.
 */
export interface Shuffles {
  readonly memory: Uint8Array;
  /** Shuffles the deck of the current deal, and returns its place in memory, a multiple of 4. To be called once a deal. */
  readonly deck: () => number;
  /** The place in memory of the cards for `shuffle`; there is room for 104. */
  readonly cards: number;
  /**
   * Shuffles the first `count` cards with the current deal’s number plus `by`, which is less than `seeds`, until the last
   * `dealt` of them are in their final places.
   */
  readonly shuffle: (count: number, by: number, dealt: number) => void;
  /** Goes to the next deal. */
  readonly next: () => void;
}

/** How a game whose result no choice can change is played on typed arrays. */
export interface FastPlay extends ShuffleNeeds {
  /** The score of the current deal of the shuffles. */
  readonly scoreOf: (shuffles: Shuffles) => number;
  /** `scoreOf` in WebAssembly, for a play that has it; undefined where WebAssembly does not run. */
  readonly compiledScoreOf?: () => FastPlay['scoreOf'] | undefined;
}

/** Number of seeds advanced side by side. */
const LANES = 4;
/** Words made at a time; a shuffle of 52 cards uses about 76 words. */
const BATCH = 32;
/** The most seeds of a deal. */
const MAX_SEEDS = 8;
/** The place of the cards in memory; the deck is before. */
const CARDS_AT = 64;
const MEMORY_BYTES = 256;

const BEFORE_SEED = stateBeforeSeed();

/** True if all seeds of the range have at most 32 bits. */
export function hasSmallSeeds(first: DealId, games: number): boolean {
  const number = Number(first);
  return Math.abs(number) < 2 ** 32 && Math.abs(number + games + MAX_SEEDS) < 2 ** 32;
}

/** The shuffles of `games` deals from `first` on, without WebAssembly. */
export const shufflesFrom = (first: DealId, games: number, needs: ShuffleNeeds): Shuffles =>
  hasSmallSeeds(first, games)
    ? fastShuffles(Number(first), needs)
    : plainShuffles(first, needs.inOrder);

/** Shuffles the `count` cards at a place with a seed of any size, until the last `dealt` are in their final places. */
export function shuffleInPlace(
  memory: Uint8Array,
  at: number,
  count: number,
  dealt: number,
  seed: DealId,
): void {
  const { randomBelow } = pythonRandom(seed);
  const last = Math.max(count - dealt, 1);
  for (let k = count - 1; k >= last; k--) swap(memory, at + k, at + randomBelow(k + 1));
}

/** The plain shuffles, for deal numbers that need more than 32 bits. */
function plainShuffles(first: DealId, inOrder: Uint8Array): Shuffles {
  const memory = new Uint8Array(MEMORY_BYTES);
  let deal = first;
  return {
    memory,
    deck: () => {
      memory.set(inOrder);
      shuffleInPlace(memory, 0, inOrder.length, inOrder.length, deal);
      return 0;
    },
    cards: CARDS_AT,
    shuffle: (count, by, dealt) =>
      shuffleInPlace(memory, CARDS_AT, count, dealt, offsetDeal(deal, by)),
    next: () => {
      deal = offsetDeal(deal, 1);
    },
  };
}

/**
 * The fast shuffles without WebAssembly. Four seeds are advanced side by side, so that the multiplications of their seeding
 * overlap; random words are made only as they are used; and a seed’s words serve every deal that uses the seed.
 */
function fastShuffles(first: number, { inOrder, seeds }: ShuffleNeeds): Shuffles {
  // Those of a deal and one more fill, because a fill begins before the last one is used up; a multiple of the lanes.
  const slots = (Math.ceil(seeds / LANES) + 1) * LANES;
  const states = Array.from({ length: slots }, () => new Int32Array(WORDS));
  const words = Array.from({ length: slots }, () => new Uint32Array(WORDS));
  /** Number of words made for each seed. */
  const made = new Int32Array(slots);
  /** The current deal and the number of seeds filled so far, both counted from `first`. */
  let current = 0;
  let filled = 0;
  const memory = new Uint8Array(MEMORY_BYTES);

  function fill(): void {
    const slot = filled % slots;
    const [a, b, c, d] = states.slice(slot, slot + LANES) as [
      Int32Array,
      Int32Array,
      Int32Array,
      Int32Array,
    ];
    const seed = (lane: number): number => Math.abs(first + filled + lane);
    seedFour(a, b, c, d, seed(0), seed(1), seed(2), seed(3));
    made.fill(0, slot, slot + LANES);
    filled += LANES;
  }

  function makeMore(slot: number): number {
    const from = made[slot] as number;
    made[slot] = from + BATCH;
    makeWords(states[slot] as Int32Array, words[slot] as Uint32Array, from, from + BATCH);
    return from + BATCH;
  }

  function shuffleAt(at: number, count: number, by: number, dealt: number): void {
    while (filled <= current + by) fill();
    const slot = (current + by) % slots;
    const from = words[slot] as Uint32Array;
    const last = Math.max(count - dealt, 1);
    let ready = made[slot] as number;
    let used = 0;
    for (let k = count - 1; k >= last; k--) {
      const shift = Math.clz32(k + 1);
      let r: number;
      do {
        // Even the 103 draws of two decks never use up 624 words: the probability is below 10^-60.
        if (used === ready) ready = makeMore(slot);
        r = (from[used++] as number) >>> shift;
      } while (r > k);
      swap(memory, at + k, at + r);
    }
  }

  return {
    memory,
    deck: () => {
      memory.set(inOrder);
      shuffleAt(0, inOrder.length, 0, inOrder.length);
      return 0;
    },
    cards: CARDS_AT,
    shuffle: (count, by, dealt) => shuffleAt(CARDS_AT, count, by, dealt),
    next: () => {
      current++;
    },
  };
}

function swap(cards: Uint8Array, a: number, b: number): void {
  const card = cards[a] as number;
  cards[a] = cards[b] as number;
  cards[b] = card;
}

/** Seeds four states with one-word numbers: `init_by_array`, all four side by side. */
function seedFour(
  A: Int32Array,
  B: Int32Array,
  C: Int32Array,
  D: Int32Array,
  sa: number,
  sb: number,
  sc: number,
  sd: number,
): void {
  let a = BEFORE_SEED[0] as number;
  let b = a;
  let c = a;
  let d = a;
  for (let i = 1; i < WORDS; i++) {
    const start = BEFORE_SEED[i] as number;
    a = ((start ^ Math.imul(a ^ (a >>> 30), 1664525)) + sa) | 0;
    b = ((start ^ Math.imul(b ^ (b >>> 30), 1664525)) + sb) | 0;
    c = ((start ^ Math.imul(c ^ (c >>> 30), 1664525)) + sc) | 0;
    d = ((start ^ Math.imul(d ^ (d >>> 30), 1664525)) + sd) | 0;
    A[i] = a;
    B[i] = b;
    C[i] = c;
    D[i] = d;
  }
  a = A[1] = (((A[1] as number) ^ Math.imul(a ^ (a >>> 30), 1664525)) + sa) | 0;
  b = B[1] = (((B[1] as number) ^ Math.imul(b ^ (b >>> 30), 1664525)) + sb) | 0;
  c = C[1] = (((C[1] as number) ^ Math.imul(c ^ (c >>> 30), 1664525)) + sc) | 0;
  d = D[1] = (((D[1] as number) ^ Math.imul(d ^ (d >>> 30), 1664525)) + sd) | 0;
  for (let i = 2; i < WORDS; i++) {
    a = A[i] = (((A[i] as number) ^ Math.imul(a ^ (a >>> 30), 1566083941)) - i) | 0;
    b = B[i] = (((B[i] as number) ^ Math.imul(b ^ (b >>> 30), 1566083941)) - i) | 0;
    c = C[i] = (((C[i] as number) ^ Math.imul(c ^ (c >>> 30), 1566083941)) - i) | 0;
    d = D[i] = (((D[i] as number) ^ Math.imul(d ^ (d >>> 30), 1566083941)) - i) | 0;
  }
  A[1] = ((A[1] as number) ^ Math.imul(a ^ (a >>> 30), 1566083941)) - 1;
  B[1] = ((B[1] as number) ^ Math.imul(b ^ (b >>> 30), 1566083941)) - 1;
  C[1] = ((C[1] as number) ^ Math.imul(c ^ (c >>> 30), 1566083941)) - 1;
  D[1] = ((D[1] as number) ^ Math.imul(d ^ (d >>> 30), 1566083941)) - 1;
  A[0] = B[0] = C[0] = D[0] = 0x80000000 | 0;
}
