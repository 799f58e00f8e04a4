import type { Page } from '@playwright/test';
import { gamesIn } from '../support/databaseOf';
import { expect, moves, open, openSheet, pile, press, status, test } from './table';

const back = (page: Page) => page.getByRole('button', { name: 'Go back', exact: true });

/** Opens another game of the deal on the table, by what the dialog says of it. */
async function openOther(page: Page, name: RegExp): Promise<void> {
  const sheet = await openSheet(page);
  await sheet.getByRole('button', { name }).click();
}

test('playing on from a link starts another game of the deal, and both are kept', async ({
  page,
}) => {
  await open(page, '#/klondike-3/5');
  for (let n = 0; n < 20; n++) await page.keyboard.press('d');
  await expect(moves(page)).toHaveText(/\b20$/);

  await open(page, '#/klondike-3/5/1AA');
  await expect(moves(page)).toHaveText(/\b0$/);
  await page.keyboard.press('r');
  await expect(moves(page)).toHaveText(/\b1$/);
  // In the middle of it a reload stays where the player was, and looking keeps nothing.
  await page.reload();
  await expect(moves(page)).toHaveText(/\b1$/);
  await expect(status(page)).toHaveText(/^A shared game of 2 moves/);
  await page.keyboard.press('r');
  await page.keyboard.press('d');
  await expect(moves(page)).toHaveText(/\b3$/);
  await expect(page).toHaveURL(/#\/klondike-3\/5$/);
  await openOther(page, /^Open 20 moves, not finished/);
  await expect(moves(page)).toHaveText(/\b20$/);
  await back(page).click();
  await expect(moves(page)).toHaveText(/\b3$/);
  await page.reload();
  await expect(moves(page)).toHaveText(/\b3$/);
  await expect.poll(async () => (await gamesIn(page)).map(({ cursor }) => cursor)).toEqual([20, 3]);
});

test('an imported game is looked at until the player plays on; the one before it is opened by Deal', async ({
  page,
}) => {
  await open(page, '#/klondike-3/5');
  for (let n = 0; n < 3; n++) await pile(page, 'stock').click();
  const read = async (text: string) => {
    const sheet = await openSheet(page);
    const buffer = Buffer.from(`Patience Lab, klondike-3, deal 5\n${text}`);
    const field = sheet.locator('input[type="file"]');
    await field.setInputFiles({ name: 'moves.txt', mimeType: 'text/plain', buffer });
    return sheet;
  };
  for (const text of ['', '# a comment alone\n\n']) {
    const sheet = await read(text);
    await expect(sheet.locator('output')).toHaveText('There are no moves in that file.');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(moves(page)).toHaveText(/\b3$/);
  }
  await read('m c1, f1, 1\n');
  await expect(moves(page)).toHaveText(/\b1$/);
  await expect(status(page)).toHaveText('1 move read. Your last game is saved.');
  await openOther(page, /^Open 3 moves, not finished/);
  await expect(moves(page)).toHaveText(/\b3$/);
  await read('m c1, f1, 1\n');
  await expect(moves(page)).toHaveText(/\b1$/);
  await page.keyboard.press('d');
  await expect(moves(page)).toHaveText(/\b2$/);
  await openOther(page, /^Open 3 moves, not finished/);
  await expect(status(page)).toHaveText('Welcome back – move 3. Your last game is saved.');
  await back(page).click();
  await expect(moves(page)).toHaveText(/\b2$/);
  await openOther(page, /^Open 3 moves, not finished/);
  await expect(moves(page)).toHaveText(/\b3$/);
});

test('Restart starts another game of the deal, and Undo brings the one before it back', async ({
  page,
}) => {
  await open(page, '#/klondike-3/275');
  for (let n = 0; n < 3; n++) await page.keyboard.press('d');
  await expect(moves(page)).toHaveText(/\b3$/);
  await press(page, 'Restart');
  await expect(moves(page)).toHaveText(/\b0$/);
  await expect(status(page)).toHaveText('Restarted. Undo brings it back.');
  await press(page, 'Undo');
  await expect(moves(page)).toHaveText(/\b3$/);
  await press(page, 'Restart');
  await expect(moves(page)).toHaveText(/\b0$/);
  await page.reload();
  await expect(moves(page)).toHaveText(/\b0$/);
  await press(page, 'Undo');
  await expect(moves(page)).toHaveText(/\b3$/);
  await press(page, 'Restart');
  await page.keyboard.press('d');
  await expect(moves(page)).toHaveText(/\b1$/);
  await page.reload();
  await expect(moves(page)).toHaveText(/\b1$/);
  await openOther(page, /^Open 3 moves, not finished/);
  await expect(moves(page)).toHaveText(/\b3$/);
  await openOther(page, /^Open 1 move, not finished/);
  await expect(moves(page)).toHaveText(/\b1$/);
});

test('a new game in the middle of another offers the way back, as the browser does', {
  tag: '@fresh',
}, async ({ page }) => {
  await page.clock.install();
  await open(page, '#/klondike-3/275');
  await pile(page, 'stock').click();
  await press(page, 'New game');
  await expect(status(page)).toContainText('New game. Your last one is saved.');
  await back(page).click();
  await expect(moves(page)).toHaveText(/\b1$/);
  await press(page, 'New game');
  await expect(back(page)).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(back(page)).toBeHidden();
  await page.goBack();
  await expect(page.getByTestId('deal')).toHaveText('275');
  await expect(moves(page)).toHaveText(/\b1$/);
});
