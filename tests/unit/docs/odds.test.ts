import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { middleShare, ODDS } from '../../../src/games/odds';
import { oddsPage } from '../../../tools/oddsPage';

test('the page of the odds has the counts that the program has, in order', () => {
  expect(readFileSync('docs/odds.md', 'utf8')).toBe(oddsPage(ODDS));
  const shares = ODDS.map(middleShare);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
});
