import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';
import { assemblyScript } from './build/assemblyScript.ts';
import { byteOrderMark } from './build/byteOrderMark.ts';
import { compileHint } from './build/compileHint.ts';
import { compression } from './build/compression.ts';
import { headers } from './build/headers.ts';
import { messages } from './build/messages.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { shareImage } from './build/shareImage.ts';

/** Tests that speak another language, which begins with a reload: they share no modules. */
const SPEAKING = [
  'tests/unit/locales/*.test.ts',
  'tests/unit/games/automatic/sentences.test.ts',
  'tests/unit/ui/charts/numbers.test.ts',
  'tests/unit/ui/daily/week.test.ts',
  'tests/unit/ui/parts/formatDay.test.ts',
];

const IN_NODE: InlineConfig = {
  environment: 'node',
  pool: 'threads',
  // A proof of full size takes as long as it takes.
  testTimeout: process.env.SIZE === 'full' ? 0 : 300_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  base: './',
  // One page: every other path is answered with 404, as on other hosts.
  appType: 'mpa',
  plugins: [
    messages(),
    react(),
    assemblyScript(),
    headers(),
    shareImage(),
    compileHint(),
    byteOrderMark('licences.txt'),
    // After everything that makes or changes a file.
    serviceWorker(),
    compression(),
  ],
  worker: {
    // What a worker imports later is a file of its own.
    format: 'es',
    plugins: () => [messages(), assemblyScript()],
  },
  css: {
    // The conditions of media queries have names: src/ui/parts/conditions.css.
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true } },
  },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // The base has the rules and words of all games.
    chunkSizeWarningLimit: 600,
    // Lists the page's packages only; a test fails if a worker has one that the page does not have.
    license: { fileName: 'licences.txt' },
    rollupOptions: {
      output: {
        // A file without an ending, such as the LICENSE of a package, is a text: servers send it as its ending says.
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/[name]-[hash]${/\.\w+$/.test(name) ? '[extname]' : '.txt'}`,
        codeSplitting: {
          groups: [
            // The entry and everything it imports are one file, which compresses better than several.
            { name: 'base', test: /src\/main\.tsx$/, priority: 2 },
            {
              name: 'statistics',
              test: /persistence\/(statistics|daily)\./,
              priority: 2,
            },
            // What asks the solver must not bring dialogs or panels along.
            { name: 'analysis', test: /src\/analysis\//, priority: 2 },
            {
              name: 'dialogs',
              test: /Dialog\.(tsx|css)$|ui\/game\/(GameSheet|DealForm|RulesForm|GamesOfDeal|pythonDeal)\./,
              priority: 1,
            },
            // What the pages beside the table share: one name less for each file in the list that the entry has.
            {
              name: 'pages',
              test: /ui\/(page\/Page|parts\/(OpenGame|keptGames|MiniTable))\./,
              priority: 1,
            },
            {
              name: 'panels',
              test: /ui\/(analysis\/PanelContent|result\/ResultSheet)\.tsx$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  test: {
    maxWorkers: '100%',
    globalSetup: 'tests/support/temporaryFolder.ts',
    projects: [
      {
        extends: true,
        test: {
          ...IN_NODE,
          name: 'node',
          include: ['tests/{unit,contract,property,golden}/**/*.test.ts'],
          exclude: SPEAKING,
          // Files share their modules, so that every module is loaded once a worker, and not once a file.
          isolate: false,
        },
      },
      { extends: true, test: { ...IN_NODE, name: 'languages', include: SPEAKING } },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          environment: 'jsdom',
          pool: 'threads',
          testTimeout: 60_000,
          setupFiles: ['tests/support/jsdom.ts'],
        },
      },
    ],
  },
});
