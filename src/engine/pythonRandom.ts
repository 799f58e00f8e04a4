import type { DealId } from './dealId';
import { type RandomBelow, selectionShuffle } from './shuffle';

/** Words of the generator's state. */
export const WORDS = 624;
const SHIFT = 397;

/**
 * The generator of CPython's `random` module: the 32-bit Mersenne Twister MT19937 (Matsumoto and
 * Nishimura, 1998), seeded from an integer of any size. `randomBelow` draws as `Random._randbelow` does.
 */
export interface PythonRandom {
  /** The next `bits` random bits, 1 to 32, as an unsigned integer. */
  readonly getRandomBits: (bits: number) => number;
  readonly randomBelow: RandomBelow;
}

/** The generator after `random.seed(N)`. The sign is ignored, as in Python. */
export function pythonRandom(seed: DealId): PythonRandom {
  const state = seedByKey(seedWords(seed));
  const words = new Uint32Array(WORDS);
  let next = WORDS;

  function nextWord(): number {
    if (next === WORDS) {
      makeWords(state, words, 0, WORDS);
      next = 0;
    }
    return words[next++] as number;
  }

  const getRandomBits = (bits: number): number => nextWord() >>> (32 - bits);

  function randomBelow(n: number): number {
    const bits = 32 - Math.clz32(n);
    let r = getRandomBits(bits);
    while (r >= n) r = getRandomBits(bits);
    return r;
  }

  return { getRandomBits, randomBelow };
}

/** `random.seed(N); random.shuffle(values)`, on a copy. */
export const pythonShuffle = <T>(values: readonly T[], seed: DealId): T[] =>
  selectionShuffle(values, pythonRandom(seed).randomBelow);

/** The absolute value of the seed as 32-bit words, lowest first; one zero word for 0. */
export function seedWords(seed: DealId): Uint32Array {
  const hex = BigInt(seed.replace('-', '')).toString(16);
  const words = new Uint32Array(Math.ceil(hex.length / 8));
  for (let i = 0, end = hex.length; end > 0; i++, end -= 8)
    words[i] = Number.parseInt(hex.slice(Math.max(0, end - 8), end), 16);
  return words;
}

/** The generator's state before a seed is worked in. */
export function stateBeforeSeed(): Int32Array {
  const state = new Int32Array(WORDS);
  state[0] = 19650218;
  for (let i = 1; i < WORDS; i++) state[i] = Math.imul(1812433253, mixed(state, i)) + i;
  return state;
}

/** The twister's `init_by_array`. */
function seedByKey(key: Uint32Array): Int32Array {
  const state = stateBeforeSeed();
  let i = 1;
  for (let n = 0, j = 0; n < Math.max(WORDS, key.length); n++) {
    state[i] =
      ((state[i] as number) ^ Math.imul(mixed(state, i), 1664525)) + (key[j] as number) + j;
    i = following(state, i);
    j = (j + 1) % key.length;
  }
  for (let n = 1; n < WORDS; n++) {
    state[i] = ((state[i] as number) ^ Math.imul(mixed(state, i), 1566083941)) - i;
    i = following(state, i);
  }
  state[0] = 0x80000000 | 0;
  return state;
}

/** The word before i, with its two top bits mixed into its lowest. */
function mixed(state: Int32Array, i: number): number {
  const word = state[i - 1] as number;
  return word ^ (word >>> 30);
}

/** The index after i in the seeding's walk from 1 to 623, which copies the last word to the front. */
function following(state: Int32Array, i: number): number {
  if (i + 1 < WORDS) return i + 1;
  state[0] = state[WORDS - 1] as number;
  return 1;
}

/** The tempered words from `from` to `to` of a state, which is twisted in place as far as needed. */
export function makeWords(state: Int32Array, words: Uint32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const next = i + 1 < WORDS ? i + 1 : 0;
    const far = i + SHIFT < WORDS ? i + SHIFT : i + SHIFT - WORDS;
    const y = ((state[i] as number) & 0x80000000) | ((state[next] as number) & 0x7fffffff);
    let word = (state[far] as number) ^ (y >>> 1) ^ (-(y & 1) & 0x9908b0df);
    state[i] = word;
    word ^= word >>> 11;
    word ^= (word << 7) & 0x9d2c5680;
    word ^= (word << 15) & 0xefc60000;
    words[i] = word ^ (word >>> 18);
  }
}
