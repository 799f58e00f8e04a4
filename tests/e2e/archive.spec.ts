import type { BrowserContext, Page } from '@playwright/test';
import { proofSize } from '../support/proofSize';
import { expect, moves, open, status, test } from './table';

const DEALS = 9;

/** How often a game is ended in each way. */
const ENDINGS = proofSize(10, 100);

/** The keys of the deals of a game in the browser’s small storage. */
const stored = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^patience\/klondike-3\/\d+$/.test(key)),
  );

test('older games move into the archive, and come back where they were left', {
  tag: '@firefox',
}, async ({ page }) => {
  for (let deal = 1; deal <= DEALS; deal++) {
    await open(page, `#/klondike-3/${deal}`);
    await page.keyboard.press('d');
    await expect(moves(page)).toHaveText(/\b1$/);
  }
  await page.reload();
  await expect.poll(() => stored(page)).not.toContain('patience/klondike-3/1');
  expect((await stored(page)).length).toBeLessThan(DEALS);

  await open(page, '#/klondike-3/1');
  await expect(moves(page)).toHaveText(/\b1$/);
  await expect(status(page)).toHaveText('Deal 1 resumed at move 1.');
  await page.keyboard.press('d');
  await page.reload();
  await expect(moves(page)).toHaveText(/\b2$/);
});

test('a deal opened by its number in the dialog comes back, too', async ({ page }) => {
  for (let deal = 1; deal <= DEALS; deal++) {
    await open(page, `#/klondike-3/${deal}`);
    await page.keyboard.press('d');
  }
  await page.reload();
  await expect.poll(() => stored(page)).not.toContain('patience/klondike-3/1');
  await page.getByTestId('deal').click();
  await page.getByLabel('Deal number').fill('1');
  await page.keyboard.press('Enter');
  await expect(moves(page)).toHaveText(/\b1$/);
  await expect(status(page)).toContainText('Deal 1 resumed at move 1.');
});

test('two tabs play one deal in turns, and no move is lost', { tag: '@firefox' }, async ({
  context,
}) => {
  const [a, b] = [await context.newPage(), await context.newPage()];
  await open(a, '#/klondike-3/5');
  await open(b, '#/klondike-3/5');
  for (const tab of [a, b]) await expect(moves(tab)).toHaveText(/\b0$/);
  for (let n = 1; n <= 6; n++) {
    const [active, other] = n % 2 ? [a, b] : [b, a];
    await active.keyboard.press('d');
    await expect(moves(active)).toHaveText(new RegExp(`\\b${n}$`));
    await expect(moves(other)).toHaveText(new RegExp(`\\b${n}$`));
  }
});

/** Ways to end a page at any moment. */
const ENDS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a crash': async (page) => {
    const session = await page.context().newCDPSession(page);
    // The page is gone before it can answer.
    session.send('Page.crash').catch(() => {});
    await page.waitForEvent('crash');
    await page.close();
  },
  'another page': async (page) => {
    await page.goto('about:blank');
    await page.close();
  },
  'a closed tab': (page) => page.close(),
};

/** A page that reports each number of moves it shows. */
async function watched(context: BrowserContext): Promise<{ page: Page; shown: () => number }> {
  const page = await context.newPage();
  let last = 0;
  await page.exposeFunction('shown', (text: string) => {
    last = Number(/\d+$/.exec(text)?.[0] ?? last);
  });
  await open(page, '#/klondike-3/5');
  await page.evaluate(() => {
    const counter = document.querySelector('[data-testid="moves"]');
    const tell = (): void =>
      (window as unknown as { shown: (text: string) => void }).shown(counter?.textContent ?? '');
    if (counter)
      new MutationObserver(tell).observe(counter, {
        characterData: true,
        childList: true,
        subtree: true,
      });
    tell();
  });
  return { page, shown: () => last };
}

/** Draws until the page is gone. */
async function drawOn(page: Page): Promise<void> {
  for (let k = 0; k < 12; k++) await page.keyboard.press('d');
}

for (const [name, end] of Object.entries(ENDS)) {
  test(`ended again and again by ${name}, in one tab and in two, a game goes on from the last move that was shown`, async ({
    context,
  }) => {
    test.setTimeout(ENDINGS * 15_000);
    for (let n = 0; n < ENDINGS; n++) {
      const first = await watched(context);
      // Every second time another tab plays the same deal.
      const second = n % 2 ? await watched(context) : undefined;
      const before = first.shown();
      const keys = [first, ...(second ? [second] : [])].map(({ page }) =>
        drawOn(page).catch(() => {}),
      );
      await first.page.waitForTimeout((n * 7) % 40);
      const seen = Math.max(first.shown(), second?.shown() ?? 0);
      await end(first.page);
      await Promise.all(keys);
      const left = second?.shown() ?? 0;
      await second?.page.close();
      const again = await watched(context);
      expect(
        again.shown(),
        `end ${n}: ${seen} moves had been shown after ${before}, and then ${left} in the other tab`,
      ).toBeGreaterThanOrEqual(Math.max(seen, left));
      await again.page.close();
    }
  });
}
