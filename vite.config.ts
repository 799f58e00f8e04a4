import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Adds a strict Content-Security-Policy to the built page. The development server needs a looser one. */
const contentSecurityPolicy = (): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
});

/** Emits the service worker with the list of the build's final files and a version that changes with any of them. */
const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      if (this.environment.name !== 'client') return;
      const contents = new Map<string, string | Uint8Array>(
        Object.values(bundle).map((file) => [
          file.fileName,
          file.type === 'chunk' ? file.code : file.source,
        ]),
      );
      for (const name of readdirSync('public')) contents.set(name, readFileSync(`public/${name}`));
      const hash = createHash('sha256');
      for (const [name, content] of [...contents].sort(([a], [b]) => (a < b ? -1 : 1))) {
        hash.update(name).update(content);
      }
      // `./` is index.html; the court figures are large and cached when first shown.
      const cached = [...contents.keys()].filter((name) => !/^index\.html$|CourtFigure/.test(name));
      const files = ['./', ...cached];
      const source = readFileSync('src/offline/serviceWorker.js', 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: `const VERSION = '${hash.digest('hex').slice(0, 16)}';\nconst FILES = ${JSON.stringify(files)};\n${source}`,
      });
    },
  },
});

/**
 * Makes Chromium compile every function of the base file in the background while it loads, rather than at its first
 * call, so that the first click is as fast as any other. Source: https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = (): Plugin => ({
  name: 'compile-hint',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.name === 'base') {
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      }
    },
  },
});

/**
 * Drops dnd-kit's own sensors, 3 kB gzip that CardSensor makes useless. Only the top-level statements of its module that
 * are cut here keep them in the build. Fails if a version of dnd-kit has other statements.
 */
const withoutUnusedSensors = (): Plugin => ({
  name: 'without-unused-sensors',
  apply: 'build',
  transform: {
    filter: { id: /@dnd-kit\/core\/dist\/core\.esm\.js$/ },
    handler(code) {
      let cuts = 0;
      const cut = (replacement: string) => (): string => {
        cuts++;
        return replacement;
      };
      const lean = code
        .replace(/^\w+Sensor\.activators = \[[\s\S]*?^\}\];$/gm, cut(''))
        .replace(/^const defaultSensors = \[[\s\S]*?^\}\];$/m, cut('const defaultSensors = [];'));
      if (cuts !== 5) this.error(`dnd-kit has changed: ${cuts} of 5 statements found`);
      return { code: lean, map: null };
    },
  },
});

export default defineConfig({
  base: './',
  plugins: [
    react(),
    contentSecurityPolicy(),
    withoutUnusedSensors(),
    compileHint(),
    serviceWorker(),
  ],
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
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
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/{unit,contract,property,golden}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          environment: 'jsdom',
          testTimeout: 60_000,
          setupFiles: ['tests/support/jsdom.ts'],
        },
      },
    ],
  },
});
