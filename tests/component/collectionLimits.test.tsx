import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { favouritesIn, MAX_FAVOURITES } from '../../src/persistence/collection';
import { MAX_KEPT_GAMES } from '../../src/persistence/keptGames';
import { Tile } from '../../src/ui/home/Tile';
import { StoresContext } from '../../src/ui/parts/context';
import { keptGamesOf } from '../../src/ui/parts/keptGames';
import { KeepForm } from '../../src/ui/workshop/KeepForm';
import { testStores } from '../support/testStores';
import { variant } from '../support/variants';

const ids = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => `layout;columns=${n}`);

test('one favourite too many is refused with a sentence, and one that is removed makes room', () => {
  const stores = testStores();
  stores.settings.setForGames(ids(MAX_FAVOURITES), { favourite: 'yes' });
  const tile = { name: 'Golf', line: '', ids: ['golf'], chips: [] } as const;
  render(
    <StoresContext value={stores}>
      <Tile tile={tile} games={[]} atHand={undefined} />
    </StoresContext>,
  );
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Favourite: Golf' }));
  const isFavourite = () => favouritesIn(stores.settings.getState()).includes('golf');
  press();
  expect(isFavourite()).toBe(false);
  expect(stores.store.getState().announcement).toMatchObject({
    text: 'You have 200 favourites. Remove one first.',
    kind: 'refusal',
  });
  stores.settings.setForGame('layout;columns=0', { favourite: 'no' });
  press();
  expect(isFavourite()).toBe(true);
  press();
  expect(isFavourite()).toBe(false);
});

test('one kept game too many is refused with a sentence', () => {
  const stores = testStores();
  const kept = keptGamesOf(stores.storage);
  kept.merge(ids(MAX_KEPT_GAMES).map((game) => ({ game, name: game, at: 1 })));
  render(
    <StoresContext value={stores}>
      <KeepForm game={variant('freecell;cells=5')} onClose={() => {}} />
    </StoresContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(kept.getState()).toHaveLength(MAX_KEPT_GAMES);
  expect(stores.store.getState().announcement).toMatchObject({
    text: 'You have 1,000 kept games. Remove one first.',
    kind: 'refusal',
  });
});
