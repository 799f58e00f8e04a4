import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Stores } from '../../src/store/stores';
import { openPage } from '../support/openPage';
import { testStores } from '../support/testStores';

let stores: Stores;

beforeEach(() => {
  stores = testStores();
});

const status = (): string => document.querySelector('.message [role="status"]')?.textContent ?? '';

/** Opens a deal and focuses a card or a pile of its table. */
async function focusOn(hash: string, name: RegExp) {
  await openPage(stores, hash);
  const target = await screen.findByRole('button', { name });
  target.focus();
  return { user: userEvent.setup(), target };
}

test('a card that is lifted goes back with Esc, and with Tab, which leaves the table', async () => {
  const { user } = await focusOn('#/klondike-3/275', /^9 of Diamonds/);
  await user.keyboard(' ');
  expect(status()).toBe('Lifted 9 of Diamonds. Column 1, on the 10 of Spades, 1 of 2.');
  await user.keyboard('{ArrowRight}');
  expect(status()).toBe('Column 3, on the 10 of Clubs, 2 of 2.');
  for (const key of ['{Escape}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
    (await screen.findByRole('button', { name: /^9 of Diamonds/ })).focus();
    await user.keyboard('{Escape} ');
    expect(status()).toMatch(/^Lifted/);
    await user.keyboard(key);
    expect(status()).toBe('Put back.');
    expect(document.querySelector('[data-lifted-by-key]')).toBeNull();
  }
});

test.each([
  ['#/klondike-3/275', /^Foundation 1/, 'Aces go on empty foundations.'],
  ['#/klondike-3/275', /^Waste/, 'The waste is empty.'],
  ['#/freecell/1', /^Free cell 2/, 'Free cell 2 is empty.'],
  ['#/pyramid/1', /^Waste/, 'The waste is empty.'],
])('an empty pile says what it takes: %s, %s', async (hash, name, words) => {
  const { user } = await focusOn(hash, name);
  for (const key of ['{Enter}', ' ']) {
    stores.store.actions.announce('');
    await user.keyboard(key);
    expect(status()).toBe(words);
  }
});

test('Esc deselects', async () => {
  const { user, target } = await focusOn('#/pyramid/1', /, row 7, place 25$/);
  await user.keyboard(' ');
  expect(target.getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{Escape}');
  expect(status()).toBe('Put back.');
  expect(target.getAttribute('aria-pressed')).toBe('false');
});
