import { expect, test } from 'vitest';
import { chanceOf } from '../../../src/chance/curves';
import { variant } from '../../support/variants';

const SHARES = Array.from({ length: 101 }, (_, n) => n / 100);
const DRAWS = ['klondike-1', 'klondike-3;draw=2', 'klondike-3'].map(variant);

test.each(DRAWS)('%s: a chance grows with the share, and is lower in most of a game', (id) => {
  for (const hidden of [1, 5, 10, 15, 21]) {
    const chances = SHARES.map((share) =>
      chanceOf(id, { share, hidden, unseen: 0, stock: hidden }),
    );
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
    expect(chances[0]).toBe(0);
    expect(chances.at(-1)).toBeLessThanOrEqual(1);
  }
  expect(chanceOf(id, { share: 0.7, hidden: 15, unseen: 0, stock: 20 })).toBeLessThan(0.7);
});

test.each(DRAWS)('%s: once all cards are known the share is the chance', (id) => {
  for (const share of [0, 1])
    expect(chanceOf(id, { share, hidden: 0, unseen: 0, stock: 3 })).toBe(share);
});
