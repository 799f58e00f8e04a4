import { expect, test } from 'vitest';
import { memoize } from '../../../src/engine/memoize';
import { listSteps } from '../../../src/engine/steps';
import { GAME_IDS, gameOf } from '../../../src/games/index';
import { playAtRandom } from '../../support/random';

test('a value is computed once for each first argument, whatever the others are', () => {
  const nameOf = memoize((pile: readonly number[], i: number) => `Pile ${i + 1}: ${pile.length}`);
  const pile = [7];
  expect(nameOf(pile, 0)).toBe('Pile 1: 1');
  expect(nameOf([7], 1)).toBe('Pile 2: 1');
  expect(nameOf(pile, 1)).toBe('Pile 1: 1');
});

/** All arrays in a value, each as often as it is there. */
const arraysIn = (value: unknown): readonly object[] => {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(arraysIn);
  return Array.isArray(value) ? [value, ...within] : within;
};

test.each(GAME_IDS)('%s: no two piles share one array, of which views are memoised', (id) => {
  const game = gameOf(id);
  for (const { state } of listSteps(playAtRandom(game, '5', 150).steps)) {
    const arrays = arraysIn(state);
    expect(new Set(arrays).size).toBe(arrays.length);
  }
});
