import { expect, test } from 'vitest';
import { capital, cardCount, listed, plural } from '../../../src/engine/words';

test('a number of things is one or many', () => {
  expect(plural(1, 'picture')).toBe('1 picture');
  expect(plural(0, 'picture')).toBe('0 pictures');
  expect(cardCount(1)).toBe('1 card');
  expect(cardCount(21)).toBe('21 cards');
});

test('a list has commas, and a conjunction before its last word', () => {
  expect(listed([], 'and')).toBe('');
  expect(listed(['Jack'], 'and')).toBe('Jack');
  expect(listed(['Jack', 'Queen'], 'or')).toBe('Jack or Queen');
  expect(listed(['Jack', 'Queen', 'King'], 'and')).toBe('Jack, Queen and King');
});

test('a sentence begins with a capital', () => {
  expect(capital('the waste')).toBe('The waste');
  expect(capital('')).toBe('');
});
