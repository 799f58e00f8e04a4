import { defineConfig, devices } from '@playwright/test';
import { DOWNLOADS } from './tests/support/eitherBrowser';
import { findProgram, SERVERS, type ServerName } from './tests/support/programs';

const PORT = Number(process.env.TEST_PORT ?? 4173);
const browser = findProgram('chromium');
const firefox = findProgram('firefox');

/** The tests tagged @firefox, where Firefox is installed. Touch needs Chromium’s debugger, so it is tested in Chromium only. */
const firefoxProject = (executablePath: string) => ({
  name: 'firefox',
  grep: /@firefox/,
  use: {
    ...devices['Desktop Firefox'],
    channel: 'moz-firefox',
    launchOptions: { executablePath, downloadsPath: DOWNLOADS },
  },
});

/** The tests of hosting under a server there is a file for, where that server is installed. */
const serverProject = (server: ServerName) => ({
  name: server,
  testMatch: /hosting\.spec/,
  use: { ...devices['Desktop Chrome'], server },
});

/**
 * Browser tests, against the production build; `npm run playwright` has the messages of what they import compiled. To record a
 * failure add `--trace retain-on-failure`; recording makes the longest tests three times as slow.
 */
export default defineConfig<{ server: ServerName }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  timeout: 90_000,
  // A loaded machine may take long; what never comes fails all the same.
  expect: { timeout: 15_000 },
  // A test that passes only the second time is listed as flaky: it is to be mended.
  retries: 1,
  reporter: [['list'], ['./tests/support/leftOutReporter.ts']],
  use: {
    baseURL: `http://localhost:${PORT}/`,
    // A new page costs as much as half a test. `tests/e2e/isolation.spec.ts` proves what is reset between tests.
    reuseContext: true,
    launchOptions: browser ? { executablePath: browser } : {},
    // Filling its cache costs half as much as opening the page. The tests that need a service worker allow it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'chromium', grepInvert: /@onlyFirefox/, use: { ...devices['Desktop Chrome'] } },
    ...(firefox ? [firefoxProject(firefox)] : []),
    ...SERVERS.filter((name) => findProgram(name)).map(serverProject),
  ],
  webServer: {
    command: `npx vite preview --port ${PORT} --strictPort`,
    cwd: import.meta.dirname,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
