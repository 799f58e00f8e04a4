import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Stores } from '../../src/store/stores';
import { recordLastInput } from '../../src/ui/parts/input';
import { openPage } from '../support/openPage';
import { testStores } from '../support/testStores';
// Loaded before the tests, which then need not wait for them.
import '../../src/ui/courses/CoursesPage';
import '../../src/ui/help/AboutDialog';
import '../../src/ui/help/HelpDialog';
import '../../src/ui/home/GamesPage';
import '../../src/ui/home/HomePage';
import '../../src/ui/setup/SetUpPage';

let stores: Stores;

beforeEach(() => {
  stores = testStores();
});

const dialog = (name: string) => screen.queryByRole('dialog', { name });

test('the help and what the program is are at the foot of the home page', async () => {
  const user = userEvent.setup();
  await openPage(stores, '#/');
  await user.click(await screen.findByRole('button', { name: 'About…' }));
  expect(await screen.findByRole('dialog', { name: 'About Patience Lab' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Help' }));
  const help = await screen.findByRole('dialog', { name: 'How to play' });
  // Nothing is played, so that there are no rules of it.
  expect(help.textContent).not.toContain('Rules of the game');
});

test('the help leads to the page for courses, and that to the games of exercises', async () => {
  const user = userEvent.setup();
  await openPage(stores, '#/');
  await user.click(await screen.findByRole('button', { name: 'Help' }));
  await user.click(await screen.findByText('For programmers'));
  await user.click(within(await screen.findByRole('dialog')).getByText('For courses'));
  const title = await screen.findByRole('heading', { level: 1, name: 'For courses' });
  expect(document.activeElement).toBe(title);
  expect(dialog('How to play')).toBeNull();
  await user.click(await screen.findByRole('link', { name: /^Twelve Pictures/ }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Twelve Pictures/ })).toBeTruthy();
});

test.each(['#/', '#/games'])('the key ? opens the help on %s', async (hash) => {
  const user = userEvent.setup();
  await openPage(stores, hash);
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'How to play' })).toBeTruthy();
});

test('where a position is set up, ? is a card, and F1 opens the help', async () => {
  const user = userEvent.setup();
  await openPage(stores, '#/set-up/klondike-1');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('?');
  expect(await screen.findByText(/· 1 of 52 cards$/)).toBeTruthy();
  expect(dialog('How to play')).toBeNull();
  await user.keyboard('{F1}');
  expect(await screen.findByRole('dialog', { name: 'How to play' })).toBeTruthy();
});

test.each([
  ['the mouse', 'Moves'],
  ['the keyboard', 'Keys'],
])('the help begins with what somebody uses: %s', async (input, section) => {
  recordLastInput(window);
  const user = userEvent.setup();
  await openPage(stores, '#/');
  const button = await screen.findByRole('button', { name: 'Help' });
  if (input === 'the mouse') await user.click(button);
  else await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'How to play' });
  const sections = [...help.querySelectorAll('details')];
  expect(sections.filter(({ open }) => open)).toEqual(sections.slice(0, 1));
  expect(sections[0]?.querySelector('h3')?.textContent).toBe(section);
  expect(within(help).getByText(/^With a screen reader, the keys work/)).toBeTruthy();
});

test('another address closes the dialog of the page before it', async () => {
  const user = userEvent.setup();
  await openPage(stores, '#/golf/5');
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'How to play' })).toBeTruthy();
  window.location.hash = '#/yukon/5';
  expect(await screen.findByRole('heading', { level: 1, name: /^Yukon/ })).toBeTruthy();
  expect(dialog('How to play')).toBeNull();
});
