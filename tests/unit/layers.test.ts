import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '../../src');

/** What most pages and panels need. */
const PAGE = ['engine', 'games', 'persistence', 'store', 'ui/parts', 'react'];

/** What any folder may import: sentences are made in all of them. */
const EVERYWHERE = ['locales', '@lingui/core'];

/** What each folder of src may import besides itself. The table of docs/architecture.md says the same. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  locales: ['@lingui/core'],
  engine: [],
  games: ['engine'],
  offline: [],
  workers: [],
  solver: ['engine', 'games'],
  chance: ['engine', 'games', 'solver'],
  analysis: ['engine', 'games', 'solver', 'chance', 'workers', 'zustand'],
  lab: [
    'engine',
    'games',
    'solver/solve',
    'solver/registry',
    'solver/difficulty',
    'solver/gameSolver',
    'chance',
    'workers',
    '../package.json',
  ],
  workshop: ['engine', 'games'],
  interchange: ['engine', 'games'],
  console: ['engine', 'games'],
  courses: ['engine', 'games', 'console'],
  cli: [
    'engine',
    'games',
    'console',
    'interchange',
    'courses',
    'lab',
    'solver',
    'chance',
    'analysis/hints',
    'persistence',
    'commander',
    'node',
    '../package.json',
  ],
  persistence: ['engine', 'games', 'idb', 'zustand'],
  store: ['engine', 'games', 'persistence', 'solver/registry', 'zustand'],
  'ui/parts': [
    'engine',
    'games',
    'persistence',
    'store',
    'solver/registry',
    'chance/registry',
    'analysis',
    'zustand',
    'react',
    '@letele/playing-cards',
  ],
  'ui/charts': ['engine', 'ui/parts', 'react', 'd3-scale', 'd3-shape'],
  'ui/table': [
    'engine',
    'persistence',
    'store',
    'ui/parts',
    'react',
    'react-dom',
    'zustand',
    '@dnd-kit/core',
  ],
  'ui/analysis': [...PAGE, 'solver', 'chance', 'analysis', 'ui/console', 'ui/autoplay', 'zustand'],
  'ui/console': ['engine', 'games', 'store', 'console', 'ui/parts', 'react'],
  'ui/autoplay': [...PAGE, 'console', 'ui/coach', 'zustand'],
  'ui/result': [
    ...PAGE,
    'solver/registry',
    'analysis',
    'ui/table',
    'ui/analysis',
    'ui/daily',
    'zustand',
  ],
  'ui/settings': ['engine', 'persistence', 'store', 'ui/parts', 'react', 'zustand'],
  'ui/help': [
    ...PAGE,
    'courses',
    'solver/registry',
    'chance/registry',
    '../LICENSE.txt?url&no-inline',
    '../package.json',
    '@fontsource-variable/inter',
  ],
  'ui/page': ['games', 'ui/parts', 'ui/settings', 'ui/help', 'react'],
  'ui/coach': [...PAGE, 'zustand'],
  'ui/game': [
    ...PAGE,
    'courses',
    'solver/registry',
    'workshop',
    'ui/table',
    'ui/settings',
    'ui/coach',
    'ui/analysis',
    'ui/console',
    'ui/autoplay',
    'ui/result',
    'ui/help',
    'zustand',
  ],
  'ui/lab': [
    'engine',
    'games',
    'persistence',
    'store',
    'lab',
    'workers',
    'ui/parts',
    'ui/charts',
    'ui/page',
    'react',
    'd3-scale',
    'zustand',
  ],
  'ui/home': [...PAGE, 'solver/registry', 'ui/page', 'ui/table'],
  'ui/workshop': [
    'engine',
    'games',
    'store',
    'lab',
    'workshop',
    'ui/parts',
    'ui/charts',
    'ui/page',
    'react',
  ],
  'ui/setup': [
    'engine',
    'games',
    'persistence',
    'store',
    'interchange',
    'solver/registry',
    'chance/registry',
    'analysis',
    'ui/parts',
    'ui/table',
    'ui/analysis',
    'ui/page',
    'react',
  ],
  'ui/daily': [...PAGE, 'solver/registry', 'analysis', 'ui/page', 'ui/table'],
  'ui/statistics': [
    'engine',
    'games',
    'persistence',
    'solver/registry',
    'chance/registry',
    'analysis',
    'ui/parts',
    'ui/charts',
    'ui/page',
    'ui/settings',
    'react',
    '@tanstack/react-virtual',
  ],
  'ui/app': [
    'games',
    'persistence',
    'store',
    'ui/parts',
    'workers',
    'ui/table',
    'ui/game',
    'ui/home',
    'ui/workshop',
    'ui/lab',
    'ui/statistics',
    'ui/daily',
    'ui/setup',
    'react',
    'zustand',
  ],
};

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

test('docs/architecture.md lists every folder and the same arrows', () => {
  const page = readFileSync(resolve(SRC, '../docs/architecture.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `src\/([^`]+)` \|[^|]+\| ([^|]+) \|$/gm)];
  const inPage = Object.fromEntries(rows.map(([, folder, arrows]) => [folder, arrows]));
  const isFolder = (name: string): boolean => existsSync(join(SRC, name.split('/')[0] ?? ''));
  const enforced = Object.entries(MAY_IMPORT).map(([folder, names]) => [
    folder,
    names.filter((name) => /^[a-z]/.test(name) && isFolder(name)).join(', ') || 'nothing',
  ]);
  expect(inPage).toEqual(Object.fromEntries(enforced));
});
