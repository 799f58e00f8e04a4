// CPython's `random.seed(seed); random.shuffle(deck)` for many seeds at a time, in AssemblyScript.
//
// The generator is MT19937. Seeding is a chain of multiplications, each of which waits for the one before; so 32 seeds are
// advanced side by side, four in a vector and eight vectors, and the processor never waits. A shuffle needs few of a
// state’s 624 words, and only their top bits: the kernel makes the first words and keeps one byte of each.
//
// There are no objects: the memory is laid out once, and functions take addresses in it.

/** Length of the generator's state, in words. */
const STATE_WORDS: usize = 624;
/** Distance to the word that each twist mixes in: the m of MT19937. */
const SHIFT: usize = 397;
/** Seeds advanced side by side. */
const SEEDS: usize = 32;
/** From a word of the 32 states to the next one, in bytes. */
const ROW: usize = 4 * SEEDS;
/** Words made of each seed. A deck uses 76 on average; one of about 5,500 needs more than are made. */
const MADE: usize = 104;
/** The bytes of a group. Rows of zeros at the end make sure that every shuffle ends, as a draw of 0 is valid. */
const GROUP_BYTES: usize = (MADE + 104) * SEEDS;
/** Decks of 52 cards begin this many bytes apart. */
const DECK_BYTES: usize = 64;
const CARDS = 52;

/** The state that seeding begins with, the same for every seed: `init_genrand(19650218)`. */
const unseeded = memory.data(4 * 624, 16);
/** The states of the 32 seeds: word 0 of each, then word 1 of each … */
const states = memory.data(128 * 624, 16);
/** The highest byte of each word, for two groups of 32 seeds: byte 0 of each seed, then byte 1 of each … */
const bytes = memory.data(2 * 32 * (104 + 104), 16);
/** The places that the cards of a deck are swapped with. */
const swaps = memory.data(128, 16);

/** In: the absolute values of the 32 seeds of a group. */
export const seeds = memory.data(4 * 32, 16);
/** In: the deck before its shuffle. */
export const inOrder = memory.data(64, 16);
/** Out: the shuffled decks of both groups. */
export const decks = memory.data(2 * 32 * 64, 16);
/** In and out: up to 104 cards for `shuffle`. */
export const cards = memory.data(128, 16);

/** Writes the state that seeding begins with. */
function prepare(): void {
  let word: u32 = 19650218;
  store<u32>(unseeded, word);
  for (let i: u32 = 1; i < 624; i++) {
    word = 1812433253 * (word ^ (word >>> 30)) + i;
    store<u32>(unseeded + 4 * i, word);
  }
}

prepare();

/**
 * Shuffles the decks of a group, 0 or 1, with its seeds. Bit s of the result is set when deck s ran out of random words; the
 * caller then shuffles it in full.
 */
export function fill(group: usize): u32 {
  const from = bytes + group * GROUP_BYTES;
  seedStates();
  makeBytes(from);
  let unfinished: u32 = 0;
  let deck = decks + group * SEEDS * DECK_BYTES;
  for (let s: usize = 0; s < SEEDS; s++, deck += DECK_BYTES) {
    for (let i: usize = 0; i < DECK_BYTES; i += 16) v128.store(deck + i, v128.load(inOrder + i));
    if (!shuffleAt(deck, from + s, from + SEEDS * MADE, CARDS, CARDS))
      unfinished |= 1 << (s as u32);
  }
  return unfinished;
}

/**
 * Shuffles the first `count` of the cards with a seed of the groups, 0 to 63, until the last `dealt` of them are in their
 * final places. False if that needs more words than are made; the cards are then as they were.
 */
export function shuffle(seed: usize, count: i32, dealt: i32): bool {
  const from = bytes + (seed / SEEDS) * GROUP_BYTES;
  return shuffleAt(cards, from + (seed % SEEDS), from + SEEDS * MADE, count, dealt);
}

/** The shuffle of Fisher and Yates, with the bytes from `from` on; `end` is the end of their group. */
function shuffleAt(deck: usize, from: usize, end: usize, count: i32, dealt: i32): bool {
  const last = max(count - dealt, 1);
  // All swaps are drawn before any is made, so that a refused draw costs no unpredictable branch.
  let k = count - 1;
  while (k >= last) {
    // `_randbelow` takes as many bits of a word as k + 1 has.
    const bits = 32 - clz(k + 1);
    const lowest = max(last, (1 << (bits - 1)) - 1);
    while (k >= lowest) {
      const r: i32 = load<u8>(from) >>> (8 - bits);
      from += SEEDS;
      store<u8>(swaps + k, r as u8);
      k -= i32(r <= k);
    }
  }
  if (from >= end + SEEDS) return false;
  for (k = count - 1; k >= last; k--) {
    const other = deck + load<u8>(swaps + k);
    const card = load<u8>(deck + k);
    store<u8>(deck + k, load<u8>(other));
    store<u8>(other, card);
  }
  return true;
}

