import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chosenDeal } from '../../src/store/findGame';
import { createBrowserStores, type Stores } from '../../src/store/stores';
import { openGame } from '../support/fakeGames';
import { testStores } from '../support/testStores';

let mine: Stores;
beforeEach(async () => {
  localStorage.clear();
  mine = createBrowserStores();
  await openGame(mine.store, chosenDeal('klondike-3', '5'));
  mine.store.actions.play({ type: 'draw' });
});

/** Another tab of the browser, with the same game on its table. */
async function otherTab(): Promise<Stores> {
  const other = testStores({ local: localStorage });
  await openGame(other.store, { kind: 'address', variant: 'klondike-3', deal: '5' });
  return other;
}

const cursor = ({ store }: Stores): number | undefined => store.getState().current?.history.cursor;

/** Tells this page of a change in another tab; `null` stands for a storage that was cleared. */
const change = (key: string | null): boolean =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

test('a card that another tab sends to its foundation arrives and is shown', async () => {
  const other = await otherTab();
  other.store.actions.gesture({ kind: 'send', pile: 'tableau-1', count: 1 });
  expect(cursor(other)).toBe(2);
  expect(cursor(mine)).toBe(1);
  change(`patience/journal/${mine.store.getState().current?.record.id}`);
  await waitFor(() => expect(cursor(mine)).toBe(2));
  expect(mine.store.getState().current?.history).toEqual(other.store.getState().current?.history);
});

test('a storage that another tab has cleared changes nothing on the table', async () => {
  const before = [mine.store.getState(), mine.settings.getState()];
  localStorage.clear();
  change(null);
  await mine.games.flush();
  expect([mine.store.getState(), mine.settings.getState()]).toEqual(before);
  expect(mine.store.getState()).toBe(before[0]);
  mine.store.actions.play({ type: 'draw' });
  expect(cursor(mine)).toBe(2);
});
