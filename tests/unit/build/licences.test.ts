import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { messages } from '../../../build/messages';
import { buildPage } from '../../support/buildPage';
import { built } from '../../support/built';

const TEXT = readFileSync(join(built('dist'), 'licences.txt'), 'utf8');
/** The packages that the text lists. */
const LISTED = [...TEXT.matchAll(/^## (\S+) - /gm)].map(([, name = '']) => name);

/** How Vite lists a package with its licence. */
function licenceOf(name: string): string {
  const { version, license } = JSON.parse(
    readFileSync(`node_modules/${name}/package.json`, 'utf8'),
  );
  const text = readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim();
  return `## ${name} - ${version} (${license})\n\n${text}\n`;
}

test('licences.txt has the packages of the page, each with its licence', () => {
  expect(LISTED).toEqual(
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
  expect(LISTED.filter((name) => !TEXT.includes(licenceOf(name)))).toEqual([]);
});

test('every file of the page has an ending, which tells a server what to send it as', () => {
  const names = readdirSync(join(built('dist'), 'assets'));
  expect(names.filter((name) => !/\.\w+$/.test(name))).toEqual([]);
});

test('the terminal program comes with the licences of the packages in it', () => {
  const text = readFileSync(join(built('dist-cli'), 'licences.txt'), 'utf8');
  expect(text).toContain(licenceOf('commander'));
});

/** The files of the page’s workers. */
const WORKERS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/^cli\b/.test(name))
  .flatMap((name) => {
    const file = join('src', name);
    const urls = readFileSync(file, 'utf8').matchAll(/from '(.*?)\?worker&url'/g);
    return [...urls].map(([, path = '']) => `${join(file, '..', path).replaceAll('\\', '/')}.ts`);
  });

/** The packages of the workers if one of them imports a package. */
async function packagesOfWorkers(added: string): Promise<readonly string[]> {
  const importing: Plugin = {
    name: 'importing',
    transform: {
      filter: { id: /src\/lab\/worker\.ts$/ },
      handler: (code) => `import * as added from '${added}'; self.added = added;\n${code}`,
    },
  };
  // A module of WebAssembly has no packages, and takes seconds to compile.
  const uncompiled: Plugin = {
    name: 'uncompiled',
    enforce: 'pre',
    load: { filter: { id: /\?compiled$/ }, handler: () => "export default '';" },
  };
  const files = await buildPage({
    configFile: false,
    // As in the build, where packages have fewer imports than in tests.
    define: { 'process.env.NODE_ENV': "'production'" },
    plugins: [messages(), uncompiled, importing],
    build: { minify: false, rollupOptions: { input: WORKERS } },
  });
  const modules = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  expect(modules).toEqual(
    expect.arrayContaining(WORKERS.map((name) => expect.stringContaining(name))),
  );
  const names = modules.flatMap((id) => {
    const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/')) ?? [];
    return name ?? [];
  });
  return [...new Set(names)];
}

// Vite lists the packages of the page, not those of its workers. Here a worker is given a package of its own, and nothing but
// that one and what it imports is missing.
test('no worker has a package that licences.txt lacks', async () => {
  expect(WORKERS).toEqual(expect.arrayContaining(['src/lab/worker.ts', 'src/analysis/worker.ts']));
  const packages = await packagesOfWorkers('fast-check');
  const missing = packages.filter((name) => !LISTED.includes(name));
  expect(missing.toSorted()).toEqual(['fast-check', 'pure-rand']);
});
