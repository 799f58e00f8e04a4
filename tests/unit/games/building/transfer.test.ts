import { expect, test } from 'vitest';
import { wordsOf } from '../../../../src/engine/words';
import { parseMoveWords } from '../../../../src/games/building/transfer';

const EXAMPLE = 'moves look like “m c6, c1, 2”';
const errorOf = (text: string): string => {
  const words = parseMoveWords(text, EXAMPLE);
  return words.ok ? 'none' : words.error;
};

test('commas and spaces separate words, in upper or lower case', () => {
  expect(wordsOf(' M c6 ,C1,  2 ')).toEqual(['m', 'c6', 'c1', '2']);
});

test('a line names its piles and a number of cards, one if it is left out', () => {
  const read = (text: string) => parseMoveWords(text, EXAMPLE);
  expect(read('m c6, c1, 2')).toEqual({
    ok: true,
    value: { source: 'c6', target: 'c1', count: 2 },
  });
  expect(read('m w f2')).toMatchObject({ value: { source: 'w', target: 'f2', count: 1 } });
  expect(read(`m c6, c1, ${'9'.repeat(400)}`)).toMatchObject({ value: { count: 52 } });
});

test('anything else is told in a sentence', () => {
  expect(errorOf('go')).toBe(`“go” is not a move; ${EXAMPLE}.`);
  expect(errorOf('m c6')).toBe('A move names where from and where to, as in “m c6, c1, 2”.');
  expect(errorOf('m c6, c1, 2, 3')).toBe(`Too many words: ${EXAMPLE}.`);
  expect(errorOf('m c6, c1, two')).toBe('“two” is not a number of cards.');
});
