import { expect, test } from 'vitest';
import { makeCard, QUEEN } from '../../../src/engine/card';
import { cardInEnglish, countInEnglish, listInEnglish } from '../../../src/engine/english';

test('a number of things is one or many', () => {
  expect(countInEnglish(1, 'picture')).toBe('1 picture');
  expect(countInEnglish(0, 'picture')).toBe('0 pictures');
});

test('a list has commas, and a conjunction before its last word', () => {
  expect(listInEnglish([])).toBe('');
  expect(listInEnglish(['Jack'])).toBe('Jack');
  expect(listInEnglish(['Jack', 'Queen', 'King'])).toBe('Jack, Queen and King');
});

test('a card has its English name', () => {
  expect(cardInEnglish(makeCard(0, QUEEN))).toBe('Queen of Hearts');
});
