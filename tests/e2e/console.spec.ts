import type { Page } from '@playwright/test';
import { playText } from '../../src/console/gameFile';
import { openSession } from '../../src/console/session';
import { encodeMoves } from '../../src/engine/moveLink';
import { gameOf } from '../../src/games/index';
import { gamesIn } from '../support/databaseOf';
import { savedFile } from '../support/eitherBrowser';
import { inEncoding } from '../support/encodings';
import won from '../vectors/klondike_won.json' with { type: 'json' };
import { axeViolations } from './axe';
import { card, expect, moves, open, openSheet, pile, press, status, test } from './table';

const line = (page: Page) => page.getByRole('textbox', { name: 'Command' });
const log = (page: Page) => page.getByRole('log');

async function type(page: Page, text: string): Promise<void> {
  await line(page).fill(text);
  await line(page).press('Enter');
}

/** The cursors of the stored games, the first begun first. */
const cursors = async (page: Page): Promise<readonly number[]> =>
  (await gamesIn(page)).map(({ cursor }) => cursor);

test('moves by pointer and keys are printed; typed lines move the cards', async ({ page }) => {
  await open(page, '#/klondike-1/275');
  await page.keyboard.press('/');
  await expect(line(page)).toBeFocused();
  await type(page, 'm c6, f1');
  await expect(pile(page, 'foundation-1')).toHaveAttribute('aria-label', /diamonds up to Ace/);
  await expect(moves(page)).toHaveText('Moves 1');
  await pile(page, 'stock').getByRole('button').click();
  await expect(log(page)).toContainText('> s');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(log(page).getByText('> z')).toBeVisible();
  await type(page, 'm c4, c5');
  await expect(log(page)).toContainText(
    '9 of Diamonds needs a black 10; column 5 ends in the King of Clubs.',
  );
  await type(page, 'p');
  await expect(log(page)).toContainText('Column 1       Column 2');
  await type(page, 'dance');
  await expect(log(page)).toContainText('“dance” is not a command; ? lists them.');
  await expect(moves(page)).toHaveText('Moves 1');
});

test('letters typed in the line are no shortcuts; history, completion, highlighted piles', async ({
  page,
}) => {
  await open(page, '#/klondike-1/275');
  await page.keyboard.press('/');
  await line(page).pressSequentially('m c6');
  await expect(moves(page)).toHaveText('Moves 0');
  await expect(page.locator('[data-highlighted] [data-card="AD"]')).toBeVisible();
  await expect(page.locator('[data-pile="foundation-1"][data-marked]')).toHaveCount(1);
  await line(page).press('Tab');
  await expect(line(page)).toHaveValue(/^m c6, f/);
  await line(page).fill('');
  await expect(page.locator('[data-marked]')).toHaveCount(0);
  await type(page, 's');
  await type(page, 'm c6, f2, 1');
  await line(page).press('ArrowUp');
  await line(page).press('ArrowUp');
  await expect(line(page)).toHaveValue('s');
  await line(page).press('ArrowDown');
  await expect(line(page)).toHaveValue('m c6, f2, 1');
  await page.reload();
  await expect(page.getByRole('tab')).toHaveText(['Your chance', 'Solver']);
});

