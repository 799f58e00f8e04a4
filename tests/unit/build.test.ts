import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';

/** The service worker of a build whose page has a title of its own. */
async function serviceWorker(title: string): Promise<string> {
  const titled: Plugin = {
    name: 'titled',
    transformIndexHtml: (html) => html.replace(/<title>.*<\/title>/, `<title>${title}</title>`),
  };
  const built = await build({ logLevel: 'silent', build: { write: false }, plugins: [titled] });
  const files = Array.isArray(built) ? built.flatMap(({ output }) => output) : [];
  const output = 'output' in built ? built.output : files;
  const file = output.find(({ fileName }) => fileName === 'sw.js');
  return file?.type === 'asset' ? String(file.source) : '';
}

test('a page that differs in its text alone is another version, the same page is not', async () => {
  const first = await serviceWorker('A');
  expect(first).toContain("const VERSION = '");
  expect(await serviceWorker('A')).toBe(first);
  expect(await serviceWorker('B')).not.toBe(first);
});
