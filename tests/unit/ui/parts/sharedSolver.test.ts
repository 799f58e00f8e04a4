import { expect, test, vi } from 'vitest';
import { winnableDealsOf } from '../../../../src/ui/parts/sharedSolver';
import { withFakeWorkers } from '../../../support/fakeWorker';
import { testStores } from '../../../support/testStores';

withFakeWorkers();

/** What is announced half a second after a deal was asked for again and again, in this order of calls. */
async function announcedAfter(awaited: readonly boolean[]): Promise<string | undefined> {
  const stores = testStores();
  const deals = winnableDealsOf(stores);
  for (const isAwaited of awaited) void deals.take('freecell', 'on', () => isAwaited);
  await vi.advanceTimersByTimeAsync(500);
  return stores.store.getState().announcement?.text;
}

test('a search goes on while the latest of several questions waits for it', async () => {
  expect(await announcedAfter([false, true])).toBe('Looking for a deal that can be won…');
  // While the code is loading, an older question can come last.
  expect(await announcedAfter([true, false])).toBe('Looking for a deal that can be won…');
});

test('a search that nobody waits for ends without a word', async () => {
  expect(await announcedAfter([false])).toBeUndefined();
});
