import type { Page } from '@playwright/test';
import { card, dropPoint, expect, grabPoint, moves, open, storeSettings, test } from './table';

/** What may happen to the table while a card is held. */
const CHANGES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the device is turned': (page) => page.setViewportSize({ width: 390, height: 844 }),
  'the window gets narrower': (page) => page.setViewportSize({ width: 600, height: 390 }),
  'the window gets lower': (page) => page.setViewportSize({ width: 844, height: 300 }),
  'the panel is opened': (page) => page.keyboard.press('v'),
};

test('a held card goes back if the table changes its size, and lands nowhere', async ({ page }) => {
  await storeSettings(page, { speed: 'off' });
  for (const [what, change] of Object.entries(CHANGES)) {
    for (const moveOn of [false, true]) {
      await test.step(what, async () => {
        await page.setViewportSize({ width: 844, height: 390 });
        await open(page, '#/freecell/ms1');
        await expect(page.locator('.side-panel')).toHaveCount(0);
        const from = await card(page, '6S').getAttribute('data-in');
        const start = await grabPoint(page, '6S');
        const cell = await dropPoint(page, 'cell-2');
        await page.mouse.move(start.x, start.y);
        await page.mouse.down();
        await page.mouse.move(cell.x, cell.y);
        await expect(page.locator('[data-lifted]')).toHaveCount(1);
        await change(page);
        await expect(page.locator('[data-lifted]')).toHaveCount(0);
        if (moveOn) {
          const other = await dropPoint(page, 'cell-4');
          await page.mouse.move(other.x, other.y);
        }
        await page.mouse.up();
        await expect(card(page, '6S')).toHaveAttribute('data-in', from ?? '');
        await expect(moves(page)).toHaveText('Moves 0');
        if (what.includes('panel')) await page.keyboard.press('v');
      });
    }
  }
});
