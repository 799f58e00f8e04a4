import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REGISTRY } from '../../src/games/registry';
import { openPage } from '../support/openPage';
import { showTable } from '../support/showTable';
import { fakeStorage } from '../support/storage';
import { testStores } from '../support/testStores';
import { twins } from '../support/twoDeckGame';

/** Its columns 5 and 6 end in the two queens of hearts, the second deck's first. */
const DEAL = '8';

beforeEach(() => {
  // They stand in for two registered games.
  vi.spyOn(REGISTRY.tens, 'make').mockReturnValue(twins(false));
  vi.spyOn(REGISTRY.elevens, 'make').mockReturnValue(twins(true));
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Opens an address, as after a reload if the storage is not new. */
const open = (hash: string, storage = fakeStorage()) =>
  openPage(testStores({ local: storage }), hash);

const cardOf = (code: string): HTMLElement =>
  document.querySelector(`[data-card="${code}"]`) as HTMLElement;

const status = () => screen.getByRole('status').textContent;

test('two cards with one face are two elements with one name and ids of their own', async () => {
  const { container } = await open(`#/tens/${DEAL}`);
  const ids = [...container.querySelectorAll('.placed-card')].map(({ id }) => id);
  expect(ids.length).toBe(104);
  expect(new Set(ids).size).toBe(104);
  expect(cardOf('QH').dataset).toMatchObject({ in: 'tableau-6', face: 'up' });
  expect(cardOf('QH2').dataset).toMatchObject({ in: 'tableau-5', face: 'up' });
  const queens = screen.getAllByRole('button', { name: /^Queen of Hearts, 4 of 4/ });
  expect(queens.map(({ dataset }) => dataset.card).sort()).toEqual(['QH', 'QH2']);
  const owned = container.querySelector('[data-pile="tableau-5"]')?.getAttribute('aria-owns');
  expect(owned).toMatch(/ card-QH2$/);
  for (const id of owned?.split(' ') ?? []) expect(document.getElementById(id)).toBeTruthy();
});

test('a tap moves that card alone; after a reload it lies there, and undo puts it back', async () => {
  const storage = fakeStorage();
  const { unmount } = await open(`#/tens/${DEAL}`, storage);
  const user = userEvent.setup();
  await user.click(cardOf('QH2'));
  expect(status()).toContain('Queen of Hearts to column 6.');
  expect([cardOf('QH2').dataset.in, cardOf('QH').dataset.in]).toEqual(['tableau-6', 'tableau-6']);
  unmount();
  await open(`#/tens/${DEAL}`, storage);
  expect([cardOf('QH2').dataset.in, cardOf('QH').dataset.in]).toEqual(['tableau-6', 'tableau-6']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(cardOf('QH2').dataset.in).toBe('tableau-5');
});

test('the keyboard reaches, lifts and drops the very card', async () => {
  await open(`#/tens/${DEAL}`);
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  cardOf('QH2').focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(cardOf('QH'));
  press('ArrowLeft');
  expect(document.activeElement).toBe(cardOf('QH2'));
  press(' ');
  expect(cardOf('QH2').parentElement?.dataset.liftedByKey).toBe('true');
  expect(cardOf('QH').parentElement?.dataset.liftedByKey).toBeUndefined();
  press('Enter');
  expect(cardOf('QH2').dataset.in).toBe('tableau-6');
  expect(document.activeElement).toBe(cardOf('QH2'));
});

test('one of two equal faces is selected, then both', async () => {
  const stores = testStores();
  stores.settings.set('autoReplace', 'off');
  await openPage(stores, `#/elevens/${DEAL}`);
  const user = userEvent.setup();
  const pressed = () => ['QH', 'QH2'].map((code) => cardOf(code).getAttribute('aria-pressed'));
  await user.click(cardOf('QH2'));
  expect(pressed()).toEqual(['false', 'true']);
  await user.click(cardOf('QH'));
  expect(pressed()).toEqual(['true', 'true']);
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  expect([cardOf('QH2').dataset.in, cardOf('QH').dataset.in]).toEqual(['tableau-6', 'tableau-6']);
});

test('a drag lifts and drops that card alone', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const pile = this.dataset.pile ?? this.querySelector<HTMLElement>('.card')?.dataset.in ?? '';
    const column = Number(/tableau-(\d+)/.exec(pile)?.[1] ?? 1) - 1;
    return this.className === 'table'
      ? new DOMRect(0, 0, 620, 500)
      : new DOMRect(column * 60, pile === 'stock' ? -900 : 80, 50, 70);
  });
  const game = twins(false);
  const onGesture = vi.fn();
  showTable(game.table.view(game.rules.deal(DEAL)), onGesture, { targets: () => ['tableau-6'] });
  const at = (x: number) => ({ button: 0, clientX: x, clientY: 90, isPrimary: true });
  fireEvent.pointerDown(cardOf('QH2'), at(250));
  fireEvent.pointerMove(window, at(280));
  expect(cardOf('QH2').parentElement?.dataset.lifted).toBe('true');
  expect(cardOf('QH').parentElement?.dataset.lifted).toBeUndefined();
  fireEvent.pointerUp(window, at(310));
  expect(onGesture.mock.calls).toEqual([
    [{ kind: 'drop', from: 'tableau-5', count: 1, to: 'tableau-6' }],
  ]);
});

