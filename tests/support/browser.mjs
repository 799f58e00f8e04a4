// Finds a Chromium for the browser tests. As a program, run before them, it installs one if there is none.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

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

/** The path of the first program found by one of the names on PATH, or in one of the places. */
function findProgram(names, places) {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...places].find((path) => existsSync(path));
}

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

function run(program, ...args) {
  try {
    execFileSync(program, args, { stdio: 'ignore', shell: process.platform === 'win32' });
    return true;
  } catch {
    return false;
  }
}

function installBrowser() {
  console.log('No browser found; installing one for the tests …');
  run('npx', 'playwright', 'install', 'chromium');
  if (findBrowser()) return;
  if (process.getuid?.() === 0 && run('apt-get', 'update'))
    run('apt-get', 'install', '-y', 'chromium');
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
