import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

// Runs somebody's program, which may do anything: within limits of time and output, and until nothing of it is left.

/** How long a program may run, and how much it may print. */
export interface Limits {
  readonly seconds: number;
  readonly bytes: number;
}

/** How a program ended. */
export interface ProgramEnd {
  /** `ended`: by itself, or by a signal. `too slow`, `too much`: stopped at a limit. `not started`: missing, or not allowed to run. */
  readonly kind: 'ended' | 'too slow' | 'too much' | 'not started';
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: Buffer;
  /** The end of what it wrote on its standard error. */
  readonly errors: string;
  /** True if processes that it started were still running after it, and were ended. */
  readonly leftProcesses: boolean;
  /** The system’s code for why it was not started, such as `ENOENT`. */
  readonly code?: string;
  readonly milliseconds: number;
}

/** The end of a program that could not be started. */
export const notStarted = (code: string): ProgramEnd => ({
  kind: 'not started',
  exitCode: null,
  signal: null,
  output: Buffer.alloc(0),
  errors: '',
  leftProcesses: false,
  code,
  milliseconds: 0,
});

/** The variable by which processes are found that left the group of their program. */
const MARK = 'PATIENCE_CHECK';
const mark = randomUUID();

/** Characters of the standard error that are kept. */
const KEPT_ERRORS = 4_000;
/** How often, and how many milliseconds apart, is looked whether the processes of a program have ended after it. */
const MAX_LOOKS = 15;
const LOOK_MS = 10;

const running = new Set<ChildProcess>();

/** Runs a program with this standard input to its end, and ends every process of its group. */
export function runProgram(
  command: readonly string[],
  input: string,
  limits: Limits,
): Promise<ProgramEnd> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const child = start(command);
    if (typeof child === 'string') return resolve(notStarted(child));
    running.add(child);
    const portions: Buffer[] = [];
    const decoder = new StringDecoder();
    let [bytes, errors, leftProcesses] = [0, '', false];
    let kind: ProgramEnd['kind'] = 'ended';
    const endAt = (limit: 'too slow' | 'too much'): void => {
      if (kind === 'ended') kind = limit;
      endGroup(child);
    };
    const timer = setTimeout(endAt, limits.seconds * 1000, 'too slow');
    const count = (portion: Buffer): boolean => {
      bytes += portion.length;
      if (bytes > limits.bytes) endAt('too much');
      return bytes <= limits.bytes;
    };
    child.stdout.on('data', (portion: Buffer) => {
      if (count(portion)) portions.push(portion);
    });
    child.stderr.on('data', (portion: Buffer) => {
      if (count(portion)) errors = (errors + decoder.write(portion)).slice(-KEPT_ERRORS);
    });
    // A program need not read what it is given.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    const finish = (code?: string): void => {
      clearTimeout(timer);
      running.delete(child);
      for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
      if (code !== undefined) return resolve(notStarted(code));
      resolve({
        kind,
        exitCode: child.exitCode,
        signal: child.signalCode,
        output: Buffer.concat(portions),
        errors: errors + decoder.end(),
        leftProcesses: leftProcesses && kind === 'ended',
        milliseconds: performance.now() - startedAt,
      });
    };
    child.on('error', (error: NodeJS.ErrnoException) => {
      if (child.pid === undefined) finish(codeOf(error));
    });
    child.on('close', () => finish());
    child.on('exit', async () => {
      clearTimeout(timer);
      leftProcesses = !(await isQuiet(() => !isGroupAlive(child)));
      if (leftProcesses) endGroup(child);
      // A process that left the group may hold the output open.
      if (await isQuiet(() => !running.has(child))) return;
      leftProcesses = true;
      finish();
    });
  });
}

/** Starts a program; the system’s code if it fails at once, as for a name that no program can have. */
function start([file = '', ...args]: readonly string[]): ChildProcessWithoutNullStreams | string {
  try {
    return spawn(file, args, {
      detached: true,
      windowsHide: true,
      stdio: 'pipe',
      // Cards are beyond the usual encoding of Windows.
      env: { PYTHONUTF8: '1', ...process.env, [MARK]: mark },
    });
  } catch (error) {
    return codeOf(error as NodeJS.ErrnoException);
  }
}

/** The system’s code of an error, such as `ENOENT`. */
const codeOf = ({ code, message }: NodeJS.ErrnoException): string => code ?? message;

/** Looks often whether something has come to rest, and gives up after some time; between two looks, output is read. */
async function isQuiet(isDone: () => boolean): Promise<boolean> {
  for (let looks = 0; looks < MAX_LOOKS && !isDone(); looks++)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  return isDone();
}

/** Sends a signal to a program and all it started; false if nothing of it is left. */
function signalGroup({ pid }: ChildProcess, signal: 'SIGKILL' | 0): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/** Windows has no groups to look at. */
const isGroupAlive = (child: ChildProcess): boolean =>
  process.platform !== 'win32' && signalGroup(child, 0);

function endGroup(child: ChildProcess): void {
  if (process.platform === 'win32')
    spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' }).on(
      'error',
      () => child.kill(),
    );
  else signalGroup(child, 'SIGKILL');
}

/** Ends every program that is running, and every process that one of them started, wherever it went. */
export function endPrograms(): void {
  for (const child of running) endGroup(child);
  running.clear();
  // A process may start another one while the list is read.
  for (let tries = 0; tries < 10 && endMarked(); tries++);
}

/** Ends the processes with the mark, where the system shows the variables of a process; true if there were any. */
function endMarked(): boolean {
  let found = false;
  for (const name of readFolder('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      if (!readFileSync(`/proc/${name}/environ`, 'latin1').includes(`${MARK}=${mark}`)) continue;
      process.kill(Number(name), 'SIGKILL');
      found = true;
    } catch {
      // It has ended, or belongs to somebody else.
    }
  }
  return found;
}

function readFolder(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
