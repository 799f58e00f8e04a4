import type { DealNumber } from './dealNumber';
import { type RandomBelow, selectionShuffle } from './shuffle';

const WORDS = 624;
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
export function pythonRandom(seed: DealNumber): PythonRandom {
  const state = seedByKey(seedWords(seed));
  let next = WORDS;

  function nextWord(): number {
    if (next === WORDS) {
      twist(state);
      next = 0;
    }
    let y = state[next++] as number;
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    return (y ^ (y >>> 18)) >>> 0;
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
export const pythonShuffle = <T>(values: readonly T[], seed: DealNumber): T[] =>
  selectionShuffle(values, pythonRandom(seed).randomBelow);

/** The absolute value of the seed as 32-bit words, lowest first; one zero word for 0. */
export function seedWords(seed: DealNumber): Uint32Array {
  const hex = BigInt(seed.replace('-', '')).toString(16);
  const words = new Uint32Array(Math.ceil(hex.length / 8));
  for (let i = 0, end = hex.length; end > 0; i++, end -= 8)
    words[i] = Number.parseInt(hex.slice(Math.max(0, end - 8), end), 16);
  return words;
}

/** The twister's `init_by_array`. */
function seedByKey(key: Uint32Array): Uint32Array {
  const state = new Uint32Array(WORDS);
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
  state[0] = 0x80000000;
  return state;
}

/** The word before i, with its two top bits mixed into its lowest. */
function mixed(state: Uint32Array, i: number): number {
  const word = state[i - 1] as number;
  return word ^ (word >>> 30);
}

/** The index after i in the seeding's walk from 1 to 623, which copies the last word to the front. */
function following(state: Uint32Array, i: number): number {
  if (i + 1 < WORDS) return i + 1;
  state[0] = state[WORDS - 1] as number;
  return 1;
}

/** The next 624 words from the last 624. */
function twist(state: Uint32Array): void {
  for (let i = 0; i < WORDS; i++) {
    const y =
      ((state[i] as number) & 0x80000000) | ((state[(i + 1) % WORDS] as number) & 0x7fffffff);
    state[i] =
      (state[(i + SHIFT) % WORDS] as number) ^ (y >>> 1) ^ ((y & 1) === 0 ? 0 : 0x9908b0df);
  }
}
