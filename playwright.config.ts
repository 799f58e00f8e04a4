import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './tests/support/browser.mjs';

const PORT = 4173;
const browser = findBrowser();

/** Browser tests, against the production build. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}/`,
    launchOptions: browser ? { executablePath: browser } : {},
    trace: 'retain-on-failure',
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  webServer: {
    command: `npx vite preview --port ${PORT} --strictPort`,
    cwd: import.meta.dirname,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
