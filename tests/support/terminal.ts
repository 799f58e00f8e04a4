import { spawnSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
} from 'node:worker_threads';
import { built } from './built';

/** What the terminal program wrote, and its exit status. */
interface ProgramResult {
  readonly out: string;
  readonly err: string;
  readonly status: number | null;
}

let program: string | undefined;

/** The file of the terminal program. Throws if its build is not that of the sources. */
export const programFile = (): string =>
  (program ??= resolve(built('dist-cli'), '../bin/patience.mjs'));

/** A folder for PATH with the terminal program in it as `patience`. */
export function folderOfProgram(): string {
  const folder = mkdtempSync(join(tmpdir(), 'patience-'));
  symlinkSync(programFile(), join(folder, 'patience'));
  return folder;
}

let thread: MessagePort | undefined;

/** A port to the thread that runs the terminal program. */
function startThread(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const program = pathToFileURL(join(built('dist-cli'), 'patience.js')).href;
  new Worker(new URL('./terminalThread.mjs', import.meta.url), {
    workerData: { program, port: port2 },
    transferList: [port2],
    execArgv: [],
  }).unref();
  port1.unref();
  return port1;
}

/**
 * Runs the terminal program with arguments and a standard input, in a thread and not as a process: `patienceProcess` and `shell`
 * show what only a process has.
 */
export function patience(args: readonly string[], input = ''): ProgramResult {
  thread ??= startThread();
  const isDone = new Int32Array(new SharedArrayBuffer(4));
  thread.postMessage({ args, text: input, isDone });
  Atomics.wait(isDone, 0, 0);
  const answer = receiveMessageOnPort(thread)?.message;
  if (answer.error) throw answer.error;
  return answer;
}

/** Runs the terminal program as a process, with arguments and a standard input. */
export function patienceProcess(args: readonly string[], input = ''): ProgramResult {
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
