import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { compileHint, withoutUnusedSensors } from './build/leanCode.ts';
import { serviceWorker } from './build/serviceWorker.ts';

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
              test: /ui\/analysis\/(AutoplayPanel|ConsolePanel)\.tsx$/,
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
