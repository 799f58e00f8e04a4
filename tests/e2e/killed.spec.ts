import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { gamesIn } from '../support/databaseOf';
import { proofSize } from '../support/proofSize';
import { expect, moves, test } from './table';

/** How often the whole browser is killed. */
const KILLS = proofSize(10, 100);

/** Up to this many milliseconds before its end a browser may lose what it showed; only the proof takes the time. */
const LOST_MS = proofSize(Number.POSITIVE_INFINITY, 250);

/** Ends a browser with all its processes, as the system does when it runs out of memory. */
async function kill(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const closed = context.waitForEvent('close');
  for (const { id } of processInfo) process.kill(id, 'SIGKILL');
  await closed;
}

interface Shown {
  readonly count: number;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** Notes when a page shows which number of moves. */
async function watch(page: Page): Promise<readonly Shown[]> {
  const shown: Shown[] = [];
  await page.exposeFunction('shown', (count: number, at: number) => shown.push({ count, at }));
  await page.addInitScript(() => {
    const tell = (): void => {
      const text = document.querySelector('[data-testid="moves"]')?.textContent ?? '';
      const count = Number(/\d+$/.exec(text)?.[0] ?? 0);
      (window as unknown as { shown: (...given: number[]) => void }).shown(count, Date.now());
    };
    new MutationObserver(tell).observe(document, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  return shown;
}

test('a browser that is killed again and again goes on with every move that its database had', async ({
  playwright,
  baseURL,
}) => {
  test.setTimeout(60_000 + KILLS * 15_000);
  const profile = mkdtempSync(join(tmpdir(), 'patience-killed-'));
  const stored = async (page: Page) => (await gamesIn(page))[0]?.cursor ?? 0;
  let kept = 0;
  for (let n = 0; n <= KILLS; n++) {
    const browser = await playwright.chromium.launchPersistentContext(profile, {
      serviceWorkers: 'block',
    });
    const [page] = browser.pages() as [Page];
    const shown = await watch(page);
    await page.goto(`${baseURL}#/klondike-3/5`);
    await expect(moves(page)).toBeVisible();
    // Its storage may have an older state, which is shown until the database has answered.
    await expect
      .poll(() => shown.at(-1)?.count, { message: `after ${n} kills` })
      .toBeGreaterThanOrEqual(kept);
    if (n === KILLS) await browser.close();
    else {
      const begun = shown.at(-1)?.count ?? 0;
      for (let k = 0; k < 3; k++) await page.keyboard.press('d');
      await expect.poll(() => stored(page)).toBeGreaterThanOrEqual(begun + 3);
      kept = begun + 3;
      for (let k = 0; k < (n * 5) % 12; k++) await page.keyboard.press('d');
      const end = Date.now();
      await kill(browser);
      kept = Math.max(kept, shown.findLast(({ at }) => at < end - LOST_MS)?.count ?? 0);
    }
  }
  rmSync(profile, { recursive: true, force: true });
});
