import { expect, test } from 'vitest';
import {
  cardName,
  makeCard,
  rankName,
  rankWithArticle,
  theCard,
  withSigns,
} from '../../../src/engine/card';
import { pileInWords, pileName, pileTitle } from '../../../src/engine/pile';
import { listed } from '../../../src/locales/format';

test('names in English', () => {
  expect([0, 1, 7, 9, 10, 11, 12, 13].map(rankName)).toEqual([
    'Ace',
    '2',
    '8',
    '10',
    'Jack',
    'Queen',
    'King',
    '',
  ]);
  expect([0, 1, 7, 9, 10].map(rankWithArticle)).toEqual([
    'an Ace',
    'a 2',
    'an 8',
    'a 10',
    'a Jack',
  ]);
  expect(cardName(makeCard(0, 11))).toBe('Queen of Hearts');
  expect(theCard(makeCard(3, 9))).toBe('the 10 of Spades');
  expect(withSigns('Queen of Hearts on the 10 of Spades.')).toBe('Q♥ on the 10♠.');
  expect([
    pileName({ kind: 'cell', index: 2 }),
    pileInWords({ kind: 'waste', index: 1 }),
    pileTitle({ kind: 'tableau', index: 4 }),
  ]).toEqual(['free cell 2', 'the waste', 'Column 4']);
  expect(listed(['a', 'b', 'c'], 'or')).toBe('a, b or c');
});
