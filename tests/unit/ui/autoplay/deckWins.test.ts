import { expect, test } from 'vitest';
import { deckWins } from '../../../../src/ui/autoplay/deckWins';
import '../../../../src/games/all';

test('the deck wins one deal of Perditio Tempus in thirteen, within half a per cent', async () => {
  expect(Math.abs(((await deckWins('perditio-tempus')) ?? 0) - 1 / 13)).toBeLessThan(0.005);
});

test('with more places the deck wins Elevens more often', async () => {
  const [usual, more] = await Promise.all([deckWins('elevens'), deckWins('elevens;places=12')]);
  expect(more).toBeGreaterThan(usual ?? 1);
});

test('of a game with choice there is no such share', () => {
  expect(deckWins('klondike-3')).toBeUndefined();
});
