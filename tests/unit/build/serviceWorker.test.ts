import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serviceWorker } from '../../../build/serviceWorker';
import { buildPage, textOf } from '../../support/buildPage';
import { built } from '../../support/built';

/** The service worker of a small page with this text. */
async function serviceWorkerOf(text: string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'page-'));
  writeFileSync(join(root, 'index.html'), `<!doctype html><title>${text}</title>`);
  const files = await buildPage({ configFile: false, root, plugins: [serviceWorker()] });
  return textOf(files, 'sw.js');
}

test('a page that differs in its text alone is another version, the same page is not', async () => {
  const first = await serviceWorkerOf('A');
  expect(first).toContain("const VERSION = '");
  expect(await serviceWorkerOf('A')).toBe(first);
  expect(await serviceWorkerOf('B')).not.toBe(first);
});

test('all that the page may ask for is cached, and nothing that a host may refuse to send', () => {
  const dist = built('dist');
  const [, list = '[]'] =
    /const FILES = (.*);/.exec(readFileSync(join(dist, 'sw.js'), 'utf8')) ?? [];
  const cached: readonly string[] = JSON.parse(list);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?!gz$|br$)\w+$|^_headers$/.test(name),
  );
  const left = files.filter((name) => !cached.includes(name)).map((name) => name.split('-')[0]);
  expect(left.toSorted()).toEqual([
    '404.html',
    '_headers',
    'assets/ClassicFigure',
    'assets/table',
    'index.html',
    'robots.txt',
    'sw.js',
  ]);
  expect(cached).toEqual(expect.arrayContaining(['./', 'licences.txt', 'manifest.webmanifest']));
});
