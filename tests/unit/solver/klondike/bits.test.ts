import { expect, test } from 'vitest';
import { doubled, popcount, slots } from '../../../../src/solver/klondike/bits';

test('popcount counts the bits of a word', () => {
  expect([0, 1, 0b1011, 1 << 31, -1].map(popcount)).toEqual([0, 1, 3, 1, 32]);
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

test('a doubled array keeps its words', () => {
  expect([...doubled(Int32Array.of(3, -4))]).toEqual([3, -4, 0, 0]);
});
