import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { positionOfDeal } from '../../src/games/positions';
import { writePosition } from '../../src/interchange';
import { keepSetUpPosition, setUpPosition } from '../../src/persistence/setUpPositions';
import type { Stores } from '../../src/store/stores';
import { openPage } from '../support/openPage';
import { testStores } from '../support/testStores';
// Loaded before the tests, which then need not wait for it.
import '../../src/ui/setup/SetUpPage';

let stores: Stores;

beforeEach(() => {
  stores = testStores();
});

const cards = () => within(screen.getByRole('group', { name: 'Cards' }));
const key = (name: string) => cards().getByRole('button', { name: new RegExp(`^${name}(,|$)`) });
const row = () => screen.getByRole('region', { name: 'Column 1' });
const laid = () => within(row()).queryAllByRole('button').length;

test('a card that is put on the table keeps the focus', async () => {
  const user = userEvent.setup();
  await openPage(stores, '#/freecell/set-up');
  await screen.findByRole('group', { name: 'Cards' });
  await user.click(key('7 of Hearts'));
  expect(document.activeElement).toBe(key('7 of Hearts'));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('7 of Hearts, in Column 1');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(key('7 of Hearts'));
});

test('the row takes the focus after a card that is taken back, and not after a press elsewhere', async () => {
  const user = userEvent.setup();
  await openPage(stores, '#/freecell/set-up');
  await screen.findByRole('group', { name: 'Cards' });
  await user.keyboard('7h8s9d');
  const before = laid();
  const last = within(row()).getAllByRole('button').at(-1);
  last?.focus();
  await user.keyboard('{Delete}');
  expect(laid()).toBe(before - 1);
  expect(row().contains(document.activeElement)).toBe(true);
  await user.click(document.body);
  expect(document.activeElement).toBe(document.body);
  await user.keyboard('2c');
  expect(laid()).toBe(before);
  expect(document.activeElement).toBe(document.body);
});

test('keys undo no change behind a dialog', async () => {
  const user = userEvent.setup();
  await openPage(stores, '#/freecell/set-up');
  await screen.findByRole('group', { name: 'Cards' });
  await user.keyboard('2h');
  const before = laid();
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Control>}z{/Control}');
  expect(laid()).toBe(before);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await user.keyboard('{Control>}z{/Control}');
  expect(laid()).toBe(before - 1);
});

test('undo and redo choose the place that they change', async () => {
  const user = userEvent.setup();
  const chosen = () => screen.queryByRole('region', { name: /^Column [12]$/ })?.ariaLabel;
  await openPage(stores, '#/klondike-3;redeals=2/set-up');
  await screen.findByRole('group', { name: 'Cards' });
  expect(chosen()).toBe('Column 1');
  await user.keyboard('7h{ArrowRight}');
  expect(chosen()).toBe('Column 2');
  await user.keyboard('{Control>}z{/Control}');
  expect(chosen()).toBe('Column 1');
  await user.keyboard('{ArrowRight}{Control>}y{/Control}');
  expect(chosen()).toBe('Column 1');
  await user.keyboard('{ArrowRight}');
  await user.selectOptions(screen.getByLabelText('Redeals left'), '0');
  await user.keyboard('{Control>}z{/Control}');
  expect(chosen()).toBe('Column 2');
});

test('the link that is copied is that of the cards, though the browser keeps the address as it was', async () => {
  const user = userEvent.setup();
  await openPage(stores, '#/klondike-3/set-up');
  await screen.findByRole('group', { name: 'Cards' });
  const refused = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  await user.keyboard('7h');
  await user.click(screen.getByRole('button', { name: 'Link' }));
  refused.mockRestore();
  expect(window.location.hash).toBe('#/klondike-3/set-up');
  expect(await navigator.clipboard.readText()).toMatch(/#\/klondike-3\/set-up\/t7H/);
});

test('a position that the page was left with comes back, and it says so', async () => {
  const user = userEvent.setup();
  const status = () => screen.getByRole('status').textContent;
  const { unmount } = await openPage(stores, '#/yukon/set-up');
  await screen.findByRole('group', { name: 'Cards' });
  expect(status()).toBe('');
  await user.keyboard('7h8s');
  unmount();
  const again = await openPage(stores, '#/yukon/set-up');
  await screen.findByRole('group', { name: 'Cards' });
  expect(laid()).toBe(2);
  await waitFor(() => expect(status()).toBe('Your last position. Clear starts a new one.'));
  again.unmount();
  await openPage(stores, '#/yukon/set-up/tKC');
  await screen.findByRole('group', { name: 'Cards' });
  expect(laid()).toBe(1);
  await waitFor(() => expect(status()).toBe('Undo brings back your last position.'));
  await user.keyboard('{Control>}z{/Control}');
  expect(laid()).toBe(2);
});

test('a position outlives its tab', async () => {
  const user = userEvent.setup();
  keepSetUpPosition(stores.storage, 'scorpion', 't7H8S');
  await openPage(stores, '#/scorpion/set-up');
  await screen.findByRole('group', { name: 'Cards' });
  expect(laid()).toBe(2);
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'Your last position. Clear starts a new one.',
    ),
  );
  await user.keyboard('9d');
  expect(setUpPosition(stores.storage, 'scorpion')).toMatch(/^t7H8S9D/);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(setUpPosition(stores.storage, 'scorpion')).toBe('');
});

