import { expect, test } from 'vitest';
import { countBits, indexAfter, indexBefore } from '../../../../src/solver/pyramid/needs';

test('bits are counted', () => {
  for (const word of [0, 1, 0b1011, 2 ** 24 - 1, 2 ** 30, 0x55555555])
    expect(countBits(word)).toBe([...word.toString(2)].filter((bit) => bit === '1').length);
});

test('the next bit from an index on, and the last one before it', () => {
  const word = 0b101000;
  expect([0, 3, 4, 5, 6, 31].map((index) => indexAfter(word, index))).toEqual([3, 3, 5, 5, 31, 31]);
  expect([0, 3, 4, 5, 6, 32].map((index) => indexBefore(word, index))).toEqual([
    ...[-1, -1, 3, 3, 5, 5],
  ]);
});
