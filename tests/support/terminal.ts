import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** What the terminal program wrote, and its exit status. */
interface ProgramResult {
  readonly out: string;
  readonly err: string;
  readonly status: number | null;
}

let folder = '';

/** The file of the program that `buildTerminal` built. */
export const programFile = (): string => join(folder, 'bin/patience.mjs');

/**
 * Builds the terminal program from the current sources, and returns a folder for PATH with `patience` in it. It is built
 * into a folder of its own, as an image holds it, since tests of other files build theirs at the same time.
 */
export function buildTerminal(): string {
  folder = mkdtempSync(join(tmpdir(), 'patience-'));
  mkdirSync(join(folder, 'bin'));
  for (const file of ['package.json', 'bin/patience.mjs']) copyFileSync(file, join(folder, file));
  const build = ['--config', 'vite.cli.config.ts', '--logLevel', 'warn'];
  const vite = ['node_modules/vite/bin/vite.js', 'build', ...build];
  execFileSync(process.execPath, [...vite, '--outDir', join(folder, 'dist-cli')], {
    stdio: 'pipe',
  });
  symlinkSync('patience.mjs', join(folder, 'bin/patience'));
  return join(folder, 'bin');
}

/** Runs the terminal program with arguments and a standard input. */
export function patience(args: readonly string[], input = ''): ProgramResult {
  const { stdout, stderr, status } = spawnSync(process.execPath, [programFile(), ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { out: stdout, err: stderr, status };
}

/** Runs a shell command in a folder; in it, `patience` is the terminal program. */
export function shell(command: string, folder: string, input = ''): ProgramResult {
  const program = `patience() { "${process.execPath}" "${programFile()}" "$@"; }`;
  return shellWith(`${program}; ${command}`, folder, { input });
}

interface ShellOptions {
  readonly input?: string;
  /** Folders in front of PATH. */
  readonly path?: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
}

/** Runs a shell command in a folder. */
export function shellWith(
  command: string,
  folder: string,
  { input = '', path = [], variables = {} }: ShellOptions,
): ProgramResult {
  const PATH = [...path, process.env.PATH].join(delimiter);
  const { stdout, stderr, status } = spawnSync('sh', ['-c', command], {
    input,
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, ...variables, PATH },
  });
  return { out: stdout, err: stderr, status };
}
