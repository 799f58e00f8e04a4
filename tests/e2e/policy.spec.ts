import { expect, test } from '@playwright/test';
import { open } from './table';

// The browser reports what it refuses on the console, so these tests use Playwright’s own `test`.

test('the page forbids everything but its own files; it compiles WebAssembly, but evaluates no text', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, '#/');
  const policy = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).not.toMatch(/'(?!wasm-)[a-z-]*unsafe/);
  const outcomes = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const outcomeOf = (attempt: () => unknown): string => {
          try {
            attempt();
            return 'done';
          } catch (error) {
            return error instanceof Error ? error.name : 'thrown';
          }
        };
        // In a task of its own: what a debugger evaluates may be exempt from the policy.
        setTimeout(() => {
          // biome-ignore lint/security/noGlobalEval: this is what must be refused.
          const evaluate = globalThis.eval;
          resolve([
            outcomeOf(() => new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))),
            outcomeOf(() => evaluate('1')),
            outcomeOf(() => new Function('return 1')),
          ]);
        });
      }),
  );
  expect(outcomes).toEqual(['done', 'EvalError', 'EvalError']);
});

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
