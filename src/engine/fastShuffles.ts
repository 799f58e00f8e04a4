import { type DealId, offsetDeal } from './dealId';
import { makeWords, pythonRandom, stateBeforeSeed, WORDS } from './pythonRandom';
import type { RandomBelow } from './shuffle';

/**
 * The shuffles of a range of deals, for simulation; each equals `pythonShuffle`. They are fast for four reasons:
 * four seeds are advanced side by side, so that the multiplications of their seeding overlap; random words are
 * made only as they are used; only cards that are dealt are shuffled; and a seed’s words serve every deal of the
 * range that uses that seed.
 */
export interface Shuffles {
  /** Begins to shuffle the first `count` cards with the current deal’s number plus `by`, which is less than `seeds`. */
  readonly begin: (cards: Uint8Array, count: number, by: number) => void;
  /** Shuffles on until the next `cards` from the top are in their final places. */
  readonly finish: (cards: number) => void;
  /** Goes to the next deal. */
  readonly next: () => void;
}

/** Number of seeds advanced side by side. */
const LANES = 4;
/** Words made at a time; a shuffle of 52 cards uses about 71 words. */
const BATCH = 32;
/** Deals nearer to 0 than this use only seeds of 32 bits, even where a fill makes more than are needed. */
const MAX_FAST = 2 ** 32 - 16;

const BEFORE_SEED = stateBeforeSeed();

/**
 * The shuffles of `games` deals from `first` on. A deal uses its own number and the next ones as seeds, `seeds` of them in
 * all, at most 8.
 */
export function shufflesFrom(first: DealId, games: number, seeds = LANES): Shuffles {
  const number = Number(first);
  const small = Math.abs(number) < MAX_FAST && Math.abs(number + games) < MAX_FAST;
  return small ? fastShuffles(number, seeds) : plainShuffles(first);
}

/** The plain shuffles, for deal numbers that need more than 32 bits. */
function plainShuffles(first: DealId): Shuffles {
  let deal = first;
  let cards: Uint8Array = new Uint8Array();
  /** The place that is swapped next. */
  let k = 0;
  let randomBelow: RandomBelow = () => 0;
  return {
    begin: (given, count, by) => {
      randomBelow = pythonRandom(offsetDeal(deal, by)).randomBelow;
      cards = given;
      k = count - 1;
    },
    finish: (more) => {
      for (const end = Math.max(0, k - more); k > end; k--) swap(cards, k, randomBelow(k + 1));
    },
    next: () => {
      deal = offsetDeal(deal, 1);
    },
  };
}

function fastShuffles(first: number, seeds: number): Shuffles {
  // Those of a deal and one more fill, because a fill begins before the last one is used up; a multiple of the lanes.
  const slots = (Math.ceil(seeds / LANES) + 1) * LANES;
  const states = Array.from({ length: slots }, () => new Int32Array(WORDS));
  const words = Array.from({ length: slots }, () => new Uint32Array(WORDS));
  /** Number of words made for each seed. */
  const made = new Int32Array(slots);
  /** The current deal and the number of seeds filled so far, both counted from `first`. */
  let current = 0;
  let filled = 0;

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

  let cards: Uint8Array = new Uint8Array();
  /** The place that is swapped next. */
  let k = 0;
  let slot = 0;
  let used = 0;

  function begin(given: Uint8Array, count: number, by: number): void {
    while (filled <= current + by) fill();
    slot = (current + by) % slots;
    used = 0;
    cards = given;
    k = count - 1;
  }

  function makeMore(): number {
    const from = made[slot] as number;
    made[slot] = from + BATCH;
    makeWords(states[slot] as Int32Array, words[slot] as Uint32Array, from, from + BATCH);
    return from + BATCH;
  }

  function finish(more: number): void {
    const from = words[slot] as Uint32Array;
    const end = Math.max(0, k - more);
    let ready = made[slot] as number;
    let at = used;
    for (; k > end; k--) {
      const shift = Math.clz32(k + 1);
      let r: number;
      do {
        // Even the 103 draws of two decks never use up 624 words: the probability is below 10^-60.
        if (at === ready) ready = makeMore();
        r = (from[at++] as number) >>> shift;
      } while (r > k);
      swap(cards, k, r);
    }
    used = at;
  }

  return {
    begin,
    finish,
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
