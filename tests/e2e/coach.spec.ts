import type { Locator, Page } from '@playwright/test';
import { axeViolations } from './axe';
import { card, expect, moves, open, openSettings, status, test, untilStill } from './table';

test.use({ newDeals: 'on' });

const coachOf = (page: Page) => page.getByRole('region', { name: 'Coach' });

/** The middle of a box on the page. */
const middleOf = async (box: Locator): Promise<{ x: number; y: number }> => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await box.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
};

test('three hints on the table, offered once: an open ace comes first, and a tap on it follows the arrow', async ({
  page,
}) => {
  await open(page, '#/klondike-3/575103542');
  const coach = coachOf(page);
  await expect(coach).toHaveText(/^New to solitaire\? Three hints to start\./);
  expect(await axeViolations(page)).toEqual([]);
  await coach.getByRole('button', { name: 'Show me' }).click();
  await expect(coach).toContainText('Fill the foundations');
  await expect(coach.getByRole('button', { name: 'Next (1 of 3)' })).toBeFocused();
  await expect(page.locator('.hint-arrow')).toBeVisible();
  await expect(page.locator('[data-highlighted] > .card')).toHaveAttribute('data-card', 'AC');
  await expect(page.locator('[data-marked]')).toHaveAttribute('data-pile', /^foundation/);
  await untilStill(page);
  const ace = await middleOf(card(page, 'AC'));
  await page.mouse.click(ace.x, ace.y);
  await expect(card(page, 'AC')).toHaveAttribute('data-in', /^foundation/);
  await expect(moves(page)).toHaveText('Moves 1');
  await expect(coach).toContainText('Move a card');
  await page.keyboard.press('Enter');
  await expect(coach).toContainText('Draw from the stock');
  await expect(page.locator('[data-pile="stock"][data-marked]')).toBeVisible();
  await page.keyboard.press('d');
  await expect(moves(page)).toHaveText('Moves 2');
  await coach.getByRole('button', { name: 'Done' }).click();
  await expect(coach).toHaveCount(0);
  await page.reload();
  await expect(moves(page)).toHaveText('Moves 2');
  await open(page, '#/klondike-1/7');
  await expect(status(page)).toHaveText('Deal 7.');
  await expect(coach).toHaveCount(0);
});

test('the move is ringed on its card and on the top card of its target, and a tap makes it', async ({
  page,
}) => {
  await open(page, '#/klondike-3/1');
  const coach = coachOf(page);
  await coach.getByRole('button', { name: 'Show me' }).click();
  await expect(coach).toContainText('Move a card');
  const code = await page.locator('[data-highlighted] > .card').getAttribute('data-card');
  const target = page.locator('.pile[data-marked]');
  const to = (await target.getAttribute('data-pile')) ?? '';
  await untilStill(page);
  const ring = await target.locator('.pile-mark').boundingBox();
  const top = await page.locator(`[data-in="${to}"][data-count="1"]`).boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(ring?.[side]).toBeCloseTo(top?.[side] ?? Number.NaN, 0);
  const from = await middleOf(card(page, code ?? ''));
  await page.mouse.click(from.x, from.y);
  await expect(card(page, code ?? '')).toHaveAttribute('data-in', to);
  await expect(coach).toContainText('Draw from the stock');
});

test('without a move the coach begins with the stock, and waits for one', async ({ page }) => {
  await open(page, '#/klondike-3/96');
  const coach = coachOf(page);
  await coach.getByRole('button', { name: 'Show me' }).click();
  await expect(coach).toContainText('Draw from the stock');
  await page.keyboard.press('d');
  await expect(moves(page)).toHaveText('Moves 1');
  await expect(coach).toContainText('Draw from the stock');
  await expect(page.locator('[data-pile="stock"][data-marked]')).toBeVisible();
  await page.keyboard.press('d');
  await expect(coach).toContainText(/Move a card|Fill the foundations/);
  await expect(page.locator('.hint-arrow')).toBeVisible();
});

test('the coach is not there in other games; it is skipped with Escape, and never comes back', async ({
  page,
}) => {
  await open(page, '#/freecell/7');
  await expect(page.getByTestId('deal')).toHaveText('7');
  await expect(coachOf(page)).toHaveCount(0);
  await open(page, '#/klondike-3/275');
  const coach = coachOf(page);
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
  const coach = coachOf(page);
  await expect(coach).toBeVisible();
  await page.keyboard.press('v');
  await expect(coach).toBeHidden();
  await page.keyboard.press('v');
  await expect(coach).toBeVisible();
});

test('Escape closes a dialog before the coach', async ({ page }) => {
  await open(page, '#/klondike-3/1');
  const coach = coachOf(page);
  await coach.getByRole('button', { name: 'Show me' }).click();
  await openSettings(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(coach).toContainText('Move a card');
  await page.keyboard.press('Escape');
  await expect(coach).toHaveCount(0);
});
