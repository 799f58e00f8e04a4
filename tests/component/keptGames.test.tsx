import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { KeptGames } from '../../src/ui/home/KeptGames';
import { StoresContext } from '../../src/ui/parts/context';
import { keptGamesOf, useKeptGames } from '../../src/ui/parts/keptGames';
import { Message } from '../../src/ui/parts/Message';
import { testStores } from '../support/testStores';

const LAZY = {
  game: 'layout;columns=6x8;build=suit;move=helped;cells=3',
  name: 'Lazy Cell',
  at: 7,
};

/** The kept games on a page, where a message and the focus have their place. */
const Own = () => (
  <>
    <header className="page-header">
      <h1 tabIndex={-1}>Games</h1>
    </header>
    <Message />
    <KeptGames games={useKeptGames()} />
  </>
);

test('a kept game is removed where it is listed, and an undo brings it back', async () => {
  const user = userEvent.setup();
  const stores = testStores();
  const kept = keptGamesOf(stores.storage);
  kept.merge([LAZY]);
  render(
    <StoresContext value={stores}>
      <Own />
    </StoresContext>,
  );
  await user.click(screen.getByRole('button', { name: 'Remove Lazy Cell' }));
  expect(screen.queryByRole('link', { name: 'Lazy Cell' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('No longer kept.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('link', { name: 'Lazy Cell' })).toBeTruthy();
  expect(kept.getState()).toEqual([LAZY]);
});
