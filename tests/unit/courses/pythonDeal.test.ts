import { expect, test } from 'vitest';
import { pythonFor } from '../../../src/courses/pythonDeal';

test('a deal in Python is a shuffle of all cards, in a game of one suit with their faces', () => {
  expect(pythonFor('7', {})).toBe(
    'import random\nrandom.seed(7)\ncards = list(range(52))\nrandom.shuffle(cards)',
  );
  expect(pythonFor('7', { decks: 2, suits: [3] })).toMatch(
    /range\(104\)\)[\s\S]*\nfaces = \[13 \* \[3\]\[card % 52 \/\/ 52\] \+ card % 13 for card in cards\]$/,
  );
});

test('a deal by Microsoft’s number has the generator of its numbers', () => {
  expect(pythonFor('ms617', {})).toMatch(/^n, cards = 617, [\s\S]*214013/);
});
