import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { assemblyScript } from './build/assemblyScript.ts';
import { byteOrderMark } from './build/byteOrderMark.ts';
import { compression } from './build/compression.ts';
import { headers } from './build/headers.ts';
import { compileHint, minifyAgain, withoutUnusedDragging } from './build/leanCode.ts';
import { serviceWorker } from './build/serviceWorker.ts';

export default defineConfig({
  base: './',
  // One page: every other path is answered with 404, as on other hosts.
  appType: 'mpa',
  plugins: [
    react(),
    assemblyScript(),
    headers(),
    withoutUnusedDragging(),
    minifyAgain(),
    compileHint(),
    byteOrderMark('licences.txt'),
    // After everything that makes or changes a file.
    serviceWorker(),
    compression(),
  ],
  worker: {
    // What a worker imports later is a file of its own.
    format: 'es',
    plugins: () => [assemblyScript()],
  },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // Of the page's packages; a test fails if a worker has one that is not in the page.
    license: { fileName: 'licences.txt' },
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The entry and everything it imports are one file, which compresses better than several.
            { name: 'base', test: /src\/main\.tsx$/, priority: 2 },
            { name: 'dialogs', test: /Dialog\.(tsx|css)$/, priority: 1 },
            {
              name: 'panels',
              test: /ui\/analysis\/(PanelContent|ResultSheet)\.tsx$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  test: {
    maxWorkers: '100%',
    // Read off the command line, since each project has a mode of its own.
    env: { SIZE: process.argv.includes('proof') ? 'full' : 'small' },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/{unit,contract,property,golden}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 300_000,
          hookTimeout: 60_000,
          setupFiles: ['tests/support/allGames.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          environment: 'jsdom',
          testTimeout: 60_000,
          setupFiles: ['tests/support/allGames.ts', 'tests/support/jsdom.ts'],
        },
      },
    ],
  },
});
