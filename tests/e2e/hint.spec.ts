import { focused, moveFocusTo } from './keys';
import { card, expect, moves, open, status, test, untilStill } from './table';

test('a hint is an arrow to its target, which goes at the first touch; a tap on its card makes it', async ({
  page,
}) => {
  await open(page, '#/klondike-3/275');
  await page.keyboard.press('d');
  await page.keyboard.press('u');
  await page.keyboard.press('h');
  await expect(status(page)).toContainText(/Hint: |Possible move: /, { timeout: 20_000 });
  const arrow = page.locator('.hint-arrow path').first();
  await expect(arrow).toBeAttached();
  const [code] = await page
    .locator('[data-highlighted] [data-card], [data-highlighted][data-card]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-card')));
  if (!code) throw new Error('no card is highlighted');
  const before = await card(page, code).getAttribute('data-in');
  // It begins on its card, on a table of any size.
  const distance = () =>
    page.evaluate((of) => {
      const felt = document.querySelector('.felt')?.getBoundingClientRect();
      const box = document.getElementById(`card-${of}`)?.getBoundingClientRect();
      const path = document.querySelector('.hint-arrow path')?.getAttribute('d') ?? '';
      const [, x = 0, y = 0] = /^M([\d.]+) ([\d.]+)/.exec(path)?.map(Number) ?? [];
      if (!felt || !box) return Number.POSITIVE_INFINITY;
      const [left, top] = [box.left - felt.left + box.width / 2, box.top - felt.top];
      return Math.hypot(x - left, y - top - box.height * 0.6);
    }, code);
  await expect.poll(distance).toBeLessThan(2);
  await page.keyboard.press('v');
  await expect(page.getByRole('tab', { name: 'Analysis' })).toBeVisible();
  await expect.poll(distance).toBeLessThan(2);
  await page.locator('.felt').click({ position: { x: 3, y: 3 } });
  await expect(arrow).toHaveCount(0);
  await page.keyboard.press('v');
  await expect(page.getByRole('tab', { name: 'Analysis' })).toHaveCount(0);
  await untilStill(page);
  await expect(arrow).toHaveCount(0);
  await card(page, code).click({ position: { x: 5, y: 5 } });
  await expect(moves(page)).toHaveText(/\b1$/);
  expect(await card(page, code).getAttribute('data-in')).not.toBe(before);
});

test('while a card is lifted by key no hint is marked', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  await page.keyboard.press('h');
  await expect(status(page)).toContainText(/Hint: |Possible move: /, { timeout: 20_000 });
  const marked = page.locator('[data-highlighted]');
  const code = await marked.first().locator('[data-card]').getAttribute('data-card');
  if (!code) throw new Error('no card is highlighted');
  await page.keyboard.press('ArrowDown');
  await moveFocusTo(page, code);
  expect(await focused(page)).toBe(code);
  await expect(marked).not.toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(page.locator('[data-lifted-by-key]')).not.toHaveCount(0);
  await expect(marked).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(marked).not.toHaveCount(0);
});
