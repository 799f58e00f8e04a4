import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { buildPage, textOf } from '../../support/buildPage';

/** The service worker of a build whose page has a title of its own. */
async function serviceWorker(title: string): Promise<string> {
  const titled: Plugin = {
    name: 'titled',
    transformIndexHtml: (html) => html.replace(/<title>.*<\/title>/, `<title>${title}</title>`),
  };
  return textOf(await buildPage({ plugins: [titled] }), 'sw.js');
}

test('a page that differs in its text alone is another version, the same page is not', async () => {
  const first = await serviceWorker('A');
  expect(first).toContain("const VERSION = '");
  expect(await serviceWorker('A')).toBe(first);
  expect(await serviceWorker('B')).not.toBe(first);
});

test('all that the page may ask for is cached, and nothing that a host may refuse to send', async () => {
  const files = await buildPage();
  const [, list = '[]'] = /const FILES = (.*);/.exec(textOf(files, 'sw.js')) ?? [];
  const cached: readonly string[] = JSON.parse(list);
  const built = files.map(({ fileName }) => fileName);
  const left = built.filter((name) => !cached.includes(name)).map((name) => name.split('-')[0]);
  expect(left.toSorted()).toEqual(['_headers', 'assets/ClassicFigure', 'index.html', 'sw.js']);
  expect(cached).toEqual(expect.arrayContaining(['./', 'licences.txt', 'manifest.webmanifest']));
  expect(cached).not.toContain('404.html');
});
