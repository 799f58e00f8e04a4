import { expect, test } from 'vitest';
import { slots } from '../../../../../src/solver/klondike/core/bits';
import { highestBit, lowestBit, popcount } from '../../../../../src/solver/klondike/core/memory';

test('popcount counts the bits of a word, and the outer ones are found', () => {
  const words = [1, 0b1010, 1 << 31, -1];
  expect([0, ...words].map(popcount)).toEqual([0, 1, 2, 1, 32]);
  expect([0, ...words].map(highestBit)).toEqual([-1, 0, 3, 31, 31]);
  expect(words.map(lowestBit)).toEqual([0, 1, 31, 0]);
});

test('a rank has a slot when fewer cards are attached at it than are face up above it', () => {
  // Two bits a rank, the lowest rank last.
  expect(slots(0b00_01_00, 0b00_00_00)).toBe(0b00_00_11);
  expect(slots(0b00_10_00, 0b00_00_01)).toBe(0);
  expect(slots(0b00_11_00, 0b00_00_01)).toBe(0b00_00_11);
  expect(slots(0b00_11_00, 0b00_00_11)).toBe(0);
  expect(slots(0b01_01_00, 0b00_01_00)).toBe(0b00_00_11);
  expect(slots(0, 0)).toBe(0);
});
