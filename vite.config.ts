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

/** Puts a strict Content-Security-Policy into the built page; the development server needs a looser one. */
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

/** Completes the service worker with the list of the build's files as they are in the end, and a version that changes with any of them. */
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
      const first = [...contents.keys()].filter((name) => !/^index\.html$|CourtFigure/.test(name));
      const files = ['./', ...first];
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
 * Lets Chromium compile all functions of the first page's file while it loads, beside the page, and not each when it is first
 * called: the first click is answered as soon as any other. Source: https://v8.dev/blog/explicit-compile-hints
 */
const compiledWhileLoading = (): Plugin => ({
  name: 'compiled-while-loading',
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

const BASE =
  /node_modules\/(react|react-dom|scheduler|zustand|@dnd-kit)\/|src\/(engine\/(?!fastShuffles)|games\/(index|klondike\/)|store\/(?!klondikeEvents)|ui\/(parts\/(Icon|ToolButton|context|Message|address)|app\/(App|navigation)))/;

export default defineConfig({
  base: './',
  plugins: [react(), contentSecurityPolicy(), compiledWhileLoading(), serviceWorker()],
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    rollupOptions: {
      // One file for all that the first page needs: several compress worse.
      output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } },
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
