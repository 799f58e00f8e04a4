import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import GamesPage from '../../src/ui/home/GamesPage';
import { StoresContext } from '../../src/ui/parts/context';
import { keptGamesOf } from '../../src/ui/parts/keptGames';
import { testStores } from '../support/testStores';

const LAZY = {
  game: 'layout;columns=6x8;build=suit;move=helped;cells=3',
  name: 'Lazy Cell',
  at: 7,
};
const NO_PARTS: readonly string[] = [];

let kept: ReturnType<typeof keptGamesOf>;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  const stores = testStores();
  kept = keptGamesOf(stores.storage);
  kept.merge([LAZY]);
  render(
    <StoresContext value={stores}>
      <GamesPage parts={NO_PARTS} />
    </StoresContext>,
  );
});

const games = () => within(screen.getByRole('navigation', { name: 'All games' }));
const title = () => screen.getByRole('heading', { level: 1 });
const own = () => games().queryByRole('link', { name: 'Lazy Cell' });

test('the list finds an own game by its name, before others that are called almost so', async () => {
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox'), 'lazy');
  expect(games().getAllByRole('link')).toEqual([own()]);
  expect(title().textContent).toMatch(/^1 of \d+ games$/);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'golf');
  expect(own()).toBeNull();
});

test('an own game is removed where it is listed, and an undo brings it back', async () => {
  const user = userEvent.setup();
  await user.click(games().getByRole('button', { name: 'Remove Lazy Cell' }));
  expect(own()).toBeNull();
  expect(screen.getByText('No longer kept.', { selector: '[role=status] *' })).toBeTruthy();
  expect(document.activeElement).toBe(title());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(own()).toBeTruthy();
  expect(kept.getState()).toEqual([LAZY]);
});

test('where facts of games are shown, it is said what they mean', async () => {
  const meaning = /^Can be won: .* Easy to play: even a careless player wins one deal in five\.$/;
  expect(games().getByText(meaning)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Easy' }));
  expect(games().queryByText(meaning)).toBeNull();
  expect(games().getByText(/^Easy: even a careless player wins one deal in five\./)).toBeTruthy();
});
