import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { buildPage, textOf } from '../../support/buildPage';

type File = Rolldown.OutputAsset | Rolldown.OutputChunk;

/** The names of the packages in built files. */
function packagesOf(files: readonly File[]): readonly string[] {
  const modules = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const names = modules.flatMap((id) => {
    const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/')) ?? [];
    return name ?? [];
  });
  return [...new Set(names)];
}

/** How Vite lists a package with its licence. */
function licenceOf(name: string): string {
  const { version, license } = JSON.parse(
    readFileSync(`node_modules/${name}/package.json`, 'utf8'),
  );
  const text = readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim();
  return `## ${name} - ${version} (${license})\n\n${text}\n`;
}

// Vite lists the packages of the page, not those of its workers. This test gives a worker a package of its own, and expects
// nothing but that one and what it imports to be missing.
test('every package of the page and its workers has its licence in licences.txt', async () => {
  const importing: Plugin = {
    name: 'importing',
    transform: {
      filter: { id: /src\/lab\/worker\.ts$/ },
      handler: (code) => `import fc from 'fast-check'; self.fc = fc.assert;\n${code}`,
    },
  };
  const ofWorkers: File[] = [];
  const collecting: Plugin = {
    name: 'collecting',
    generateBundle: (_, bundle) => void ofWorkers.push(...Object.values(bundle)),
  };
  const files = await buildPage({ worker: { plugins: () => [importing, collecting] } });
  const packages = packagesOf([...files, ...ofWorkers]);
  expect(packages).toEqual(
    expect.arrayContaining([
      '@dnd-kit/core',
      '@dnd-kit/utilities',
      '@letele/playing-cards',
      '@tanstack/react-virtual',
      'd3-scale',
      'd3-shape',
      'react',
      'react-dom',
      'scheduler',
      'zustand',
    ]),
  );
  const text = textOf(files, 'licences.txt');
  const missing = packages.filter((name) => !text.includes(licenceOf(name)));
  expect(missing.toSorted()).toEqual(['fast-check', 'pure-rand']);
});
