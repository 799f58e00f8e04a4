import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/**
 * The benches: one after the other, alone, against the production build. They print and assert nothing, and nothing is
 * recorded meanwhile: the pictures of a trace would be measured too.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../test-results',
  use: { ...base.use, trace: 'off' },
  workers: 1,
  fullyParallel: false,
  reporter: 'line',
});
