import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { gameOf, type VariantId } from '../../src/games/index';
import type { Stores } from '../../src/store/stores';
// The parts that a page loads late come with the test, so that it waits for no file.
import '../../src/ui/coach/Introduction';
import '../../src/ui/game/GameSheet';
import { keptGamesOf } from '../../src/ui/parts/keptGames';
import '../../src/ui/statistics/StatisticsPage';
import { openPage } from '../support/openPage';
import { testStores } from '../support/testStores';
import { variant } from '../support/variants';

const OWN = variant('layout;columns=6x7.5.5;cells=4');

/** A player who keeps a game under a name with the marks that other names have before their rules. */
function keeping(id: VariantId): Stores {
  const stores = testStores();
  keptGamesOf(stores.storage).keep(id, 'My Nine, the easy one');
  return stores;
}

test.each([
  ['invented', OWN],
  ['registered', variant('klondike-3;redeals=2')],
])('at the table a kept game, %s, has the name that it was given', async (_kind, id) => {
  await openPage(keeping(id), `#/${id}/5`);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('My Nine, the easy one');
  expect(within(heading).getByText('My Nine, the easy one')).toBeTruthy();
  expect(document.title).toBe('My Nine, the easy one · Patience Lab');
  await userEvent.click(within(heading).getByRole('button'));
  expect(await screen.findByRole('dialog', { name: 'My Nine, the easy one' })).toBeTruthy();
});

test('a newcomer to a kept game reads its name in the words about it', async () => {
  await openPage(keeping(OWN), `#/${OWN}/5`);
  const words = await screen.findByRole('region', { name: 'How to play' });
  expect(within(words).getByText('My Nine, the easy one').tagName).toBe('STRONG');
});

test('the statistics call a kept game by its name, and by another once it has one', async () => {
  const stores = keeping(OWN);
  await openPage(stores, `#/${OWN}/5`);
  const { rules } = gameOf(OWN);
  const [move] = rules.legalMoves(rules.deal('5'));
  act(() => stores.store.actions.play(move));
  await openPage(stores, '#/statistics');
  const named = (name: string) => screen.findAllByText(name);
  expect(await named('My Nine, the easy one')).not.toHaveLength(0);
  expect(screen.queryByText(gameOf(OWN).name)).toBeNull();
  act(() => void keptGamesOf(stores.storage).keep(OWN, 'Nine'));
  expect(await named('Nine')).not.toHaveLength(0);
});

test('another deal beside an open panel of the game has its number in the heading and in the field', async () => {
  const stores = testStores();
  await openPage(stores, '#/golf/7');
  await userEvent.click(within(screen.getByRole('heading', { level: 1 })).getByRole('button'));
  const sheet = within(await screen.findByRole('dialog'));
  const field = () => sheet.getByRole<HTMLInputElement>('textbox', { name: /^Type a deal number/ });
  expect(field().value).toBe('7');
  await act(() => stores.store.actions.open({ kind: 'address', variant: 'golf', deal: '8' }));
  expect(sheet.getByRole('heading', { name: 'Deal 8' })).toBeTruthy();
  expect(field().value).toBe('8');
});
