import type { Page } from '@playwright/test';
import { cardName, faceCode } from '../../src/engine/card';
import { gameOf } from '../../src/games/index';
import { formatPositionCode, positionOf } from '../../src/games/positions';
import { writePosition } from '../../src/interchange';
import { variant } from '../support/variants';
import { testLooks } from './axe';
import {
  card,
  expect,
  moves,
  open,
  openSheet,
  pressMiddle,
  resize,
  status,
  storeSettings,
  test,
  untilStill,
} from './table';

const FREECELL = variant('freecell');
const dealt = positionOf(FREECELL, gameOf(FREECELL).rules.deal('ms617')) ?? { tableau: [] };
/** The faces of the columns of that deal. */
const columns = dealt.tableau.map((pile) =>
  pile.flatMap(({ card: face }) => (face === undefined ? [] : [face])),
);

const title = (page: Page, name = 'Set up a position') =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
const openPage = async (page: Page, address: string): Promise<void> => {
  await open(page, address);
  await title(page);
};
const place = (page: Page, id: string) => page.locator(`[data-place="${id}"]`);
const keys = (page: Page) => page.getByRole('group', { name: 'Cards' });
const key = (page: Page, name: string) =>
  keys(page).getByRole('button', { name: new RegExp(`^${name}(,|$)`) });
const playFromHere = (page: Page) => page.getByRole('link', { name: 'Play from here' });
const paste = (page: Page) => page.getByLabel('Paste a position from any program');
const heading = (page: Page) => page.locator('.page-header hgroup');
const checks = (page: Page) => page.getByRole('region', { name: 'Position' });

/** The deal is on the table, and a card of it can be moved. */
async function expectPlayed(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#\/freecell\/position\/t/);
  const [first = []] = columns;
  const top = card(page, faceCode(first.at(-1) ?? first[0] ?? (0 as never)));
  await expect(top).toHaveAttribute('data-in', 'tableau-1');
  await untilStill(page);
  await top.click();
  await expect(moves(page)).toHaveText(/\b1$/);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a deal is set up by pressing what is drawn, and played', async ({ page }) => {
    test.slow();
    await openPage(page, '#/freecell/set-up');
    await expect(heading(page)).toContainText('FreeCell · 0 of 52 cards');
    for (const [i, faces] of columns.entries()) {
      await pressMiddle(place(page, `tableau-${i + 1}`));
      for (const face of faces) await pressMiddle(key(page, cardName(face)));
      await expect(place(page, `tableau-${i + 1}`)).toHaveAccessibleName(
        new RegExp(`^Column ${i + 1}, ${faces.length} cards, top `),
      );
    }
    await expect(checks(page)).toContainText('This position can be played.');
    await expect(checks(page)).toBeInViewport();
    await expect(heading(page)).toBeInViewport();
    await expect(playFromHere(page)).toBeInViewport();
    await page.getByRole('button', { name: 'Can it be won?' }).click();
    await expect(checks(page)).toContainText('This deal can be won.');
    await pressMiddle(playFromHere(page));
    await expectPlayed(page);
  });

  test('the palette stays under the finger, and in view, with words above it and without', async ({
    page,
  }) => {
    await storeSettings(page, { language: 'de' });
    await open(page, '#/klondike-3/set-up');
    const palette = page.locator('.palette');
    const before = await palette.boundingBox();
    await expect(palette).toBeInViewport({ ratio: 1 });
    await palette.getByRole('button').first().click();
    await expect(page.locator('.place-row li')).toHaveCount(1);
    expect(await palette.boundingBox()).toEqual(before);
  });
});

