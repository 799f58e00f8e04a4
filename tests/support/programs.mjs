// Finds and installs programs that the tests use.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the first program found by one of the names on PATH, or in one of the places. */
export function findProgram(names, places) {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...places].find((path) => existsSync(path));
}

/** Runs a program to its end; true if it succeeded. */
export function run(program, ...args) {
  try {
    execFileSync(program, args, { stdio: 'ignore', shell: process.platform === 'win32' });
    return true;
  } catch {
    return false;
  }
}

/** Installs a package of Debian’s, where that is possible. */
export function installPackage(name) {
  if (process.getuid?.() === 0 && run('apt-get', 'update')) run('apt-get', 'install', '-y', name);
}
