import { expect, test, vi } from 'vitest';
import type { GameSource } from '../../../src/store/findGame';
import { currentOf } from '../../support/fakeGames';
import { fakeStorage } from '../../support/storage';
import { testStores } from '../../support/testStores';

// A browser that is killed as a whole keeps its database, and may lose its storage.

const ADDRESS: GameSource = { kind: 'address', variant: 'klondike-3', deal: '5' };

/** A tab of a browser that has stored a game of three moves, and then lost its storage. */
async function tabAfterLoss(source: GameSource) {
  const before = testStores();
  await before.store.actions.open(ADDRESS);
  for (let n = 0; n < 3; n++) before.store.actions.gesture({ kind: 'press', pile: 'stock' });
  await before.games.flush();
  const after = testStores({ local: fakeStorage() });
  await after.store.actions.open(source);
  expect(currentOf(after.store).history.cursor).toBe(0);
  return after;
}

test.each<GameSource>([ADDRESS, { kind: 'last', variant: 'klondike-3' }])(
  'the first cards come at once, and the kept game in their place',
  async (source) => {
    const { store, games } = await tabAfterLoss(source);
    await games.open();
    await vi.waitFor(() => expect(currentOf(store).history.cursor).toBe(3));
    expect(store.getState().announcement?.text).toBe('Welcome back – move 3.');
  },
);

test('a new game that was played meanwhile stays, and both are kept', async () => {
  const { store, games } = await tabAfterLoss(ADDRESS);
  store.actions.gesture({ kind: 'press', pile: 'stock' });
  await games.open();
  const lengths = (await games.list()).map(({ length }) => length);
  expect(lengths.sort()).toEqual([1, 3]);
  expect(currentOf(store).history.cursor).toBe(1);
});

test('a game that the player asked for is not replaced', async () => {
  const { store, games } = await tabAfterLoss({ kind: 'new', variant: 'klondike-3' });
  await games.open();
  expect(await games.list()).toHaveLength(1);
  expect(currentOf(store).history.cursor).toBe(0);
});