test('a link with moves opens a replay that can be played on', async ({ page }) => {
  const { deal, moves: lines } = won['klondike-3'];
  const { session } = playText(openSession('klondike-3', deal), lines.slice(0, 20).join('\n'));
  const code = encodeMoves(gameOf('klondike-3'), session.history);
  if (!code.ok) throw new Error(code.error);
  await open(page, `#/klondike-3/${deal}`);
  await page.keyboard.press('d');
  await expect(moves(page)).toHaveText('Moves 1');
  await open(page, `#/klondike-3/${deal}/${code.value}`);
  await page.reload();
  await expect(status(page)).toHaveText(
    'A shared game of 20 moves: replay it, or take over at any point.',
  );
  await page.getByRole('button', { name: 'Step', exact: true }).click();
  await expect(moves(page)).toHaveText('Moves 1');
  await page.getByRole('slider').fill('20');
  await expect(moves(page)).toHaveText('Moves 20');
  await expect.poll(() => cursors(page)).toEqual([1]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.keyboard.press('d');
  await expect(moves(page)).toHaveText('Moves 20');
  await expect(page).toHaveURL(new RegExp(`#/klondike-3/${deal}$`));
  await expect.poll(() => cursors(page)).toEqual([1, 20]);
  await open(page, `#/klondike-3/${deal}/1AA_AA`);
  await page.reload();
  await expect(status(page)).toHaveText(
    'Move 3 of this link is not legal; the game is shown up to move 2.',
  );
});

const HEAD = 'Patience Lab, klondike-3, deal 275\n';

/** A text as a file that is chosen. */
const fileOf = (text: string) => ({
  name: 'game.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

test('moves as a file: saved, opened, and refused with the number of the wrong line', async ({
  page,
}) => {
  await open(page, '#/klondike-3/275');
  await page.keyboard.press('/');
  await type(page, 's');
  await type(page, 's');
  const sheet = await openSheet(page);
  await sheet.getByText('For programmers').click();
  const save = sheet.getByRole('button', { name: 'Export game' });
  const { name, text } = await savedFile(page, () => save.click());
  await page.keyboard.press('Escape');
  await press(page, 'Restart');
  await expect(moves(page)).toHaveText('Moves 0');
  expect(name).toBe('klondike-3-275.txt');
  expect(text).toBe(`${HEAD}s\ns\n`);
  // As a program on Windows may have saved it.
  const buffer = Buffer.from(inEncoding(text, 'utf16le'));
  const saved = { name, mimeType: 'text/plain', buffer };
  await openSheet(page);
  await page.locator('input[type="file"]').setInputFiles(saved);
  await expect(sheet).toHaveCount(0);
  await expect(status(page)).toHaveText('2 moves read.');
  await expect(moves(page)).toHaveText('Moves 2');
  await openSheet(page);
  const input = page.locator('input[type="file"]');
  await input.setInputFiles(fileOf(`${HEAD}s\nm c1, c9\n`));
  await expect(sheet).toContainText('Line 3: There is no column “9”; columns are c1 to c7.');
  await input.setInputFiles(fileOf('s\ns\n'));
  await expect(sheet).toContainText('The first line must name the game and the deal');
  await input.setInputFiles({ ...saved, buffer: Buffer.from('# caf\xe9\n', 'latin1') });
  await expect(sheet).toContainText('That file could not be read.');
  await page.keyboard.press('Escape');
  await expect(moves(page)).toHaveText('Moves 2');
});

test('a file opens its own game and deal, and Go back leads to the one before', async ({
  page,
}) => {
  await open(page, '#/klondike-3/5');
  await page.keyboard.press('d');
  await expect(moves(page)).toHaveText('Moves 1');
  for (const [head, address] of [
    ['freecell, deal ms617', '#/freecell/ms617'],
    ['layout;columns=7x4.6x4;cells=3, deal 7', '#/layout;columns=7x4.6x4;cells=3/7'],
  ] as const) {
    await openSheet(page);
    const file = fileOf(`Patience Lab, ${head}\nm c1, a1\n`);
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(status(page)).toHaveText('1 move read. Your last game is saved.');
    await expect(page).toHaveURL((url) => decodeURIComponent(url.hash) === address);
    await expect(moves(page)).toHaveText('Moves 1');
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL(/#\/klondike-3\/5$/);
    await expect(moves(page)).toHaveText('Moves 1');
  }
});

test('a megabyte of moves opens, and the moves around the present are listed', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  await page.keyboard.press('v');
  async function openFile(text: string): Promise<void> {
    await openSheet(page);
    await page.locator('input[type="file"]').setInputFiles(fileOf(`${HEAD}${text}`));
  }
  await openFile(`m c4, c1, 1\n${'m c1, c3, 1\nm c3, c1, 1\n'.repeat(41_600)}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(status(page)).toHaveText('83,201 moves read.');
  await expect(page.getByRole('list', { name: 'Moves' })).toContainText('83201.');
  await expect(page.locator('.moves-list > li')).toHaveCount(501);
  await openFile('s\n'.repeat(400_000));
  await expect(page.getByRole('dialog')).toContainText(
    'Line 100002: A game holds at most 100,000 moves.',
  );
  await page.keyboard.press('Escape');
  await expect(moves(page)).toHaveText('Moves 83201');
  await pile(page, 'stock').click();
  await expect(moves(page)).toHaveText('Moves 83202');
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });
  test('the console is usable at 360 px', async ({ page }) => {
    await open(page, '#/klondike-3/275');
    await page.keyboard.press('/');
    await type(page, 's');
    await expect(card(page, 'QS')).toBeVisible();
    await expect(log(page)).toBeInViewport();
    await expect(line(page)).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    expect(await axeViolations(page)).toEqual([]);
  });
});
