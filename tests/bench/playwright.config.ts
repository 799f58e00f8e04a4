import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** The benches run one after another against the production build. They print figures and assert nothing. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.page.ts',
  outputDir: '../../test-results',
  workers: 1,
  fullyParallel: false,
  reporter: 'line',
});
