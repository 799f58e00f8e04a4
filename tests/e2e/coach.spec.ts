import { axeViolations } from './axe';
import { expect, moves, open, openSettings, status, test } from './table';

test.use({ newDeals: 'on' });

test('three hints on the table, offered once', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(coach).toHaveText(/^New to solitaire\? Three hints to start\./);
  expect(await axeViolations(page)).toEqual([]);
  await coach.getByRole('button', { name: 'Show me' }).click();
  await expect(coach).toContainText('Move a card');
  await expect(coach.getByRole('button', { name: 'Next (1 of 3)' })).toBeFocused();
  await expect(page.locator('.hint-arrow')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(coach).toContainText('Draw from the stock');
  await expect(page.locator('[data-pile="stock"][data-marked]')).toBeVisible();
  await page.keyboard.press('d');
  await expect(moves(page)).toHaveText('Moves 1');
  await expect(coach).toContainText('Fill the foundations');
  await expect(page.locator('[data-pile^="foundation"][data-marked]')).toHaveCount(4);
  await coach.getByRole('button', { name: 'Done' }).click();
  await expect(coach).toHaveCount(0);
  await page.reload();
  await expect(moves(page)).toHaveText('Moves 1');
  await open(page, '#/klondike-1/7');
  await expect(status(page)).toHaveText('Deal 7.');
  await expect(coach).toHaveCount(0);
});

test('the coach is not there in other games; it is skipped with Escape, and never comes back', async ({
  page,
}) => {
  await open(page, '#/freecell/7');
  await expect(page.getByTestId('deal')).toHaveText('7');
  await expect(page.getByRole('region', { name: 'Coach' })).toHaveCount(0);
  await open(page, '#/klondike-3/275');
  const coach = page.getByRole('region', { name: 'Coach' });
  await coach.getByRole('button', { name: 'Show me' }).click();
  await page.keyboard.press('Escape');
  await expect(coach).toHaveCount(0);
  await open(page, '#/klondike-1/7');
  await expect(status(page)).toHaveText('Deal 7.');
  await expect(coach).toHaveCount(0);
});

test('on a phone the coach waits until the panel is closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#/klondike-3/275');
  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(coach).toBeVisible();
  await page.keyboard.press('v');
  await expect(coach).toBeHidden();
  await page.keyboard.press('v');
  await expect(coach).toBeVisible();
});

test('Escape closes a dialog before the coach', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  const coach = page.getByRole('region', { name: 'Coach' });
  await coach.getByRole('button', { name: 'Show me' }).click();
  await openSettings(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(coach).toContainText('Move a card');
  await page.keyboard.press('Escape');
  await expect(coach).toHaveCount(0);
});
