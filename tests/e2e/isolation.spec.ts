import type { Page } from '@playwright/test';
import { choice, expect, moves, open, openSettings, test } from './table';

/** What the page of a test may still know of the test before. */
const stateOf = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookie: document.cookie,
    name: window.name,
    marks: Object.keys(window).filter((key) => key.startsWith('left')),
    isOnline: navigator.onLine,
    geolocation: (await navigator.permissions.query({ name: 'geolocation' })).state,
    window: [innerWidth, innerHeight],
    media: [
      '(forced-colors: active)',
      '(prefers-reduced-motion)',
      '(prefers-color-scheme: dark)',
    ].map((query) => matchMedia(query).matches),
    isToday: Math.abs(Date.now() - performance.timeOrigin) < 600_000,
  }));

/** A page of the site without a script, so that nothing is stored by the page itself. */
const LICENCES = '/licences.txt';

test.describe
  .serial('a test finds nothing of the one before', () => {
    let blank: unknown;

    test('a page as it is at first', async ({ page }) => {
      await page.goto(LICENCES);
      blank = await stateOf(page);
    });

    test('a test that changes whatever it can', async ({ page, context, baseURL }) => {
      await context.grantPermissions(['geolocation']);
      await context.addCookies([{ name: 'left', value: 'yes', url: baseURL ?? '' }]);
      await context.addInitScript(() => Object.assign(window, { leftByContext: true }));
      await page.addInitScript(() => Object.assign(window, { leftByPage: true }));
      await page.exposeFunction('leftByBinding', () => {});
      await page.emulateMedia({
        forcedColors: 'active',
        reducedMotion: 'reduce',
        colorScheme: 'dark',
      });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.clock.setFixedTime('1969-07-20T20:17:00');
      await open(page, '#/klondike-3/9');
      await page.keyboard.press('d');
      await expect(moves(page)).toHaveText(/\b1$/);
      await openSettings(page);
      await choice(page, 'Table', 'Burgundy').check();
      await page.route('**/*', (route) => route.abort());
      await page.evaluate(() => {
        sessionStorage.setItem('left', 'yes');
        window.name = 'left';
      });
      await context.newPage();
      await context.setOffline(true);
    });

    test('is the same afterwards', async ({ page, context }) => {
      expect(context.pages()).toEqual([page]);
      await page.goto(LICENCES);
      expect(await stateOf(page)).toEqual(blank);
      await open(page, '#/klondike-3/9');
      await expect(moves(page)).toHaveText(/\b0$/);
    });
  });