test('a deal is set up by keyboard alone, and played', async ({ page }) => {
  await openPage(page, '#/freecell/set-up');
  for (const faces of columns) {
    for (const face of faces) await page.keyboard.type(faceCode(face).toLowerCase());
    await page.keyboard.press('ArrowRight');
  }
  await expect(heading(page)).toContainText('52 of 52 cards');
  const isThere = () => playFromHere(page).evaluate((link) => link === document.activeElement);
  for (let n = 0; n < 20 && !(await isThere()); n++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectPlayed(page);
});

test('left-handed, the cards lie on their places, too', async ({ page }) => {
  await storeSettings(page, { leftHanded: 'on' });
  await openPage(page, '#/freecell/set-up');
  await page.keyboard.type('as');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('kh');
  for (const [code, id] of [
    ['AS', 'tableau-1'],
    ['KH', 'tableau-2'],
  ] as const) {
    const { x = 0, y = 0 } = (await place(page, id).boundingBox()) ?? {};
    await expect
      .poll(async () => {
        const box = await card(page, code).boundingBox();
        return Math.hypot((box?.x ?? 0) - x, (box?.y ?? 0) - y);
      })
      .toBeLessThan(1);
  }
});

test('the way back leads to the choice of games, or to the game that was on the table', async ({
  page,
}) => {
  await open(page, '#/set-up');
  await page.getByRole('link', { name: 'Klondike, draw one' }).click();
  await expect(page).toHaveURL(/#\/klondike-1\/set-up$/);
  await pressMiddle(page.locator('.page-back'));
  await expect(page).toHaveURL(/#\/set-up$/);
  await open(page, '#/klondike-1/275');
  const sheet = await openSheet(page);
  await sheet.getByRole('link', { name: 'Set up a position' }).click();
  await expect(page).toHaveURL(/#\/klondike-1\/set-up$/);
  await pressMiddle(page.locator('.page-back'));
  await expect(page).toHaveURL(/#\/klondike-1\/275$/);
  // And not round in a ring.
  await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#/');
  await openSheet(page);
  await sheet.getByRole('link', { name: 'Invent from this game' }).click();
  await expect(page).toHaveURL(/#\/workshop/);
  await pressMiddle(page.locator('.page-back'));
  await expect(page).toHaveURL(/#\/klondike-1\/275$/);
});

test('a pasted board is read, and its faults are named with their lines', async ({ page }) => {
  const board = writePosition(FREECELL, dealt, 'board');
  const text = board.ok ? board.value : '';
  const [first = [], second = []] = columns;
  const [wrong, twice] = [faceCode(first[0] ?? (0 as never)), faceCode(second[0] ?? (0 as never))];
  await openPage(page, '#/freecell/set-up');
  await paste(page).fill(text.replace(wrong, twice));
  await page.getByRole('button', { name: 'Read' }).click();
  await expect(page.getByRole('alert')).toContainText(/Line \d+: The .* is in the deck twice\./);
  await expect(checks(page)).toContainText('is in the deck twice.');
  await expect(page.locator('[data-highlighted]')).toHaveCount(2);
  await expect(playFromHere(page)).toHaveCount(0);
  await paste(page).fill('4H 5K\n7C');
  await page.getByRole('button', { name: 'Read' }).click();
  await expect(page.getByRole('alert')).toContainText('Line 1: “5K” is not a card');
  // Nothing has changed.
  await expect(heading(page)).toContainText('52 of 52 cards');
  await paste(page).fill(text);
  await page.getByRole('button', { name: 'Read' }).click();
  await playFromHere(page).click();
  await expectPlayed(page);
});

test('a board that is pasted without a game finds its game', async ({ page }) => {
  const board = writePosition(FREECELL, dealt, 'board');
  await open(page, '#/');
  await page.getByRole('link', { name: /^Set up a game/ }).click();
  await title(page, 'Set up a game');
  await paste(page).fill(board.ok ? board.value : '');
  await page.getByRole('button', { name: 'Read' }).click();
  await expect(page).toHaveURL(/#\/freecell\/set-up\/t/);
  await expect(heading(page)).toContainText('52 of 52 cards');
});

test('cards are taken back, filled in and undone, and the page survives a reload', async ({
  page,
}) => {
  await open(page, '#/klondike-3/5');
  await page.getByRole('button', { name: /^Klondike, draw three/ }).click();
  await page.getByRole('link', { name: 'Set up a position' }).click();
  await title(page);
  await page.keyboard.type('7h10s?');
  await expect(status(page)).toHaveText('Column 1, 3 cards, top unknown');
  await page.keyboard.press('Backspace');
  await expect(place(page, 'tableau-1')).toHaveAccessibleName(/2 cards, top 10 of Spades$/);
  await page.getByRole('button', { name: 'Take back 7 of Hearts' }).press('Delete');
  await key(page, '9 of Clubs').click();
  await expect(place(page, 'tableau-1')).toHaveAccessibleName(/2 cards, top 10 of Spades$/);
  // A press on the table chooses a place, and then takes its card back.
  await place(page, 'tableau-2').click();
  await card(page, '9C').click({ position: { x: 10, y: 5 } });
  await expect(place(page, 'tableau-1')).toHaveAttribute('aria-pressed', 'true');
  await card(page, '9C').click({ position: { x: 10, y: 5 } });
  await expect(card(page, '9C')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(card(page, '9C')).toHaveCount(1);
  await expect(page).toHaveURL(/#\/klondike-3\/set-up\/t9CTS\./);
  await page.reload();
  await expect(card(page, 'TS')).toHaveAttribute('data-in', 'tableau-1');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(heading(page)).toContainText('0 of 52 cards');
  await page.getByRole('button', { name: 'Deal as usual' }).click();
  await expect(checks(page)).toContainText('This position can be played.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'TS')).toHaveCount(1);
});

test('with unknown cards it tells the chance, and a move turns up a card to fill in', async ({
  page,
}) => {
  const covered = (count: number): string => 'XX'.repeat(count);
  const tops = ['KD', '9H', '7S', '4C', 'JS', 'TD', '3C'];
  const code = `t${tops.map((top, i) => covered(i) + top).join('.')}-s${covered(24)}`;
  await openPage(page, `#/klondike-3/set-up/${code}`);
  await expect(checks(page)).toContainText('45 cards are unknown');
  await page.getByRole('button', { name: 'What is my chance?' }).click();
  const best = checks(page).getByRole('button', { name: /^10 of Diamonds onto Jack of Spades/ });
  await expect(checks(page).locator('.chance-figure')).toHaveText(/^\d+%/);
  await best.click();
  await expect(place(page, 'tableau-6')).toHaveAttribute('aria-pressed', 'true');
  await expect(checks(page)).toContainText('Which card was turned up? Press it.');
  await key(page, '8 of Diamonds').click();
  await expect(place(page, 'tableau-6')).toHaveAccessibleName(/5 cards, top 8 of Diamonds$/);
  // It goes on without being asked again.
  await expect(checks(page).locator('.chance-figure')).toHaveText(/^\d+%/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(best).toBeVisible();
});

/** Opens a deal whose face-down cards nobody has seen. */
async function openUnseen(page: Page, name: string): Promise<void> {
  const id = variant(name);
  const { rules, table } = gameOf(id);
  const state = rules.deal('7');
  const unseen = table
    .view(state)
    .piles.flatMap(({ cards }) => cards.filter(({ faceUp }) => !faceUp).map((each) => each.card));
  const position = positionOf(id, state, unseen) ?? { tableau: [] };
  await openPage(page, `#/${name}/set-up/${formatPositionCode(position)}`);
  await expect(checks(page)).toContainText(`${unseen.length} cards are unknown`);
}

test('in a game without chances it tells how often unknown cards can be won, and after which moves', async ({
  page,
}) => {
  await openUnseen(page, 'yukon');
  await page.getByRole('button', { name: 'How often can it still be won?' }).click();
  await expect(checks(page).locator('.chance-figure')).toHaveText(/^\d+%/);
  const moves = checks(page).locator('.chance-moves li');
  await expect(moves.first()).toContainText('%');
  await moves.first().getByRole('button').click();
  await expect(checks(page)).toContainText('Which card was turned up? Press it.');
});

test('where no chance can be worked out it says so', async ({ page }) => {
  await openUnseen(page, 'golf');
  await expect(checks(page)).toContainText('the chance can’t be worked out');
});

test('the redeals that are left are chosen, where there is a limit', async ({ page }) => {
  await openPage(page, '#/klondike-3;redeals=2/set-up');
  await page.getByRole('button', { name: 'Deal as usual' }).click();
  await page.getByLabel('Redeals left', { exact: true }).selectOption('1');
  await playFromHere(page).click();
  await expect(page).toHaveURL(/#\/klondike-3;redeals=2\/position\/.*-n1$/);
});

test('on the smallest phone nothing scrolls sideways, and every card can be pressed', async ({
  page,
}) => {
  await openPage(page, '#/klondike-3/set-up');
  await resize(page, { width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const boxes = await keys(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  expect(boxes).toHaveLength(55);
  expect(boxes.filter(({ width, height }) => Math.min(width, height) < 36)).toEqual([]);
});

testLooks(
  'a position that is set up',
  (page) => openPage(page, '#/klondike-3/set-up/tKDQS.XX9H8S.XXXX7H.0.0.0.0-f2S.0.0.0-s8D5D'),
  '.set-up-main + .page-part :is(.button, .form-control)',
);
