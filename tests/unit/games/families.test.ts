import { expect, test, vi } from 'vitest';
import { allFamilies } from '../../../src/games/families';
import { GAME_IDS } from '../../../src/games/index';

// The table of games with the example of CONTRIBUTING.md in it, registered by the line that it shows.
vi.mock(import('../../../src/games/registry'), async (importOriginal) => {
  const original = await importOriginal();
  const { accordion } = await import('../../support/exampleGame');
  const REGISTRY = { ...original.REGISTRY, accordion: { make: () => accordion, group: 'build' } };
  return { ...original, REGISTRY };
});

test('a game whose rules are code is in the list of all games, in its last family', () => {
  const last = allFamilies().at(-1);
  expect(last?.name).toBe('Other games');
  expect(last?.games.map(({ id, name }) => [id, name])).toEqual([['accordion', 'Accordion']]);
});

test('the list of all games has each game once', () => {
  const ids = allFamilies().flatMap(({ games }) => games.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(GAME_IDS.toSorted());
});
