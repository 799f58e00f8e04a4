// Finds a Chromium for the browser tests. As a program, run before them, it installs one if there is none.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findProgram, installPackage, run } from './programs.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'chrome.exe',
  'msedge.exe',
];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
];

/** The path of a Chromium to test with: CHROME_PATH, Playwright's own, or an installed one. */
export function findBrowser() {
  const bundled = chromium.executablePath();
  return (
    [process.env.CHROME_PATH, bundled].find((path) => path && existsSync(path)) ??
    findProgram(NAMES, PLACES)
  );
}

/** The path of a Firefox, if one is installed. */
export const findFirefox = () =>
  process.env.FIREFOX_PATH ??
  findProgram(['firefox', 'firefox-esr'], ['/Applications/Firefox.app/Contents/MacOS/firefox']);

function installBrowser() {
  console.log('No browser found; installing one for the tests …');
  run('npx', 'playwright', 'install', 'chromium');
  if (!findBrowser()) installPackage('chromium');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!findBrowser()) installBrowser();
  const browser = findBrowser();
  if (browser) {
    console.log(`Browser tests use ${browser}`);
  } else {
    console.error(
      'No Chromium was found or could be installed: install Chrome or Chromium, or set CHROME_PATH.',
    );
    process.exit(1);
  }
}
