import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '../../src');

const TABLE = ['engine', 'games', 'store', 'zustand', 'react', 'ui/parts'];
const PAGE = [...TABLE, 'persistence'];

/** What each room of src may import besides itself: the table in the README under “The code”. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  games: ['engine'],
  console: ['engine', 'games'],
  workers: [],
  lab: ['engine', 'games', 'solver/solve', 'solver/registry', 'workers', '../package.json'],
  solver: ['engine', 'games', 'workers'],
  cli: ['engine', 'games', 'console', 'lab', 'solver', 'persistence', 'commander', 'node'],
  persistence: ['engine', 'games', 'idb', 'zustand'],
  store: ['engine', 'games', 'persistence', 'zustand'],
  'ui/parts': ['engine', 'games', 'persistence', 'store', 'zustand', 'react'],
  'ui/table': [...TABLE, '@dnd-kit/core', '@letele/playing-cards'],
  'ui/analysis': [...PAGE, 'console', 'solver', 'workers'],
  'ui/charts': ['engine', 'react', 'ui/parts'],
  'ui/lab': [...PAGE, 'lab', 'workers', 'ui/charts'],
  'ui/menu': [...PAGE, 'solver/registry', 'ui/analysis/openWinnableDeal'],
  'ui/game': [
    ...PAGE,
    'solver/registry',
    'ui/table',
    'ui/analysis',
    '../LICENSE.txt?url&no-inline',
  ],
  'ui/statistics': [
    ...PAGE,
    'solver/registry',
    'ui/charts',
    'ui/analysis',
    '@tanstack/react-virtual',
  ],
  'ui/daily': [...PAGE, 'solver/registry', 'ui/analysis'],
  'ui/app': [
    ...PAGE,
    'ui/game',
    'ui/menu',
    'ui/lab',
    'ui/statistics',
    'ui/daily',
    'ui/table',
    'ui/analysis',
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

const layered = files.filter(({ name }) => name.includes('/'));

/** `ui/table` of `ui/table/Pile.tsx`; `engine` of `engine/card.ts`. */
const roomOf = (path: string): string => (/^ui\/[^/]+/.exec(path) ?? [path.split('/')[0]])[0] ?? '';

test.each(layered)('$name imports only what its room may', (file) => {
  const room = roomOf(file.name);
  const family = file.name.split('/')[1];
  for (const target of imports(file)) {
    if (roomOf(target) === room) {
      const inFamily = room === 'games' && file.name.split('/').length > 2;
      const shared = [family, 'building', 'peeling', 'registration'].includes(target.split('/')[1]);
      expect(inFamily && !shared, `${file.name} imports ${target}`).toBe(false);
      continue;
    }
    const allowed = (MAY_IMPORT[room] ?? []).some(
      (name) => target === name || target.startsWith(`${name}/`) || target.startsWith(`${name}:`),
    );
    expect(allowed, `${file.name} imports ${target}`).toBe(true);
  }
});

test('no file is long, and none reaches for what is forbidden', () => {
  for (const { name, text } of files) {
    expect(text.split('\n').length, name).toBeLessThanOrEqual(301);
    expect(text, name).not.toMatch(/dangerouslySetInnerHTML|\beval\(|new Function|innerHTML/);
    expect(text, name).not.toMatch(/Math\.random/);
    if (/^(store\/browser|ui|cli)/.test(name)) continue;
    // A `Date` of its own reads the clock; one that is made of a moment does not.
    expect(text, name).not.toMatch(/\bDate\.now\b|\bDate\(\)|new Date\b(?!\()|window\./);
  }
});
