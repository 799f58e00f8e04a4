// Finds GNU parallel for the test of docs/clusters.md. As a program, run before the tests, it installs it if it is missing.
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { findProgram, installPackage } from './programs.mjs';

/** The path of GNU parallel, or `undefined` if it is not installed. */
export function findParallel() {
  const path = findProgram(['parallel'], ['/usr/local/bin/parallel', '/opt/homebrew/bin/parallel']);
  return path && isGnu(path) ? path : undefined;
}

/** False for the other program of this name, which takes other arguments. */
function isGnu(path) {
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).startsWith('GNU');
  } catch {
    return false;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!findParallel()) installPackage('parallel');
  const path = findParallel();
  console.log(
    path
      ? `The test of shards uses ${path}`
      : 'GNU parallel is not installed: the test of shards that it plays is left out.',
  );
}
