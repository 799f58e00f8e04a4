import { execFileSync, spawnSync } from 'node:child_process';

/** What the terminal program wrote, and its exit status. */
export interface Ran {
  readonly out: string;
  readonly err: string;
  readonly status: number | null;
}

/** Builds the terminal program from the sources as they are now. */
export function buildTerminal(): void {
  execFileSync('npm', ['run', '--silent', 'build:cli'], { stdio: 'pipe' });
}

/** Runs the terminal program. */
export function patience(args: readonly string[], input = ''): Ran {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['bin/patience.mjs', ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { out: stdout, err: stderr, status };
}
