import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '../../../src');
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => resolve(SRC, file));

const textOf = (file: string): string => readFileSync(file, 'utf8');

/** The module that an import in a file names; undefined if it is none of the page’s. */
const moduleAt = (file: string, name: string): string | undefined =>
  ['.ts', '.tsx', '/index.ts']
    .map((end) => resolve(dirname(file), name) + end)
    .find((path) => existsSync(path));

/** Adds a module, and those that come with it. */
function addWith(file: string, all: Set<string>): ReadonlySet<string> {
  if (all.has(file)) return all;
  all.add(file);
  for (const [, name = ''] of textOf(file).matchAll(
    /^(?:import|export)(?! type)[^;']*? from '(\.[^']+)'/gm,
  )) {
    const module = moduleAt(file, name);
    if (module) addWith(module, all);
  }
  return all;
}

test('what is loaded after the first cards waits for its translations, if it has sentences', () => {
  const first = addWith(resolve(SRC, 'main.tsx'), new Set());
  expect(first.size).toBeGreaterThan(100);
  const waiting: string[] = [];
  for (const file of FILES) {
    for (const [, before = '', name = ''] of textOf(file).matchAll(
      /(\S*\s*(?:\(\) =>\s*)?)import\('(\.[^']+)'\)/g,
    )) {
      const module = moduleAt(file, name);
      if (!module) throw new Error(`${file} imports ${name}, which is not there`);
      if (/(?:withTranslations\(|(?:lazyPart|page)\(\s*\(\) =>\s*)$/.test(before)) {
        waiting.push(name);
        continue;
      }
      const later = [...addWith(module, new Set())].filter((each) => !first.has(each));
      const speaking = later.filter((each) => textOf(each).includes("'@lingui/core/macro'"));
      expect(speaking, `${name}, which ${file} imports`).toEqual([]);
    }
  }
  expect(waiting).toContain('./sharedSolver');
  expect(waiting).toContain('../home/HomePage');
});
