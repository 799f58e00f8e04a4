import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type * as Page from '../../src/ui/game/GamePage';
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

test('a tick of the timer renders the one element that shows it', async () => {
  const { App } = await import('../../src/ui/app/App');
  const { createNavigation } = await import('../../src/ui/app/navigation');
  const stores = testStores();
  stores.settings.set('timer', 'on');
  window.history.replaceState(null, '', '#/klondike-3/275');
  const navigation = createNavigation(stores.store, window);
  render(<App stores={stores} navigation={navigation} />);
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
