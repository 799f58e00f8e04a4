import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '../../src');

/** What any folder may import: sentences are made in all of them. */
const EVERYWHERE = ['locales', '@lingui/core'];

const ARCHITECTURE = readFileSync(resolve(SRC, '../docs/architecture.md'), 'utf8');

/** The packages and files outside src that each folder may import. */
const OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  locales: ['@lingui/core'],
  analysis: ['zustand'],
  lab: ['../package.json'],
  cli: ['commander', 'node', '../package.json'],
  persistence: ['idb', 'zustand'],
  store: ['zustand'],
  'ui/parts': ['zustand', 'react', '@letele/playing-cards'],
  'ui/charts': ['react', 'd3-scale', 'd3-shape'],
  'ui/table': ['react', 'react-dom', 'zustand', '@dnd-kit/core'],
  'ui/analysis': ['react', 'zustand'],
  'ui/console': ['react', 'zustand'],
  'ui/autoplay': ['react', 'zustand'],
  'ui/result': ['react', 'zustand'],
  'ui/settings': ['react', 'zustand'],
  'ui/help': [
    'react',
    '../LICENSE.txt?url&no-inline',
    '../package.json',
    '@fontsource-variable/inter',
  ],
  'ui/page': ['react', 'zustand'],
  'ui/coach': ['react', 'zustand'],
  'ui/game': ['react', 'zustand'],
  'ui/lab': ['react', 'd3-scale', 'zustand'],
  'ui/home': ['react'],
  'ui/workshop': ['react'],
  'ui/setup': ['react'],
  'ui/courses': ['react'],
  'ui/daily': ['react'],
  'ui/statistics': ['react', '@tanstack/react-virtual'],
  'ui/app': ['react', 'zustand'],
};

/** What each folder of src may import besides itself: the table of docs/architecture.md, and packages. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...ARCHITECTURE.matchAll(/^\| `src\/([^`]+)` \|[^|]+\| ([^|]+) \|$/gm)].map(
    ([, folder = '', names = '']) => [
      folder,
      [...(names === 'nothing' ? [] : names.split(', ')), ...(OUTSIDE[folder] ?? [])],
    ],
  ),
);

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({
    name: name.replaceAll('\\', '/'),
    text: readFileSync(join(SRC, name), 'utf8'),
  }));

function imports({ name, text }: { name: string; text: string }): readonly string[] {
  const named = text.matchAll(/^(?:import|export|\}).* from '([^']+)';|^import '([^']+)';/gm);
  const lazy = text.matchAll(/\bimport\('([^']+)'\)/g);
  return [...named, ...lazy].map(([, from, bare]) => place(dirname(name), from ?? bare ?? ''));
}

const place = (folder: string, target: string): string =>
  target.startsWith('.')
    ? relative(SRC, resolve(SRC, folder, target)).replaceAll('\\', '/')
    : target;

/** True if a permission covers the target of an import. */
const covers = (name: string, target: string): boolean =>
  target === name || target.startsWith(`${name}/`) || target.startsWith(`${name}:`);

const layered = files.filter(({ name }) => name.includes('/'));

/** `ui/table` of `ui/table/cards/Pile.tsx`; `engine` of `engine/card.ts`. */
const folderOf = (path: string): string =>
  (/^ui\/[^/]+/.exec(path) ?? [path.split('/')[0]])[0] ?? '';

test.each(layered)('$name imports only what its folder may', (file) => {
  const folder = folderOf(file.name);
  const family = file.name.split('/')[1];
  for (const target of imports(file)) {
    if (folderOf(target) === folder) {
      const inFamily = folder === 'games' && file.name.split('/').length > 2;
      const shared = [family, 'common'].includes(target.split('/')[1]);
      expect(inFamily && !shared, `${file.name} imports ${target}`).toBe(false);
      continue;
    }
    const allowed = [...EVERYWHERE, ...(MAY_IMPORT[folder] ?? [])].some((name) =>
      covers(name, target),
    );
    expect(allowed, `${file.name} imports ${target}`).toBe(true);
  }
});

test.each(Object.entries(MAY_IMPORT))('%s needs every permission that it has', (folder, names) => {
  const targets = layered.filter(({ name }) => folderOf(name) === folder).flatMap(imports);
  const unused = names.filter((name) => !targets.some((target) => covers(name, target)));
  expect(unused).toEqual([]);
});

test('every folder has its permissions', () => {
  const folders = new Set(layered.map(({ name }) => folderOf(name)));
  expect([...folders].toSorted()).toEqual(Object.keys(MAY_IMPORT).toSorted());
});

test('no two folders import each other', () => {
  const mutual = Object.entries(MAY_IMPORT).flatMap(([folder, names]) =>
    names.filter((name) => MAY_IMPORT[folderOf(name)]?.some((back) => folderOf(back) === folder)),
  );
  expect(mutual).toEqual([]);
});

test('no file is long, and none reaches for what is forbidden', () => {
  for (const { name, text } of files) {
    expect(text.split('\n').length, name).toBeLessThanOrEqual(301);
    expect(text, name).not.toMatch(/dangerouslySetInnerHTML|\beval\(|new Function|innerHTML/);
    expect(text, name).not.toMatch(/Math\.random/);
    if (/^(store\/(browser|stores)|ui|cli)/.test(name)) continue;
    // A `Date` of its own reads the clock; one that is made of a moment does not.
    expect(text, name).not.toMatch(/\bDate\.now\b|\bDate\(\)|new Date\b(?!\()|window\./);
  }
});
