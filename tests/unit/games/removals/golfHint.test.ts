import { expect, test } from 'vitest';
import type { RemovalState } from '../../../../src/games/removals/state';
import { golfState, removalGameOf, take } from '../../../support/removals';

const hint = (state: RemovalState) => removalGameOf('golf').advice?.hint?.(state);

test('the hint begins the longest chain', () => {
  const state = golfState({ stock: 'KS', waste: '8H', columns: ['2C 9C', '5C 6D 7D', '2D 9D'] });
  expect(hint(state)).toEqual(take(2));
});

test('a chain may go to and fro between columns', () => {
  const state = golfState({ stock: 'KS', waste: '8H', columns: ['7C', 'KC 8C 9D', '9C'] });
  // 9 of Diamonds, 8 of Clubs, then the 7 or the 9: longer than any chain that begins elsewhere.
  expect(hint(state)).toEqual(take(2));
});

test('of equal chains, the one from the longest column, then the leftmost', () => {
  const longer = golfState({ waste: '8H', columns: ['9C', '2C KC 7D', '2D 4D 9D'] });
  expect(hint(longer)).toEqual(take(2));
  expect(hint(golfState({ waste: '8H', columns: ['', '9C', '7D'] }))).toEqual(take(2));
});

test('without a card that fits, the draw; without a stock, or after a win, nothing', () => {
  expect(hint(golfState({ stock: '2S', waste: '8H', columns: ['KC'] }))).toEqual({ type: 'draw' });
  expect(hint(golfState({ waste: '8H', columns: ['KC'] }))).toBeUndefined();
  expect(hint(golfState({ stock: '2S', waste: '8H' }))).toBeUndefined();
});
