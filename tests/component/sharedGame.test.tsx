import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { chosenDeal } from '../../src/store/findGame';
import type { Stores } from '../../src/store/stores';
import { openGame } from '../support/fakeGames';
import { openPage } from '../support/openPage';
import { testStores } from '../support/testStores';

let stores: Stores;

beforeEach(() => {
  stores = testStores();
});

const rules = { name: 'Rules of the game' };

test.each([
  ['a deal', '#/golf/7', 'Shared deal'],
  ['a game with moves', '#/golf/7/1A', 'Shared game'],
])('%s from a friend offers the rules to who has never played its game', async (_, hash, name) => {
  const user = userEvent.setup();
  await openPage(stores, hash, 'elsewhere');
  const strip = within(await screen.findByRole('region', { name }));
  await user.click(await strip.findByRole('button', rules));
  expect((await screen.findByRole('dialog', { hidden: true })).textContent).toContain('waste');
});

test('who has played the game is offered no rules with a link', async () => {
  await openGame(stores.store, chosenDeal('golf', '5'));
  stores.store.actions.gesture({ kind: 'press', pile: 'stock' });
  await stores.store.actions.saveNow();
  await openPage(stores, '#/golf/7', 'elsewhere');
  await screen.findByRole('region', { name: 'Shared deal' });
  expect(screen.queryByRole('button', rules)).toBeNull();
});
