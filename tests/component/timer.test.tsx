import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type * as Page from '../../src/ui/game/GamePage';
import { useTimer } from '../../src/ui/game/useTimer';
import { openPage } from '../support/openPage';
import { testStores } from '../support/testStores';

/** How often the page of the game was rendered. */
const renders = vi.hoisted(() => ({ page: 0 }));

vi.mock('../../src/ui/game/GamePage', async (original) => {
  const { GamePage } = await original<typeof Page>();
  return {
    GamePage: (props: Parameters<typeof GamePage>[0]) => {
      renders.page++;
      return GamePage(props);
    },
  };
});

afterEach(() => {
  vi.useRealTimers();
});

test('a tick of the timer renders the one element that shows it', async () => {
  const stores = testStores();
  stores.settings.set('timer', 'on');
  await openPage(stores, '#/klondike-3/275');
  const { actions } = stores.store;
  act(() => actions.play({ type: 'draw' }));
  const before = renders.page;
  expect(before).toBeGreaterThan(1);
  for (let n = 0; n < 12; n++) act(() => actions.tick());
  expect(screen.getByTestId('time').textContent).toContain('0:12');
  expect(renders.page).toBe(before);
  act(() => actions.play({ type: 'draw' }));
  expect(renders.page).toBeGreaterThan(before);
});

test('two minutes without input stop the timer until the next input', () => {
  vi.useFakeTimers();
  const { store } = testStores();
  const { rerender, unmount } = renderHook(({ running }) => useTimer(store, running), {
    initialProps: { running: true },
  });
  const seconds = () => store.clock.getState().seconds;
  const pass = (count: number) => act(() => vi.advanceTimersByTime(1000 * count));
  pass(119);
  expect(seconds()).toBe(119);
  pass(3600);
  expect(seconds()).toBe(120);
  for (const [n, input] of ['keydown', 'pointerdown', 'pointermove', 'wheel'].entries()) {
    fireEvent(window, new Event(input));
    pass(10);
    expect(seconds()).toBe(120 * (n + 1) + 10);
    pass(3600);
    expect(seconds()).toBe(120 * (n + 2));
  }
  // Each input begins the two minutes anew.
  for (let n = 0; n < 5; n++) {
    fireEvent(window, new Event('pointerdown'));
    pass(100);
  }
  expect(seconds()).toBe(600 + 500);
  rerender({ running: false });
  fireEvent(window, new Event('pointerdown'));
  pass(100);
  expect(seconds()).toBe(1100);
  unmount();
});