test('a position that another tab has set up since is not lost', async () => {
  const user = userEvent.setup();
  const first = await openPage(stores, '#/alaska/set-up');
  await screen.findByRole('group', { name: 'Cards' });
  await user.keyboard('9d');
  first.unmount();
  keepSetUpPosition(stores.storage, 'alaska', 't7H8S');
  await openPage(stores, '#/alaska/set-up');
  await screen.findByRole('group', { name: 'Cards' });
  expect(laid()).toBe(2);
  expect(setUpPosition(stores.storage, 'alaska')).toMatch(/^t7H8S/);
});

test('a stored position that cannot be read leaves the table empty', async () => {
  keepSetUpPosition(stores.storage, 'wasp', 'no position');
  await openPage(stores, '#/wasp/set-up');
  await screen.findByRole('group', { name: 'Cards' });
  expect(laid()).toBe(0);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('cards that a deal replaces come back by Undo, and it says so', async () => {
  const user = userEvent.setup();
  const status = () => screen.getByRole('status').textContent;
  const deal = () => user.click(screen.getByRole('button', { name: 'Deal as usual' }));
  await openPage(stores, '#/spiderette/set-up');
  await screen.findByRole('group', { name: 'Cards' });
  await deal();
  expect(status()).toBe('');
  await deal();
  await waitFor(() => expect(status()).toBe('Undo brings back your last position.'));
});

const paste = async (user: UserEvent, text: string) => {
  const field = screen.getByLabelText('Paste a position from any program');
  await user.click(field);
  await user.paste(text);
};
const title = () => screen.getByRole('heading', { level: 1 }).parentElement?.textContent;

test('a link that is pasted opens what it leads to', async () => {
  const user = userEvent.setup();
  await openPage(stores, '#/set-up');
  await screen.findByLabelText('Paste a position from any program');
  await paste(user, 'https://example.org/#/freecell/ms617/no-such-page/at-all');
  expect(window.location.hash).toBe('#/set-up');
  await user.clear(screen.getByLabelText('Paste a position from any program'));
  await paste(
    user,
    ' Look: https://example.org/patience/#/klondike-3/set-up/tKDQS.XX7H.0.0.0.0.0-s5D ',
  );
  await waitFor(() => expect(title()).toContain('Klondike'));
  expect(title()).toContain('5 of 52 cards');
});

test.each([
  ['FreeCell #617', 'This is a deal of FreeCell.', 'FreeCell'],
  ['Yukon py5', 'This is a deal of Yukon.', 'Yukon'],
])(
  '“%s” is no deal of Klondike: nothing changes until its game is chosen',
  async (text, sentence, game) => {
    const user = userEvent.setup();
    await openPage(stores, '#/klondike-3/set-up');
    await screen.findByRole('group', { name: 'Cards' });
    await paste(user, text);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(title()).toContain('0 of 52 cards');
    await user.click(screen.getByRole('link', { name: `Set it up as ${game}` }));
    await waitFor(() => expect(title()).toContain(`${game} · 52 of 52 cards`));
  },
);

test('a name of the game itself is no other game', async () => {
  const user = userEvent.setup();
  await openPage(stores, '#/klondike-1/set-up');
  await screen.findByRole('group', { name: 'Cards' });
  await paste(user, 'Klondike #5');
  expect(title()).toContain('52 of 52 cards');
});

test('a board of more columns changes nothing, and its game is offered', async () => {
  const user = userEvent.setup();
  await openPage(stores, '#/klondike-3/set-up');
  await screen.findByRole('group', { name: 'Cards' });
  const board = writePosition(
    'freecell',
    positionOfDeal('freecell', '1') ?? { tableau: [] },
    'board',
  );
  await paste(user, board.ok ? board.value : '');
  expect(screen.getByText('This game has 7 columns, not 8.')).toBeTruthy();
  expect(title()).toContain('0 of 52 cards');
  expect(screen.getByRole('link', { name: 'Set it up as FreeCell' })).toBeTruthy();
});
