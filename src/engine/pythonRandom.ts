import type { DealId } from './dealId';
import { type RandomBelow, selectionShuffle } from './shuffle';

/** Length of the generator’s state, in 32-bit words. */
const WORDS = 624;
/** Distance to the word that each twist mixes in: the m of MT19937. */
const SHIFT = 397;

/**
 * The generator of CPython’s `random` module: the 32-bit Mersenne Twister MT19937 (Matsumoto and
 * Nishimura, 1998), seeded from an integer of any size. `randomBelow` draws as `Random._randbelow` does.
 */
interface PythonRandom {
  /** The next `bits` random bits, 1 to 32, as an unsigned integer. */
  readonly getRandomBits: (bits: number) => number;
  readonly randomBelow: RandomBelow;
  /** The next number from 0 up to 1, as `random.random()` draws it: 53 bits. */
  readonly random: () => number;
}

/** The generator after `random.seed(seed)`. The sign is ignored, as in Python. */
export function pythonRandom(seed: DealId): PythonRandom {
  const state = seedByKey(seedWords(seed));
  let i = 0;

  /** Twists the next word of the state, and tempers it. */
  function nextWord(): number {
    const next = (i + 1) % WORDS;
    const y = ((state[i] as number) & 0x80000000) | ((state[next] as number) & 0x7fffffff);
    let word = (state[(i + SHIFT) % WORDS] as number) ^ (y >>> 1) ^ (-(y & 1) & 0x9908b0df);
    state[i] = word;
    i = next;
    word ^= word >>> 11;
    word ^= (word << 7) & 0x9d2c5680;
    word ^= (word << 15) & 0xefc60000;
    return word ^ (word >>> 18);
  }

  const getRandomBits = (bits: number): number => nextWord() >>> (32 - bits);

  function randomBelow(n: number): number {
    const bits = 32 - Math.clz32(n);
    let r = getRandomBits(bits);
    while (r >= n) r = getRandomBits(bits);
    return r;
  }

  const random = (): number => (getRandomBits(27) * 2 ** 26 + getRandomBits(26)) / 2 ** 53;

  return { getRandomBits, randomBelow, random };
}

/** A copy of the values after `random.seed(seed); random.shuffle(values)`. */
export const pythonShuffle = <T>(values: readonly T[], seed: DealId): T[] =>
  selectionShuffle(values, pythonRandom(seed).randomBelow);

/** The absolute value of the seed as 32-bit words, lowest first; one zero word for 0. */
function seedWords(seed: DealId): Uint32Array {
  const hex = BigInt(seed.replace('-', '')).toString(16);
  const words = new Uint32Array(Math.ceil(hex.length / 8));
  for (let i = 0, end = hex.length; end > 0; i++, end -= 8)
    words[i] = Number.parseInt(hex.slice(Math.max(0, end - 8), end), 16);
  return words;
}

/** The state seeded by `init_by_array`, which starts from `init_genrand(19650218)`. */
function seedByKey(key: Uint32Array): Int32Array {
  const state = new Int32Array(WORDS);
  state[0] = 19650218;
  for (let i = 1; i < WORDS; i++) state[i] = Math.imul(1812433253, mixed(state, i)) + i;
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

/** The word before i, with its top two bits mixed into its lowest. */
function mixed(state: Int32Array, i: number): number {
  const word = state[i - 1] as number;
  return word ^ (word >>> 30);
}

/** The index after i in the seeding loop, which runs from 1 to 623 and copies the last word to the front. */
function following(state: Int32Array, i: number): number {
  if (i + 1 < WORDS) return i + 1;
  state[0] = state[WORDS - 1] as number;
  return 1;
}