/** The word before, with its top two bits mixed into its lowest. */
function mixed(word: v128): v128 {
  return v128.xor(word, i32x4.shr_u(word, 30));
}

/** Writes a word of the first round of seeding, from what it was and the word before. */
function first(at: usize, word: v128, before: v128, seed: v128): v128 {
  const next = i32x4.add(v128.xor(word, i32x4.mul(mixed(before), i32x4.splat(1664525))), seed);
  v128.store(at, next);
  return next;
}

/** Writes word `i` of the second round of seeding, from what it was and the word before. */
function second(at: usize, before: v128, i: v128): v128 {
  const product = i32x4.mul(mixed(before), i32x4.splat(1566083941));
  const next = i32x4.sub(v128.xor(v128.load(at), product), i);
  v128.store(at, next);
  return next;
}

/** Seeds the 32 states: `init_by_array` with a key of one word. */
function seedStates(): void {
  const seedA = v128.load(seeds);
  const seedB = v128.load(seeds + 16);
  const seedC = v128.load(seeds + 32);
  const seedD = v128.load(seeds + 48);
  const seedE = v128.load(seeds + 64);
  const seedF = v128.load(seeds + 80);
  const seedG = v128.load(seeds + 96);
  const seedH = v128.load(seeds + 112);
  let a = v128.load32_splat(unseeded);
  let b = a;
  let c = a;
  let d = a;
  let e = a;
  let f = a;
  let g = a;
  let h = a;
  let at: usize = states + ROW;
  for (let from: usize = unseeded + 4; from < unseeded + 4 * STATE_WORDS; from += 4) {
    const word = v128.load32_splat(from);
    a = first(at, word, a, seedA);
    b = first(at + 16, word, b, seedB);
    c = first(at + 32, word, c, seedC);
    d = first(at + 48, word, d, seedD);
    e = first(at + 64, word, e, seedE);
    f = first(at + 80, word, f, seedF);
    g = first(at + 96, word, g, seedG);
    h = first(at + 112, word, h, seedH);
    at += ROW;
  }
  // The first round ends with word 1, its 624th step; the second begins with word 2 and ends with word 1.
  at = states + ROW;
  a = first(at, v128.load(at), a, seedA);
  b = first(at + 16, v128.load(at + 16), b, seedB);
  c = first(at + 32, v128.load(at + 32), c, seedC);
  d = first(at + 48, v128.load(at + 48), d, seedD);
  e = first(at + 64, v128.load(at + 64), e, seedE);
  f = first(at + 80, v128.load(at + 80), f, seedF);
  g = first(at + 96, v128.load(at + 96), g, seedG);
  h = first(at + 112, v128.load(at + 112), h, seedH);
  let i = i32x4.splat(2);
  for (let left = STATE_WORDS - 1; left > 0; left--) {
    at += ROW;
    if (left === 1) {
      at = states + ROW;
      i = i32x4.splat(1);
    }
    a = second(at, a, i);
    b = second(at + 16, b, i);
    c = second(at + 32, c, i);
    d = second(at + 48, d, i);
    e = second(at + 64, e, i);
    f = second(at + 80, f, i);
    g = second(at + 96, g, i);
    h = second(at + 112, h, i);
    i = i32x4.add(i, i32x4.splat(1));
  }
  for (at = states; at < states + ROW; at += 16) v128.store(at, i32x4.splat(0x80000000));
}

/** Writes the highest bytes of the first words of the 32 states. */
function makeBytes(to: usize): void {
  for (let at: usize = states; at < states + MADE * ROW; at += 64, to += 16) {
    const left = i16x8.narrow_i32x4_s(highest(at), highest(at + 16));
    const right = i16x8.narrow_i32x4_s(highest(at + 32), highest(at + 48));
    v128.store(to, i8x16.narrow_i16x8_u(left, right));
  }
}

/** Twists and tempers four words and gives their highest bytes; the last shift of the tempering does not reach these. */
function highest(at: usize): v128 {
  const y = v128.bitselect(v128.load(at), v128.load(at + ROW), i32x4.splat(0x80000000));
  const odd = i32x4.shr_s(i32x4.shl(y, 31), 31);
  const far = v128.load(at + SHIFT * ROW);
  let word = v128.xor(v128.xor(far, i32x4.shr_u(y, 1)), v128.and(odd, i32x4.splat(0x9908b0df)));
  word = v128.xor(word, i32x4.shr_u(word, 11));
  word = v128.xor(word, v128.and(i32x4.shl(word, 7), i32x4.splat(0x9d2c5680)));
  word = v128.xor(word, v128.and(i32x4.shl(word, 15), i32x4.splat(0xefc60000)));
  return i32x4.shr_u(word, 24);
}
