import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** A program that tests use, and that is not one of npm’s packages. */
interface Program {
  readonly title: string;
  /** The environment variable that says where it is, before any search. */
  readonly variable?: string;
  /** Its names in the folders of PATH. */
  readonly commands: readonly string[];
  /** Where else it may be. */
  readonly places: readonly string[];
  readonly debianPackage: string;
  /** True for one that begins to serve when it is installed. */
  readonly isService?: boolean;
  /** False for another program of the same name. */
  readonly isRight?: (path: string) => boolean;
  /** The tests that do not run without it. */
  readonly tests: string;
}

const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Where Windows may have installed a program. */
const onWindows = (path: string): readonly string[] =>
  [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, path));

const inSystemFolders = (command: string): readonly string[] =>
  SYSTEM_FOLDERS.map((folder) => join(folder, command));

const PROGRAMS = {
  chromium: {
    title: 'Chromium',
    variable: 'CHROME_PATH',
    commands: [
      // The browser without windows, in which the tests take a quarter less time.
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'microsoft-edge',
      'chrome.exe',
      'msedge.exe',
    ],
    places: [
      chromium.executablePath(),
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      ...onWindows('Google/Chrome/Application/chrome.exe'),
      ...onWindows('Microsoft/Edge/Application/msedge.exe'),
    ],
    debianPackage: 'chromium-headless-shell',
    tests: 'the browser tests',
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    commands: ['firefox', 'firefox-esr', 'firefox.exe'],
    places: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      ...onWindows('Mozilla Firefox/firefox.exe'),
    ],
    debianPackage: 'firefox-esr',
    tests: 'the tests tagged @firefox',
  },
  nginx: {
    title: 'nginx',
    commands: ['nginx'],
    places: inSystemFolders('nginx'),
    debianPackage: 'nginx',
    isService: true,
    tests: 'tests/e2e/hosting.spec.ts under nginx',
  },
  caddy: {
    title: 'Caddy',
    commands: ['caddy'],
    places: inSystemFolders('caddy'),
    debianPackage: 'caddy',
    isService: true,
    tests: 'tests/e2e/hosting.spec.ts under Caddy',
  },
  parallel: {
    title: 'GNU parallel',
    commands: ['parallel'],
    places: inSystemFolders('parallel'),
    debianPackage: 'parallel',
    isRight: isGnu,
    tests: 'the test of shards in tests/golden/clusters.test.ts',
  },
  python: {
    title: 'Python 3',
    commands: ['python3', 'python.exe'],
    places: inSystemFolders('python3'),
    debianPackage: 'python3',
    isRight: isPython3,
    tests: 'the solutions and the autograder in tests/golden/courses.test.ts',
  },
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof PROGRAMS;
/** A web server there is a file for in `hosting`. */
export type ServerName = 'nginx' | 'caddy';

export const SERVERS: readonly ServerName[] = ['nginx', 'caddy'];
/** The programs that the browser tests use. */
export const BROWSER_TEST_PROGRAMS: readonly ProgramName[] = ['chromium', 'firefox', ...SERVERS];

/** The table’s entry for a program. */
export const programOf = (name: ProgramName): Program => PROGRAMS[name];

/** The name of a program, or `undefined` if there is none of this name. */
export const parseProgramName = (text: string): ProgramName | undefined =>
  Object.keys(PROGRAMS).find((name): name is ProgramName => name === text);

/** False for the other program called parallel, which takes other arguments. */
function isGnu(path: string): boolean {
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).startsWith('GNU');
  } catch {
    return false;
  }
}

/** False for Python 2, and for the program of this name that only opens a shop. */
function isPython3(path: string): boolean {
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).startsWith(
      'Python 3',
    );
  } catch {
    return false;
  }
}

/** The path of a program, or `undefined` if it is not installed. Its environment variable, where it is set, decides alone. */
export function findProgram(
  name: ProgramName,
  env: Readonly<Record<string, string | undefined>> = process.env,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  const { variable, commands, places, isRight } = programOf(name);
  const told = variable && env[variable];
  if (told) return exists(told) ? told : undefined;
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)));
  return [...onPath, ...places].find((path) => exists(path) && (isRight?.(path) ?? true));
}

/** What is said at the end of a run about the tests that these programs were missing for, and whether that fails the run. */
export function leftOut(
  missing: readonly ProgramName[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): { readonly lines: readonly string[]; readonly isFailure: boolean } {
  const lines = missing.map((name) => {
    const { title, variable, debianPackage, tests } = programOf(name);
    const told = variable && env[variable];
    const why = told ? `${variable} names ${told}, which does not exist` : `${title} was not found`;
    const orSet = variable ? `, or set ${variable} to its path` : '';
    return `NOT RUN: ${tests}, because ${why}. Install ${told ? title : 'it'} (on Debian the package ${debianPackage})${orSet}.`;
  });
  const isFailure = missing.length > 0 && Boolean(env.CI);
  if (isFailure) lines.push('CI is set, so a test that did not run is a failure.');
  return { lines, isFailure };
}
