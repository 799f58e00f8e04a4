import { expect, test } from 'vitest';
import { buildDeck, describeCard } from '../../../../src/games/pairing/pointCard';

test('a deck has its ranks within suits, in the given order (Elevens Lab, Activity 2)', () => {
  const deck = buildDeck(['A', 'B', 'C'], ['Giraffes', 'Lions'], [2, 1, 6]);
  expect(deck.undealt).toBe(6);
  expect(deck.cards.map(describeCard)).toEqual([
    'A of Giraffes (point value = 2)',
    'B of Giraffes (point value = 1)',
    'C of Giraffes (point value = 6)',
    'A of Lions (point value = 2)',
    'B of Lions (point value = 1)',
    'C of Lions (point value = 6)',
  ]);
});
