import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { GAME_IDS } from '../../src/games/index';
import { chosenDeal } from '../../src/store/findGame';
import type { Stores } from '../../src/store/stores';
import { openGame } from '../support/fakeGames';
import { openPage } from '../support/openPage';
import { testStores } from '../support/testStores';
import { variant } from '../support/variants';

let stores: Stores;

beforeEach(() => {
  let deals = 40;
  let now = 0;
  stores = testStores({ randomDeal: () => String(deals++), now: () => ++now });
  stores.settings.set('winnable', 'off');
});

async function open(hash: string): Promise<ReturnType<typeof userEvent.setup>> {
  await openPage(stores, hash);
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });

/** Opens a menu of the bar and presses a button in it. */
async function choose(
  user: ReturnType<typeof userEvent.setup>,
  menu: 'New' | 'More',
  name: string,
) {
  await user.click(button(menu));
  await user.click(button(name));
}
const status = () => screen.getByRole('status').textContent;
const moves = () => screen.getByTestId('moves').textContent;

/** The addresses of the links to games, in a navigation of the page. */
async function addressesIn(name: string): Promise<readonly (string | null)[]> {
  const games = await screen.findByRole('navigation', { name });
  return within(games)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

test('the page of all games has one link for each game, and more for variants', async () => {
  await open('#/games');
  const addresses = await addressesIn('All games');
  const games = addresses.filter((address) => !address?.includes(';'));
  expect(games).toHaveLength(GAME_IDS.length);
  expect(new Set(games)).toEqual(new Set(GAME_IDS.map((id) => `#/${id}`)));
  expect(addresses).toContain('#/spider;suits=2');
});

test('the home page has whole rows, and the game at its top is not among them', async () => {
  await open('#/');
  const addresses = await addressesIn('Games');
  expect(screen.getAllByRole('listitem', { hidden: false })).toHaveLength(8);
  expect(addresses).toEqual(expect.arrayContaining(['#/freecell', '#/spider;suits=4']));
  expect(addresses).not.toContain('#/klondike-3');
});

test('the home page offers to continue what was left', async () => {
  await openGame(stores.store, chosenDeal('klondike-1', '77'));
  stores.store.actions.play({ type: 'draw' });
  await open('#/');
  const section = await screen.findByRole('region', { name: 'Continue' });
  const link = within(section).getByRole('link', { name: 'Continue' });
  expect(link.getAttribute('href')).toBe('#/klondike-1/77');
  expect(section.textContent).toMatch(/KlondikeDraw one · move 1 · .*Continue/);
});

test('of a game taken back to its start no move is told', async () => {
  await openGame(stores.store, chosenDeal('klondike-3', '275'));
  stores.store.actions.play({ type: 'draw' });
  stores.store.actions.undo();
  await openGame(stores.store, chosenDeal('golf', '5'));
  stores.store.actions.gesture({ kind: 'press', pile: 'stock' });
  stores.store.actions.undo();
  await open('#/');
  const section = await screen.findByRole('region', { name: 'Continue' });
  expect(within(section).getByRole('heading', { name: 'Golf' })).toBeTruthy();
  expect(section.textContent).not.toContain('move 0');
  const games = screen.getByRole('navigation', { name: 'Games' });
  const link = () => within(games).getByRole('link', { name: /^Klondike / });
  await waitFor(() => expect(link().getAttribute('href')).toBe('#/klondike-3/275'));
  expect(games.textContent).not.toContain('At move');
});

test('the game played last is the large one, and every tile goes on with its own', async () => {
  await openGame(stores.store, chosenDeal('klondike-3', '275'));
  stores.store.actions.play({ type: 'draw' });
  await openGame(stores.store, chosenDeal('golf', '5'));
  stores.store.actions.gesture({ kind: 'press', pile: 'stock' });
  await open('#/');
  const section = await screen.findByRole('region', { name: 'Continue' });
  expect(within(section).getByRole('heading', { name: 'Golf' })).toBeTruthy();
  const games = within(screen.getByRole('navigation', { name: 'Games' }));
  for (const [name, address] of [['Klondike At move 1', '#/klondike-3/275']] as const) {
    expect((await games.findByRole('link', { name })).getAttribute('href')).toBe(address);
  }
});

test('“New” beside an open game deals another one, and leads back', async () => {
  await openGame(stores.store, chosenDeal('klondike-1', '77'));
  stores.store.actions.play({ type: 'draw' });
  const user = await open('#/');
  const section = await screen.findByRole('region', { name: 'Continue' });
  await user.click(within(section).getByRole('button', { name: 'New' }));
  expect(window.location.hash).toMatch(/^#\/klondike-1\/4\d$/);
  await user.click(await screen.findByRole('button', { name: 'Go back' }));
  expect(window.location.hash).toBe('#/klondike-1/77');
});

test('an address that cannot be read is the home page with a sentence', async () => {
  await open('#/klondike-3/abc');
  expect(await screen.findByRole('navigation', { name: 'Games' })).toBeTruthy();
  await waitFor(() => expect(status()).toContain('“abc” is not a deal number'));
});

test('a deal is played, counted, undone and redone', async () => {
  const user = await open('#/klondike-3/275');
  expect(screen.getByTestId('deal').textContent).toBe('275');
  expect(moves()).toMatch(/0$/);
  await user.click(button('Stock, 24 cards'));
  expect(moves()).toMatch(/1$/);
  expect(status()).toMatch(/^Drew 3 cards, .* on top\.$/);
  await user.click(button('Undo'));
  expect(moves()).toMatch(/0$/);
  await user.click(button('Redo'));
  expect(moves()).toMatch(/1$/);
  await choose(user, 'New', 'Restart');
  expect(moves()).toMatch(/0$/);
});

test('after Restart, Undo brings the game back', async () => {
  const user = await open('#/klondike-3/275');
  expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('Stock, 24 cards'));
  await choose(user, 'New', 'Restart');
  expect(moves()).toMatch(/0$/);
  expect(status()).toBe('Restarted. Undo brings it back.');
  expect(button('Undo').getAttribute('aria-disabled')).toBeNull();
  await user.click(button('Undo'));
  await waitFor(() => expect(moves()).toMatch(/1$/));
  await user.click(button('Undo'));
  expect(moves()).toMatch(/0$/);
  expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
});

test('Undo that is held down after Restart stops at the game that it brings back', async () => {
  const user = await open('#/klondike-3/275');
  for (let n = 0; n < 3; n++) await user.keyboard('d');
  for (const hold of [holdKey, holdEnter, holdButton]) {
    await user.keyboard('{Shift>}R{/Shift}');
    expect(moves()).toMatch(/0$/);
    await hold();
    expect(moves()).toMatch(/3$/);
  }
  fireEvent.keyDown(document.body, { key: 'u' });
  fireEvent.keyDown(document.body, { key: 'u', repeat: true });
  expect(moves()).toMatch(/1$/);
});

/** How often a held key acts in these tests. */
const TIMES = 5;

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

async function holdKey(): Promise<void> {
  for (let n = 0; n < TIMES; n++) {
    fireEvent.keyDown(document.body, { key: 'u', repeat: n > 0 });
    await settle();
  }
}

async function holdEnter(): Promise<void> {
  for (let n = 0; n < TIMES; n++) {
    fireEvent.keyDown(button('Undo'), { key: 'Enter', repeat: n > 0 });
    fireEvent.click(button('Undo'), { detail: 0 });
    await settle();
  }
  fireEvent.keyUp(button('Undo'), { key: 'Enter' });
}

async function holdButton(): Promise<void> {
  vi.useFakeTimers();
  fireEvent.pointerDown(button('Undo'));
  await act(() => vi.advanceTimersByTimeAsync(1_600));
  fireEvent.pointerUp(button('Undo'));
  vi.useRealTimers();
}

test('a new deal gets an address of its own', async () => {
  const user = await open('#/klondike-3/275');
  await choose(user, 'New', 'New game');
  expect(screen.getByTestId('deal').textContent).toBe('40');
  expect(window.location.hash).toBe('#/klondike-3/40');
});

test('who leaves while a new game is opened is not brought back to it', async () => {
  await open('#/klondike-1/77');
  await act(async () => {
    void stores.store.actions.newGame();
    window.location.hash = '#/games';
    await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  });
  expect(window.location.hash).toBe('#/games');
  expect(await screen.findByRole('heading', { name: /^\d+ games$/ })).toBeTruthy();
});

test('the deal box takes any integer and refuses the rest in words', async () => {
  const user = await open('#/klondike-3/275');
  await user.click(button('Klondike, draw three'));
  const box = await screen.findByLabelText(/deal number/);
  await user.clear(box);
  await user.type(box, '12x{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('“12x” is not a deal number');
  expect(window.location.hash).toBe('#/klondike-3/275');
  await user.clear(box);
  await user.type(box, '-99999999999999999999{Enter}');
  expect(window.location.hash).toBe('#/klondike-3/-99999999999999999999');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the About box credits the name that the events give', async () => {
  const user = await open('#/klondike-3/275');
  await choose(user, 'More', 'About…');
  expect((await screen.findByRole('dialog')).textContent).toContain('the founders of Patience Lab');
});

test('with nothing to undo, the page says so and changes nothing', async () => {
  const user = await open('#/klondike-3/275');
  await user.click(button('Undo'));
  expect(status()).toBe('There is nothing to undo.');
});

test('the rules are chosen at the game’s name, and played', async () => {
  stores.settings.set('winnable', 'off');
  const user = await open('#/klondike-3/275');
  await user.click(button('Stock, 24 cards'));
  await user.click(button('Klondike, draw three'));
  const sheet = await screen.findByRole('dialog', { name: 'Klondike, draw three' });
  expect(sheet.textContent).toContain(': the standard rules.');
  await user.selectOptions(within(sheet).getByLabelText('Redeals'), '2');
  expect(
    within(within(sheet).getByText('Standard rules').closest('form') ?? sheet)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Turn three cards at a time, and turn the waste over twice at most. The top card of the waste can be played.',
  ]);
  await user.click(within(sheet).getByRole('button', { name: 'Play with these rules' }));
  expect(window.location.hash).toBe('#/klondike-3;redeals=2/40');
  expect(status()).toContain('New game. Your last one is saved.');
  expect(button('Stock, 24 cards, 2 redeals left')).toBeTruthy();

  await user.click(button('Klondike, draw three · 2 redeals'));
  const again = await screen.findByRole('dialog', { name: 'Klondike, draw three · 2 redeals' });
  const rules = within(again).getAllByRole('listitem');
  expect(new Set(rules.map((item) => item.textContent)).size).toBe(rules.length);
  await user.click(within(again).getByRole('button', { name: 'Standard rules' }));
  await user.click(within(again).getByRole('button', { name: 'Play with these rules' }));
  expect(window.location.hash).toBe('#/klondike-3/41');
});

test('what the sheet says of winnable deals holds for the game that its rules lead to', async () => {
  const user = await open('#/klondike-1/77');
  const chooseIn = async (name: string) => {
    await user.click(button(name));
    return within(await screen.findByRole('dialog', { name }));
  };
  stores.settings.set('winnable', 'on');
  const sheet = await chooseIn('Klondike, draw one');
  await user.click(sheet.getByRole('switch', { name: /^Winnable deals/ }));
  await user.selectOptions(sheet.getByLabelText('Cards drawn'), '3');
  await user.click(sheet.getByRole('button', { name: 'Play with these rules' }));
  const next = await chooseIn('Klondike, draw three');
  const toggle = next.getByRole('switch', { name: /^Winnable deals/ });
  expect(toggle.getAttribute('aria-checked')).toBe('false');
});

test('Help leads to the rules, which tell what was chosen', async () => {
  const user = await open('#/elevens;places=8/1');
  await screen.findByRole('button', { name: 'Elevens · 8 places' });
  await choose(user, 'More', 'Help');
  const help = await screen.findByRole('dialog', { name: 'How to play' });
  await user.click(within(help).getByRole('button', { name: 'Rules of the game' }));
  const sheet = await screen.findByText('How to play', { selector: 'dialog h3' });
  const dialog = sheet.closest('dialog') as HTMLElement;
  expect(dialog.textContent).toContain('Cards lie on 8 places.');
  expect(within(dialog).getByLabelText<HTMLSelectElement>('Places').value).toBe('8');
});

test('a game without options has no choice of rules in its sheet, which shows how to play', async () => {
  const user = await open('#/perditio-tempus/1');
  await user.click(await screen.findByRole('button', { name: 'Perditio Tempus' }));
  const sheet = await screen.findByRole('dialog', { name: 'Perditio Tempus' });
  expect(within(sheet).queryByRole('combobox')).toBeNull();
  expect(within(sheet).getAllByRole('listitem').length).toBeGreaterThan(1);
});

test('the home page continues a game with other rules by its name', async () => {
  await openGame(stores.store, chosenDeal(variant('klondike-1;redeals=1'), '77'));
  stores.store.actions.play({ type: 'draw' });
  await open('#/');
  const section = await screen.findByRole('region', { name: 'Continue' });
  const link = within(section).getByRole('link', { name: 'Continue' });
  expect(link.getAttribute('href')).toBe('#/klondike-1;redeals=1/77');
  expect(section.textContent).toContain('KlondikeDraw one · 1 redeal · ');
});

test('an address that names a game in another way is put right', async () => {
  await open('#/klondike-3;draw=1/275');
  expect(window.location.hash).toBe('#/klondike-1/275');
});

test('options that are not the game’s are refused with a sentence, and open nothing', async () => {
  await open('#/klondike-3;places=8/275');
  expect(await screen.findByRole('navigation', { name: 'Games' })).toBeTruthy();
  await waitFor(() => expect(status()).toContain('klondike-3 has no option “places”'));
  expect(stores.store.getState().current).toBeUndefined();
});

test('in a game without a solver nobody asks for a verdict, nor for a winnable deal', async () => {
  stores.settings.set('verdicts', 'on');
  stores.settings.set('winnable', 'on');
  const user = await open('#/elevens;places=8/275');
  expect(document.querySelector('.winning-light')).toBeNull();
  await choose(user, 'New', 'New game');
  expect(window.location.hash).toBe('#/elevens;places=8/40');
  expect(status()).toBe('Elevens · 8 places. Deal 40.');
});

test('the speed of a game that plays itself may be no motion, as in the settings', async () => {
  stores.settings.set('speed', 'off');
  stores.settings.setForGame('pictures', { panel: 'open' });
  await open('#/pictures/7');
  const speed = await screen.findByRole('combobox', { name: 'Speed' });
  expect(within(speed).getByRole('option', { selected: true }).textContent).toBe('No motion');
});
