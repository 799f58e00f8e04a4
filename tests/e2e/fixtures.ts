import { test as base, expect } from '@playwright/test';
import { beforeLoad } from '../support/eitherBrowser';

/** What Playwright itself says on the console where it blocks service workers. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** Beside a text, such as the licences, the browser looks for an icon where sites of old had one. */
const isIconOfText = (address: string): boolean => address.endsWith('/favicon.ico');

interface Fixtures {
  newDeals: 'off' | 'on';
  deals: undefined;
  activation: undefined;
  quiet: undefined;
  picture: undefined;
}

/** Playwright’s own `test`, whose tests share one page, which is reset between them. */
export const plainTest = base.extend<{ readonly fresh: boolean }>({
  /**
   * Tests of loading, storage, tabs and the service worker, those that use the debugger’s settings, and those tagged `@fresh`, which
   * move the clock, ask for a page of their own: Playwright would move the clock of the next page as well, which has none.
   */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what it needs
  fresh: [async ({}, use, { tags }) => use(tags.includes('@fresh')), { option: true }],
  context: async ({ browser, context, fresh }, use) => {
    const own = fresh ? await browser.newContext() : context;
    await use(own);
    if (fresh) return own.close();
    // What Playwright does not reset.
    await Promise.all([own.setOffline(false), own.clearPermissions()]);
  },
});

/** Every browser test also checks that the console shows no error or warning, and that no other site is asked for anything. */
export const test = plainTest.extend<Fixtures>({
  /**
   * Which new deals a test gets: any, which come at once; or winnable ones, the offer of a coach and the greeting of a deal that
   * was sent, as a newcomer does.
   */
  newDeals: ['off', { option: true }],
  deals: [
    async ({ page, newDeals }, use) => {
      if (newDeals === 'off') {
        await beforeLoad(
          page,
          (text) => {
            // The tests’ addresses are their own: nobody sent them.
            history.replaceState('own', '');
            const key = 'patience/settings';
            if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
            localStorage.setItem('patience/coached', 'declined');
            localStorage.setItem('patience/light', 'yes');
          },
          JSON.stringify({ version: 1, winnable: 'off' }),
        );
      }
      await use(undefined);
    },
    { auto: true },
  ],
  /** What Playwright runs in a page counts as a press there, so that a new page would deal its cards one by one. */
  activation: [
    async ({ page }, use) => {
      await beforeLoad(
        page,
        () => {
          let hasBeenActive = false;
          const setActive = (): void => {
            hasBeenActive = true;
          };
          window.addEventListener('pointerdown', setActive, true);
          window.addEventListener('keydown', setActive, true);
          Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) });
        },
        undefined,
      );
      await use(undefined);
    },
    { auto: true },
  ],
  quiet: [
    async ({ page, baseURL }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if (message.text() === BLOCKED_WORKER || isIconOfText(message.location().url)) return;
        noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '')) noise.push(`requested ${request.url()}`);
      });
      await use(undefined);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
  /** Takes a picture of a page on which a test failed. Playwright’s own takes one of every page, and throws it away. */
  picture: [
    async ({ page }, use, testInfo) => {
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      await page.screenshot({ path: testInfo.outputPath('failed.png') });
    },
    { auto: true },
  ],
});

export { expect };
