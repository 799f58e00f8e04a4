import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeAccount, describeStart } from '../../../src/analysis/accountWords';

const account = (start: number, end: number, cost: number) => ({
  ...{ start, end, cost, luck: end - start + cost },
  moves: [],
});

test.each([
  [0.44, 0, 0.32, 'You began with 44%. The cards took 12, your moves took 32.'],
  [0.44, 1, 0.32, 'You began with 44%. The cards gave 88, your moves took 32.'],
  [0.3, 0, 0, 'You began with 30%. The cards took 30, your moves took nothing.'],
  [0.3, 1, 0, 'You began with 30%. The cards gave 70, your moves took nothing.'],
  [0, 0, 0, 'You began with 0%. The cards gave 0, your moves took nothing.'],
])('from %d to %d at a cost of %d', (start, end, cost, sentence) => {
  expect(describeAccount(account(start, end, cost))).toBe(sentence);
});

test('the figures of the sentence add up to the result', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, fc.boolean(), share, (start, isWon, cost) => {
      const text = describeAccount(account(start, isWon ? 1 : 0, cost));
      const [began = 0, cards = 0, moves = 0] = (text.match(/\d+/g) ?? []).map(Number);
      const luck = text.includes('gave') ? cards : -cards;
      expect(began + luck - moves).toBe(isWon ? 100 : 0);
    }),
  );
});

test.each([
  [0.02, 'Even a good player who doesn’t peek wins hardly any deal that begins like this one.'],
  [0.05, 'A good player who doesn’t peek wins 1 of 10 deals that begin like this one.'],
  [0.44, 'A good player who doesn’t peek wins 4 of 10 deals that begin like this one.'],
  [0.97, 'A good player who doesn’t peek wins nearly all deals that begin like this one.'],
])('a chance of %d at the start', (chance, sentence) => {
  expect(describeStart(chance)).toBe(sentence);
});
