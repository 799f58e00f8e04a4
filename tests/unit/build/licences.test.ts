import { readFileSync } from 'node:fs';
import type { Plugin, Rollup } from 'vite';
import { expect, test } from 'vitest';
import { packageFolder } from '../../../build/licences';
import { buildPage, textOf } from '../../support/buildPage';

const licenceOf = (name: string): string =>
  readFileSync(`node_modules/${name}/LICENSE`, 'utf8').replaceAll('\r\n', '\n').trim();

const titleOf = (name: string): string => {
  const { version, license } = JSON.parse(
    readFileSync(`node_modules/${name}/package.json`, 'utf8'),
  );
  return `${name} ${version} (${license})\n`;
};

/** The ids of the modules that are in a file with at least some of their code. */
const idsOfUsed = (modules: Rollup.OutputChunk['modules']): readonly string[] =>
  Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));

test('the licences of the program and of every package in the built page are there', async () => {
  const files = await buildPage();
  const text = textOf(files, 'licences.txt');
  expect(text).toContain(readFileSync('LICENSE', 'utf8').trim());
  expect(text).toContain('Barlow, whose outlines are the ranks on the cards (OFL-1.1)\n');
  expect(text).toContain('Copyright 2017 The Barlow Project Authors');
  const modules = files.flatMap((file) => (file.type === 'chunk' ? idsOfUsed(file.modules) : []));
  const names = modules.flatMap((id) => {
    const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/')) ?? [];
    return name ?? [];
  });
  const packages = [...new Set(names)];
  expect(packages).toEqual(
    expect.arrayContaining([
      '@dnd-kit/core',
      '@dnd-kit/utilities',
      '@letele/playing-cards',
      'react',
      'react-dom',
      'scheduler',
      'zustand',
    ]),
  );
  for (const name of packages) {
    expect(text).toContain(titleOf(name));
    expect(text).toContain(licenceOf(name));
  }
  for (const tool of ['vite', 'rolldown']) expect(text).toContain(titleOf(tool));
  expect(text).not.toContain('Licenses of bundled dependencies');
});

test('a package that only a worker imports is there, too', async () => {
  const importing: Plugin = {
    name: 'importing',
    transform: {
      filter: { id: /src\/lab\/worker\.ts$/ },
      handler: (code) => `import fc from 'fast-check'; self.fc = fc.assert;\n${code}`,
    },
  };
  const files = await buildPage({ worker: { plugins: () => [importing] } });
  expect(textOf(files, 'licences.txt')).toContain(titleOf('fast-check'));
  expect(textOf(files, 'licences.txt')).toContain(licenceOf('fast-check'));
});

test('a module belongs to the innermost package, to a tool, or to the project', () => {
  expect(packageFolder('/p/node_modules/a/node_modules/@b/c/dist/x.js')).toBe(
    '/p/node_modules/a/node_modules/@b/c',
  );
  expect(packageFolder('\0/p/node_modules/a/x.js?commonjs-es-import')).toBe('/p/node_modules/a');
  expect(packageFolder('\0vite/preload-helper.js')).toBe('node_modules/vite');
  expect(packageFolder('/p/src/main.tsx')).toBeUndefined();
  expect(() => packageFolder('\0somebody/helper.js')).toThrow('whose code somebody/helper.js is');
});
