// Before the tests, `install NAMES` installs the programs that are missing, where it can, and says which are used.
// After them, `check NAMES` says which tests did not run for want of a program; with CI set that is a failure.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findProgram, leftOut, type ProgramName, parseProgramName, programOf } from './programs';

/** Runs a program to its end; true if it succeeded. */
function run(program: string, ...args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore', shell: process.platform === 'win32' });
    return true;
  } catch {
    return false;
  }
}

/** Installs a program if it is safe to: with apt-get, as root on Debian, else with Playwright where that has it. */
function install(name: ProgramName): void {
  const { title, debianPackage, isService } = programOf(name);
  // A server would start to serve on this machine, which nobody asked for.
  if (isService && !process.env.CI) return;
  console.log(`Installing ${title} for the tests …`);
  const isRoot = process.getuid?.() === 0;
  if (isRoot && run('apt-get', 'update') && run('apt-get', 'install', '-y', debianPackage)) return;
  if (name === 'chromium') run('npx', 'playwright', 'install', 'chromium');
}

/** True for a Chromium with windows, where the one without can be installed. */
const isSlow = (name: ProgramName): boolean =>
  name === 'chromium' &&
  !process.env.CHROME_PATH &&
  existsSync('/etc/debian_version') &&
  process.getuid?.() === 0 &&
  !findProgram(name)?.endsWith('chromium-headless-shell');

const [verb, ...names] = process.argv.slice(2);
const asked = names.map(parseProgramName).filter((name) => name !== undefined);
if (!['install', 'check'].includes(verb ?? '') || asked.length < names.length) {
  throw new Error('Say “install” or “check”, and the names of programs of programs.ts.');
}

if (verb === 'install') {
  for (const name of asked) {
    if (!findProgram(name) || isSlow(name)) install(name);
    const path = findProgram(name);
    if (path) console.log(`${programOf(name).title} for the tests: ${path}`);
  }
}
const missing = asked.filter((name) => !findProgram(name));
const { lines, isFailure } = leftOut(missing);
// Without Chromium there is hardly a browser test to run.
if (verb === 'check' || missing.includes('chromium')) {
  for (const line of lines) console.error(line);
  if (isFailure || missing.includes('chromium')) process.exitCode = 1;
}
