import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shareImage } from '../../../build/shareImage';
import { buildPage, textOf } from '../../support/buildPage';
import { built } from '../../support/built';

const imageIn = (html: string) => /property="og:image" content="([^"]+)"/.exec(html)?.[1];

test('the page names its picture, which is built', () => {
  const path = imageIn(readFileSync(join(built('dist'), 'index.html'), 'utf8')) ?? '';
  expect(path).toMatch(/^\.\/assets\/table-.*\.webp$/);
  expect(existsSync(join(built('dist'), path))).toBe(true);
});

test.each([
  [undefined, './assets/share-'],
  ['https://patience.example.org/cards/', 'https://patience.example.org/cards/assets/share-'],
])('the address of the picture is whole if that of the site is known: %s', async (site, start) => {
  const root = mkdtempSync(join(tmpdir(), 'page-'));
  writeFileSync(join(root, 'share.webp'), Buffer.alloc(9_999));
  const head = '<meta property="og:image" content="./share.webp">';
  writeFileSync(join(root, 'index.html'), `<!doctype html><head>${head}</head>`);
  const plugins = [shareImage(site)];
  const files = await buildPage({ configFile: false, root, base: './', plugins });
  expect(imageIn(textOf(files, 'index.html'))).toContain(start);
});
