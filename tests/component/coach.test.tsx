import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Stores } from '../../src/store/stores';
import { recordLastInput } from '../../src/ui/parts/input';
import { openPage } from '../support/openPage';
import { testStores } from '../support/testStores';

let stores: Stores;

beforeEach(() => {
  stores = testStores();
});

const marked = () =>
  [...document.querySelectorAll('[data-highlighted] > .card')].map((card) =>
    card.getAttribute('data-card'),
  );
const coach = () => screen.queryByRole('region', { name: 'Coach' })?.textContent ?? '';

test('who passes the coach over by the keyboard is on the table', async () => {
  recordLastInput(window);
  const user = userEvent.setup();
  await openPage(stores, '#/klondike-1/319');
  (await screen.findByRole('button', { name: 'No thanks' })).focus();
  await user.keyboard('{Enter}');
  expect(coach()).toBe('');
  await waitFor(() => expect(document.activeElement?.closest('.table')).not.toBeNull());
});

/** Opens a deal of which the coach has something to show, and asks for its hints. */
async function askForHints(hash: string) {
  const user = userEvent.setup();
  await openPage(stores, hash);
  await user.click(await screen.findByRole('button', { name: 'Show me' }));
  return user;
}

test('each lesson is said, the first one too, with the card that is marked; the focus stays on its button', async () => {
  const user = userEvent.setup();
  await openPage(stores, '#/klondike-1/319');
  const show = await screen.findByRole('button', { name: 'Show me' });
  const region = document.querySelector('.table-strip [aria-live="polite"]');
  expect(region?.textContent).toContain('New to solitaire?');
  show.focus();
  await user.keyboard('{Enter}');
  // The same region: what comes with a new one is not said.
  expect(document.querySelector('.table-strip [aria-live="polite"]')).toBe(region);
  expect(region?.textContent).toMatch(
    /^Fill the foundations .* Ace of Diamonds to foundation 1\.$/,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next (1 of 3)' }));
});

test('the mark of the coach stays while its words do, whatever else is pressed or marked', async () => {
  const user = await askForHints('#/klondike-1/319');
  expect(coach()).toContain('Fill the foundations');
  expect(marked()).toEqual(['AD']);
  const arrow = () => document.querySelector('.hint-arrow');
  await waitFor(() => expect(arrow()).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.keyboard('{Escape}');
  expect(coach()).toContain('Fill the foundations');
  expect(marked()).toEqual(['AD']);
  expect(arrow()).not.toBeNull();
  // As a line typed in the console does.
  act(() => stores.store.actions.highlight({ cards: [], piles: ['stock'] }));
  expect(marked()).toEqual([]);
  act(() => stores.store.actions.highlight());
  expect(marked()).toEqual(['AD']);
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  expect(marked()).toEqual([]);
  expect(arrow()).toBeNull();
});

test('a hint silences the coach until the next move, so that one move is advised', async () => {
  const user = await askForHints('#/klondike-1/319');
  await user.click(screen.getByRole('button', { name: 'Next (1 of 3)' }));
  const text = coach();
  expect(text).not.toBe('');
  const { actions } = stores.store;
  act(() => actions.hint({ line: [{ type: 'draw' }] }));
  expect(screen.getByRole('status').textContent).toContain('draw from the stock');
  expect(coach()).toBe('');
  const isMarked = (pile: string) =>
    document.querySelector(`[data-pile="${pile}"][data-marked]`) !== null;
  expect(isMarked('waste')).toBe(true);
  // What is said next ends the hint, and the position is still the same.
  act(() => actions.announce('Link copied.'));
  expect(coach()).toBe('');
  act(() => actions.undo());
  expect(coach()).toBe('');
  act(() => actions.play({ type: 'draw' }));
  expect(coach()).not.toBe('');
});

const buttons = () =>
  [...screen.getByRole('region', { name: 'Coach' }).querySelectorAll('button')].map(
    (each) => each.textContent,
  );

test('who only reads the hints is told of the stock too, with the move that comes first, and is done', async () => {
  const user = await askForHints('#/klondike-1/92');
  expect(coach()).toContain('Fill the foundations');
  await user.click(screen.getByRole('button', { name: 'Next (1 of 3)' }));
  expect(coach()).toContain('Move a card');
  expect(marked()).toEqual(['AC']);
  await user.click(screen.getByRole('button', { name: 'Next (2 of 3)' }));
  expect(coach()).toContain('Draw from the stock When nothing moves, press the stock');
  expect(coach()).toContain('First play this card.');
  expect(marked()).toEqual(['AC']);
  expect(buttons()).toEqual(['Done']);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(coach()).toBe('');
});

test('a draw before the stock is explained changes neither the words nor the button', async () => {
  const user = await askForHints('#/klondike-1/319');
  await user.click(screen.getByRole('button', { name: 'Next (1 of 3)' }));
  expect(coach()).toContain('Move a card');
  act(() => stores.store.actions.play({ type: 'draw' }));
  expect(coach()).toContain('Move a card');
  expect(buttons()).toEqual(['Next (2 of 3)', 'Skip']);
  await user.click(screen.getByRole('button', { name: 'Next (2 of 3)' }));
  expect(coach()).toContain('Draw from the stock');
  expect(buttons()).toEqual(['Done']);
});