test('another game with one deck takes the second deck off the table, and its cards keep their elements', async () => {
  const storage = fakeStorage();
  await open(`#/tens/${DEAL}`, storage);
  const queen = cardOf('QH');
  window.location.hash = '#/klondike-3/275';
  await waitFor(() => expect(cardOf('QH2')).toBeNull());
  expect(document.querySelectorAll('.placed-card').length).toBe(52);
  expect(cardOf('QH')).toBe(queen);
  window.location.hash = `#/tens/${DEAL}`;
  await waitFor(() => expect(cardOf('QH2')).toBeTruthy());
  expect(cardOf('QH')).toBe(queen);
});

test('the deal box asks for 104 cards, shows range(104), and refuses 103 in one sentence', async () => {
  await open(`#/tens/${DEAL}`);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Twins' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('paste 104 cards, top card last');
  expect(dialog.textContent).toContain('cards = list(range(104))');
  const codes = ['H', 'D', 'C', 'S'].flatMap((suit) => [...'A23456789TJQK'].map((r) => r + suit));
  const box = screen.getByLabelText(/deal number/);
  const deal = (cards: readonly string[]) => {
    fireEvent.change(box, { target: { value: cards.join(' ') } });
    fireEvent.click(screen.getByRole('button', { name: 'Deal' }));
  };
  deal([...codes, ...codes.slice(1)]);
  expect(screen.getByRole('alert').textContent).toBe(
    'Another Ace of Hearts is missing from the 2 decks.',
  );
  deal([...codes, ...codes]);
  await waitFor(() => expect(window.location.hash).toBe(`#/tens/${[...codes, ...codes].join('')}`));
  expect(cardOf('KS2').dataset.in).toBe('tableau-1');
});

test('after a win every card of both decks has a place of its own', async () => {
  vi.useFakeTimers();
  const page = document.documentElement;
  // The speed that was read last is kept until a setting changes.
  page.dataset.speed = 'fast';
  page.style.setProperty('--move-time', '200ms');
  try {
    const game = twins(false);
    showTable(game.table.view(game.rules.deal(DEAL)), vi.fn(), { won: true });
    await vi.dynamicImportSettled();
    vi.advanceTimersByTime(400);
    const places = [...document.querySelectorAll<HTMLElement>('.placed-card')].map(
      ({ style }) =>
        `${style.getPropertyValue('--win-column')} ${style.getPropertyValue('--win-row')}`,
    );
    expect(new Set(places).size).toBe(104);
    const rows = places.map((place) => Number(place.split(' ')[1]));
    expect([Math.min(...rows), Math.max(...rows)]).toEqual([0, 3]);
  } finally {
    page.style.removeProperty('--move-time');
    delete page.dataset.speed;
    vi.useRealTimers();
  }
});
