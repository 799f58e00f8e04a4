import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The module as on a new page. */
const loadScriptUrl = async () => {
  vi.resetModules();
  return (await import('../../../src/workers/scriptUrl')).scriptUrl;
};

const createPolicy = vi.fn((_: string, rules: { createScriptURL: (text: string) => string }) => ({
  createScriptURL: (text: string) => `trusted ${rules.createScriptURL(text)}`,
}));

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://example.org/patience/#/lab'));
  vi.stubGlobal('trustedTypes', { createPolicy });
  createPolicy.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('scripts of the page’s own site pass one policy', async () => {
  const scriptUrl = await loadScriptUrl();
  expect(scriptUrl('./sw.js')).toBe('trusted https://example.org/patience/sw.js');
  expect(scriptUrl('https://example.org/worker.js')).toBe('trusted https://example.org/worker.js');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['patience-lab']);
});

test.each([
  'https://example.com/worker.js',
  '//example.com/worker.js',
  'data:text/javascript,1',
  'blob:https://example.com/1',
])('no script from elsewhere does: %s', async (address) => {
  const scriptUrl = await loadScriptUrl();
  expect(() => scriptUrl(address)).toThrow('is not from this site');
});

test('without Trusted Types an address stays a text', async () => {
  vi.stubGlobal('trustedTypes', undefined);
  const scriptUrl = await loadScriptUrl();
  expect(scriptUrl('./sw.js')).toBe('./sw.js');
});
