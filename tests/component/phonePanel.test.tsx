import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Stores } from '../../src/store/stores';
import { NARROW } from '../../src/ui/parts/media';
import { openPage } from '../support/openPage';
import { testStores } from '../support/testStores';

let stores: Stores;
const { matchMedia } = window;

beforeEach(() => {
  stores = testStores();
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: media.startsWith(NARROW) }),
  );
});

const panel = () => screen.queryByRole('complementary', { name: 'Analysis' });
const opener = () => screen.findByRole('button', { name: 'Analysis' });
const handle = () => screen.findByRole('button', { name: 'Whole height' });

/** Opens the panel of a game on a phone, as high as the window. */
async function openWhole() {
  await openPage(stores, '#/golf/7');
  fireEvent.click(await opener());
  fireEvent.click(await handle());
  expect(panel()?.dataset.height).toBe('whole');
  return stores.store.actions;
}

test('a hint and what it says are seen below a panel that was as high as the window', async () => {
  const actions = await openWhole();
  act(() => actions.hint());
  expect(panel()?.dataset.height).toBe('half');
});

test('a new deal is not hidden by the panel of the one before, and neither is a restarted one', async () => {
  const actions = await openWhole();
  await act(() => actions.newGame());
  expect(panel()).toBeNull();
  act(() => actions.gesture({ kind: 'press', pile: 'stock' }));
  fireEvent.click(await opener());
  await handle();
  act(() => actions.jump(0));
  act(() => actions.restart());
  expect(panel()).not.toBeNull();
  act(() => actions.jump(1));
  act(() => actions.restart());
  expect(panel()).toBeNull();
});
