import { defineConfig, devices } from '@playwright/test';
import base from '../../playwright.config';

/** Takes the pictures of the documents, and contact sheets for those who change how a page looks. */
export default defineConfig({
  ...base,
  testDir: '.',
  reporter: 'list',
  outputDir: '../../test-results',
  projects: [{ name: 'pictures', use: devices['Desktop Chrome'] }],
  timeout: 1_800_000,
  retries: 0,
});
