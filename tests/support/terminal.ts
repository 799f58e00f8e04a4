import { execFileSync, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** What the terminal program wrote, and its exit status. */
interface ProgramResult {
  readonly out: string;
  readonly err: string;
  readonly status: number | null;
}

/** Builds the terminal program from the current sources. */
export function buildTerminal(): void {
  execFileSync('npm', ['run', '--silent', 'build:cli'], { stdio: 'pipe' });
}

/** Runs the terminal program with arguments and a standard input. */
export function patience(args: readonly string[], input = ''): ProgramResult {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['bin/patience.mjs', ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { out: stdout, err: stderr, status };
}

/** Runs a shell command in a folder; in it, `patience` is the terminal program. */
export function shell(command: string, folder: string, input = ''): ProgramResult {
  const program = `patience() { "${process.execPath}" "${resolve('bin/patience.mjs')}" "$@"; }`;
  const { stdout, stderr, status } = spawnSync('sh', ['-c', `${program}; ${command}`], {
    input,
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { out: stdout, err: stderr, status };
}
