import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { gameOf, type VariantId } from '../../src/games/index';
import { Hero } from '../../src/ui/home/Hero';
import { StoresContext } from '../../src/ui/parts/context';
import { keptGamesOf } from '../../src/ui/parts/keptGames';
import { playedGame } from '../support/playedGame';
import { testStores } from '../support/testStores';
import { variant } from '../support/variants';

test('the open game has the name under which it is kept, and its rules beside it', () => {
  const stores = testStores();
  const own = variant('removal;pyramid=4;match=sum;sum=14');
  keptGamesOf(stores.storage).keep(own, 'My little pyramid');
  render(
    <StoresContext value={stores}>
      <Hero open={playedGame(own, '5')} unfinished={3} draw="klondike-3" played={[]} />
    </StoresContext>,
  );
  expect(screen.getByRole('heading').textContent).toBe('My little pyramid');
  expect(screen.getByText(gameOf(own).name, { exact: false })).toBeTruthy();
  const others = screen.getByRole('link', { name: '2 more unfinished games' });
  expect(others.getAttribute('href')).toBe('#/statistics/unfinished');
});

test('what is said about winnable deals is true of the deals that come', async () => {
  const user = userEvent.setup();
  render(
    <StoresContext value={testStores()}>
      <Hero open={undefined} unfinished={0} draw="klondike-3" played={[]} />
    </StoresContext>,
  );
  const choice = screen.getByRole('switch', { name: 'Winnable deals' });
  const said = () => [choice.getAttribute('aria-checked'), choice.lastChild?.textContent];
  const off = ['false', 'not every deal can be won'];
  const on = ['true', 'every one can be won'];
  const [first, second] = said()[0] === 'true' ? [on, off] : [off, on];
  expect(said()).toEqual(first);
  await user.click(choice);
  expect(said()).toEqual(second);
});

test('beside an open game of Klondike there is a way to the other draw, which another game has not', () => {
  const links = (game: VariantId) => {
    const { container, unmount } = render(
      <StoresContext value={testStores()}>
        <Hero open={playedGame(game, '5')} unfinished={1} draw="klondike-1" played={[]} />
      </StoresContext>,
    );
    const chips = [...container.querySelectorAll('a.chip')];
    unmount();
    return chips.map((chip) => [chip.getAttribute('href'), chip.getAttribute('aria-label')]);
  };
  expect(links('klondike-1')).toEqual([['#/klondike-3', 'Draw 3: Klondike, draw three']]);
  expect(links(variant('klondike-3;redeals=2'))).toEqual([
    ['#/klondike-1', 'Draw 1: Klondike, draw one'],
  ]);
  expect(links('golf')).toEqual([]);
});
