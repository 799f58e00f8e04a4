import { expect, test } from '@playwright/test';
import { open } from './table';

// The browser reports what it refuses on the console, so this test uses Playwright’s own `test`.

test('a text becomes neither markup nor the script of a worker, and no other policy is made', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, '#/klondike-3/275');
  const refused = await page.evaluate(() => {
    const nameOf = (task: () => unknown): string => {
      try {
        task();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    };
    const [base = ''] = performance.getEntriesByType('resource').map(({ name }) => name);
    return {
      markup: nameOf(() => document.body.insertAdjacentHTML('beforeend', '<p>')),
      worker: nameOf(() => new Worker(base, { type: 'module' })),
      policy: nameOf(() =>
        globalThis.trustedTypes?.createPolicy('other', { createScriptURL: (text) => text }),
      ),
    };
  });
  expect(refused).toEqual({ markup: 'TypeError', worker: 'TypeError', policy: 'TypeError' });
});
