import { expect, moves, open, pile, status, test } from './table';

test('playing on from a link keeps both games of the deal', { tag: '@firefox' }, async ({
  page,
}) => {
  await open(page, '#/klondike-3/5');
  for (let n = 0; n < 20; n++) await page.keyboard.press('d');
  await expect(moves(page)).toHaveText(/\b20$/);

  await open(page, '#/klondike-3/5/1AA');
  await expect(moves(page)).toHaveText(/\b0$/);
  await page.keyboard.press('d');
  await expect(status(page)).toContainText('Your game of 20 moves is kept under Deal.');
  await page.getByRole('button', { name: 'Back to it' }).click();
  await expect(moves(page)).toHaveText(/\b20$/);
  await page.reload();
  await expect(moves(page)).toHaveText(/\b20$/);
});

test('an imported game keeps the one before it, which Deal opens again', async ({ page }) => {
  await open(page, '#/klondike-3/5');
  for (let n = 0; n < 3; n++) await pile(page, 'stock').click();
  await page.keyboard.press('v');
  await page.getByRole('tab', { name: 'Moves' }).click();
  const file = (text: string) => ({
    name: 'moves.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  const field = page.locator('input[type="file"]');
  for (const text of ['', '# a comment alone\n\n']) {
    await field.setInputFiles(file(text));
    await expect(status(page)).toHaveText('There are no moves in that file.');
    await expect(moves(page)).toHaveText(/\b3$/);
  }
  await field.setInputFiles(file('m c1, f1, 1\n'));
  await expect(moves(page)).toHaveText(/\b1$/);
  await expect(status(page)).toHaveText('1 move read. Your game of 3 moves is kept under Deal.');
  await page.getByTestId('deal').click();
  await page.getByRole('button', { name: 'Open 3 moves, not finished' }).click();
  await expect(moves(page)).toHaveText(/\b3$/);
  await expect(status(page)).toContainText('Your game of 1 move is kept under Deal.');
});

test('a new game in the middle of another offers the way back, as the browser does', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '#/klondike-3/275');
  await pile(page, 'stock').click();
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(status(page)).toContainText('Deal 275 is kept.');
  await back.click();
  await expect(moves(page)).toHaveText(/\b1$/);
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(back).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(back).toBeHidden();
  await page.goBack();
  await expect(page.getByTestId('deal')).toHaveText('275');
  await expect(moves(page)).toHaveText(/\b1$/);
});
