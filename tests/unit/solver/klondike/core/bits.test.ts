import { expect, test } from 'vitest';
import { ahead, factorOf, quotient, slots } from '../../../../../src/solver/klondike/core/bits';
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

test('a quotient by a factor is that of a division', () => {
  const wrong: string[] = [];
  for (let divisor = 1; divisor <= 25; divisor++) {
    for (let value = 0; value < 128; value++) {
      if (quotient(value, factorOf(divisor)) !== Math.floor(value / divisor))
        wrong.push(`${value} by ${divisor}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** The same as `ahead`, draw by draw. */
function comingUp(cards: readonly number[], waste: number, draw: number): readonly number[] {
  const found = new Set(waste > 0 ? cards.slice(waste - 1, waste) : []);
  for (let top = waste + draw; top <= cards.length; top += draw)
    found.add(cards[top - 1] as number);
  const last = cards.at(-1);
  if (last !== undefined) found.add(last);
  return [...found].sort((a, b) => a - b);
}

test('the cards that come up until the end of the pass are those of each draw, and the last', () => {
  for (let n = 0; n < 3000; n++) {
    const mask = Math.imul(n + 1, 0x2c1b3c6d) & 0xffffff & Math.imul(n + 7, 0x297a2d39);
    const cards = Array.from({ length: 24 }, (_, i) => i).filter((i) => mask & (1 << i));
    const waste = n % (cards.length + 1);
    for (const draw of [1, 2, 3, 4]) {
      const up = ahead(mask, waste, draw);
      const found = cards.filter((i) => up & (1 << i));
      expect(found, `${cards} with ${waste}, draw ${draw}`).toEqual(comingUp(cards, waste, draw));
    }
  }
});
