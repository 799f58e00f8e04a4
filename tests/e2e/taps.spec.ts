import type { Page } from '@playwright/test';
import { card, expect, finger, middle, moves, openAfter, status, test, untilStill } from './table';

/** Milliseconds between two taps: from the quickest that people make to the longest of a double-tap. */
const GAPS = [60, 100, 150, 200, 300, 400];

type Point = Awaited<ReturnType<typeof middle>>;
type Tap = (point: Point) => Promise<void>;

/** Taps a card and, so many milliseconds later, the same place again. */
async function tapTwice(page: Page, code: string, gap: number, tap: Tap): Promise<void> {
  await untilStill(page);
  const point = await middle(card(page, code));
  await tap(point);
  await page.waitForTimeout(gap);
  await tap(point);
}

async function expectBothPlayed(page: Page, tap: Tap): Promise<void> {
  for (const gap of GAPS) {
    await test.step(`the next card of the waste after ${gap} ms`, async () => {
      await tapTwice(page, 'QC', gap, tap);
      await expect(moves(page)).toHaveText(/\b7$/);
      await expect(status(page)).toContainText('Jack of Diamonds to column 7');
      await expect(card(page, 'QC')).toHaveAttribute('data-in', 'tableau-7');
    });
    for (let n = 0; n < 2; n++) await page.keyboard.press('u');
    await expect(moves(page)).toHaveText(/\b5$/);
  }
}

async function expectRevealedPlayed(page: Page, tap: Tap): Promise<void> {
  for (const gap of GAPS) {
    await test.step(`a card turned face up after ${gap} ms`, async () => {
      await tapTwice(page, '9D', gap, tap);
      await expect(moves(page)).toHaveText(/\b2$/);
      await expect(card(page, '9D')).toHaveAttribute('data-in', 'tableau-1');
      await expect(card(page, 'QH')).toHaveAttribute('data-in', 'tableau-5');
    });
    for (let n = 0; n < 2; n++) await page.keyboard.press('u');
    await expect(moves(page)).toHaveText(/\b0$/);
  }
}

test('two quick clicks in one place play the two cards that lie there, one after the other', {
  tag: '@firefox',
}, async ({ page }) => {
  const click: Tap = ({ x, y }) => page.mouse.click(x, y);
  await openAfter(page, 'klondike-3', '20', Array(5).fill('s'));
  await expectBothPlayed(page, click);
  await openAfter(page, 'klondike-3', '275', []);
  await expectRevealedPlayed(page, click);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('two quick taps in one place play the two cards that lie there', async ({ page }) => {
    const { tap } = await finger(page);
    await openAfter(page, 'klondike-3', '20', Array(5).fill('s'));
    await expectBothPlayed(page, tap);
    await openAfter(page, 'klondike-3', '275', []);
    await expectRevealedPlayed(page, tap);
  });
});
