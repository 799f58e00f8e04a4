import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '../../src');

/** What each folder of src may import besides itself: the table of the README's “How the code is laid out”. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  games: ['engine'],
  console: ['engine', 'games'],
  lab: ['engine', 'games', 'solver/solve'],
  solver: ['engine', 'games/klondike'],
  cli: ['engine', 'games', 'console', 'lab', 'solver', 'node'],
  store: ['engine', 'games', 'console', 'zustand'],
  ui: [
    'engine',
    'games',
    'console',
    'lab',
    'solver',
    'store',
    'zustand',
    'react',
    '@dnd-kit/core',
    '@letele/playing-cards',
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

test.each(layered)('$name imports only what its layer may', (file) => {
  const [layer = '', second = ''] = file.name.split('/');
  for (const target of imports(file)) {
    const [top = '', family = ''] = target.split('/');
    if (top === layer) {
      const otherFamily = layer === 'games' && file.name.split('/').length > 2 && family !== second;
      expect(otherFamily, `${file.name} imports ${target}`).toBe(false);
      continue;
    }
    const allowed = (MAY_IMPORT[layer] ?? []).some(
      (name) => target === name || target.startsWith(`${name}/`) || target.startsWith(`${name}:`),
    );
    expect(allowed, `${file.name} imports ${target}`).toBe(true);
    if (target.startsWith('@dnd-kit')) expect(file.name).toMatch(/^ui\/table\//);
  }
});

test('no file is long, and none reaches for what is forbidden', () => {
  for (const { name, text } of files) {
    expect(text.split('\n').length, name).toBeLessThan(320);
    expect(text, name).not.toMatch(/dangerouslySetInnerHTML|\beval\(|new Function|innerHTML/);
    expect(text, name).not.toMatch(/Math\.random/);
    if (!/^(store\/browser|ui|cli)/.test(name)) expect(text, name).not.toMatch(/\bDate\b|window\./);
  }
});
