import { expect, test } from 'vitest';
import { FULL_DECK } from '../../src/engine/deck';
import { pythonRandom, pythonShuffle } from '../../src/engine/pythonRandom';
import python from '../vectors/python_random.json';

/** The deck that COMP9021, Cards prints for seed 678. */
const DECK_678 = [
  11, 12, 22, 38, 15, 16, 14, 28, 4, 34, 46, 48, 33, 18, 5, 17, 27, 37, 50, 51, 31, 41, 9, 1, 39, 3,
  29, 40, 43, 23, 25, 13, 19, 35, 26, 42, 24, 32, 44, 45, 6, 36, 8, 47, 2, 30, 10, 49, 21, 0, 20, 7,
];

test('the deck that COMP9021 prints for seed 678', () => {
  expect(pythonShuffle(FULL_DECK, '678')).toEqual(DECK_678);
});

test.each(python.vectors)('seed $seed gives the numbers and decks of CPython', (vector) => {
  const words = pythonRandom(vector.seed);
  expect(vector.getrandbits32.map(() => words.getRandomBits(32))).toEqual(vector.getrandbits32);

  const later = pythonRandom(vector.seed);
  for (let n = 0; n < 620; n++) later.getRandomBits(32);
  expect(vector.getrandbits32_from_620.map(() => later.getRandomBits(32))).toEqual(
    vector.getrandbits32_from_620,
  );

  const bits = pythonRandom(vector.seed);
  for (const [k = 0, value] of vector.getrandbits_k) expect(bits.getRandomBits(k)).toBe(value);

  expect(pythonShuffle(FULL_DECK, vector.seed)).toEqual(vector.shuffle52);
  for (const { removed, shuffled } of vector.subdecks) {
    const left = FULL_DECK.filter((card) => !removed.includes(card));
    expect(pythonShuffle(left, vector.seed)).toEqual(shuffled);
  }
});
