import { expect, test } from 'vitest';
import { findProgram, leftOut } from '../../support/programs';

/** A machine with these files alone. */
const only =
  (...paths: readonly string[]) =>
  (path: string): boolean =>
    paths.includes(path);

test('a program is found in the folders of PATH, by any of its names', () => {
  const env = { PATH: '/opt/bin:/usr/bin' };
  expect(findProgram('firefox', env, only('/usr/bin/firefox-esr'))).toBe('/usr/bin/firefox-esr');
  expect(findProgram('firefox', env, only('/somewhere/firefox'))).toBeUndefined();
});

test('a program outside PATH is found where it usually is', () => {
  expect(findProgram('nginx', { PATH: '' }, only('/usr/sbin/nginx'))).toBe('/usr/sbin/nginx');
  const inMacOs = '/Applications/Firefox.app/Contents/MacOS/firefox';
  expect(findProgram('firefox', {}, only(inMacOs))).toBe(inMacOs);
});

test('a browser’s variable decides alone, even if there is nothing where it points', () => {
  const env = { PATH: '/usr/bin', FIREFOX_PATH: '/mine/firefox' };
  const exists = only('/usr/bin/firefox', '/mine/firefox');
  expect(findProgram('firefox', env, exists)).toBe('/mine/firefox');
  expect(findProgram('firefox', env, only('/usr/bin/firefox'))).toBeUndefined();
});

test('where nothing is missing, nothing is said and nothing fails', () => {
  expect(leftOut([], {})).toEqual({ lines: [], isFailure: false });
  expect(leftOut([], { CI: 'true' })).toEqual({ lines: [], isFailure: false });
});

test('each missing program has a line: what did not run, why, and what to do', () => {
  expect(leftOut(['firefox', 'caddy'], {})).toEqual({
    lines: [
      'NOT RUN: the tests tagged @firefox, because Firefox was not found. Install it (on Debian the package firefox-esr), or set FIREFOX_PATH to its path.',
      'NOT RUN: tests/e2e/hosting.spec.ts under Caddy, because Caddy was not found. Install it (on Debian the package caddy).',
    ],
    isFailure: false,
  });
});

test('a variable that points nowhere is named', () => {
  expect(leftOut(['firefox'], { FIREFOX_PATH: '/nowhere' }).lines).toEqual([
    'NOT RUN: the tests tagged @firefox, because FIREFOX_PATH names /nowhere, which does not exist. Install Firefox (on Debian the package firefox-esr), or set FIREFOX_PATH to its path.',
  ]);
});

test('with CI set, tests that did not run are a failure, and the last line says so', () => {
  const { lines, isFailure } = leftOut(['parallel'], { CI: '1' });
  expect(isFailure).toBe(true);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe('CI is set, so a test that did not run is a failure.');
});
