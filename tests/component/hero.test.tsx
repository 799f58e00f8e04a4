import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gameOf } from '../../src/games/index';
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
      <Hero open={playedGame(own, '5')} draw="klondike-3" played={[]} />
    </StoresContext>,
  );
  expect(screen.getByRole('heading').textContent).toBe('My little pyramid');
  expect(screen.getByText(`${gameOf(own).name} · move 0`, { exact: false })).toBeTruthy();
});
