import { randomInt } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { type DealId, randomDealId } from '../engine/dealId';
import { quote } from '../engine/quote';
import type { Result } from '../engine/result';

/** A wrong use of a command: the program prints the sentence and the usage, and ends. */
export class UsageError extends Error {}

/** A wrong file or line of input: the program prints the sentence alone, and ends. */
export class InputError extends Error {}

/** The most bytes that are read of a file, which may be as endless as `/dev/zero`. */
const MAX_FILE_BYTES = 16_000_000;
/** The most characters of a line of the standard input. */
const MAX_LINE_LENGTH = 1_000_000;

const STDIN = 0;

export const randomDeal = (): DealId => randomDealId(randomInt);

/** The value of a result; throws a UsageError for an error. */
export function expectOk<T>(result: Result<T, string>): T {
  if (!result.ok) throw new UsageError(result.error);
  return result.value;
}

/**
 * The text of a file, or of the standard input for `-`; throws the given error if it cannot be read, and an InputError
 * if it is too large.
 */
export function readText(file: string, ErrorType: typeof UsageError | typeof InputError): string {
  const name = file === '-' ? 'The standard input' : `The file ${quote(file)}`;
  let bytes: Buffer | undefined;
  try {
    bytes = file === '-' ? readAll(STDIN) : readFile(file);
  } catch {
    throw new ErrorType(`${name} cannot be read.`);
  }
  if (!bytes) throw new InputError(`${name} has more than ${MAX_FILE_BYTES / 1e6} MB.`);
  return bytes.toString('utf8');
}

function readFile(file: string): Buffer | undefined {
  const descriptor = openSync(file, 'r');
  try {
    return readAll(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Reads a descriptor to its end; undefined if that is beyond the limit. */
function readAll(descriptor: number): Buffer | undefined {
  const bytes = Buffer.allocUnsafe(MAX_FILE_BYTES + 1);
  for (let end = 0; end < bytes.length; ) {
    const count = whenReady(() => readSync(descriptor, bytes, end, bytes.length - end, null));
    if (count === 0) return bytes.subarray(0, end);
    end += count;
  }
  return undefined;
}

/** The lines of the standard input, one after another; throws an InputError if it cannot be read, or a line is endless. */
export async function* inputLines(): AsyncGenerator<string, void> {
  let line = '';
  for await (const chunk of inputChunks()) {
    const [end = '', ...starts] = chunk.split('\n');
    line += end;
    for (const start of starts) {
      expectShort(line);
      yield line.replace(/\r$/, '');
      line = start;
    }
    expectShort(line);
  }
  if (line !== '') yield line;
}

function expectShort(line: string): void {
  if (line.length <= MAX_LINE_LENGTH) return;
  throw new InputError(
    `A line of the standard input has more than ${MAX_LINE_LENGTH.toLocaleString('en')} characters.`,
  );
}

async function* inputChunks(): AsyncGenerator<string, void> {
  try {
    yield* process.stdin.setEncoding('utf8') as AsyncIterable<string>;
  } catch {
    throw new InputError('The standard input cannot be read.');
  }
}

export const print = (text: string): void => {
  process.stdout.write(text);
};

export const printLines = (lines: readonly string[]): void =>
  print(lines.map((line) => `${line}\n`).join(''));

/** The result of reading. A pipe that is set not to block throws until it is ready. */
function whenReady<T>(action: () => T): T {
  for (;;) {
    try {
      return action();
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
}

/** Milliseconds between two tries. */
const RETRY_MS = 5;

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
