import { randomInt } from 'node:crypto';
import { closeSync, createReadStream, openSync, readSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { getSystemErrorMap } from 'node:util';
import { type DealId, randomDealId } from '../engine/dealId';
import { quote } from '../engine/quote';
import type { Result } from '../engine/result';
import { decodeText, textLines } from '../engine/textLines';
import { linesAsText } from '../engine/textTable';
import { normaliseTyped } from '../engine/typedText';

/** Wrong arguments: the program prints the sentence and where to read more, and ends. */
export class UsageError extends Error {}

/** A wrong file or input: the program prints the sentence and ends. */
export class InputError extends Error {}

/** The output cannot be written: the program prints the sentence and ends. */
export class OutputError extends Error {
  /** True if the reader of a pipe has closed it, as `head` does, which is no failure. */
  readonly readerIsGone: boolean;

  constructor(cause: unknown) {
    const [, reason] = getSystemErrorMap().get((cause as NodeJS.ErrnoException).errno ?? 0) ?? [];
    super(`The output cannot be written${reason === undefined ? '' : `: ${reason}`}.`);
    this.readerIsGone = codeOf(cause) === 'EPIPE';
  }
}

/** Bytes read of a file at most: it may be endless, like `/dev/zero`. */
const MAX_FILE_BYTES = 16_000_000;
/** Bytes of a line of the standard input at most. */
const MAX_LINE_BYTES = 1_000_000;

const STDIN = 0;
const STDOUT = 1;
const STDERR = 2;

export const randomDeal = (): DealId => randomDealId(randomInt);

/** The value of a result; throws a UsageError, or the given one, for an error. */
export function expectOk<T>(
  result: Result<T, string>,
  Type: typeof UsageError | typeof InputError = UsageError,
): T {
  if (!result.ok) throw new Type(result.error);
  return result.value;
}

/** Characters shown of the name of a file. */
const MAX_FILE_NAME_LENGTH = 255;

/** The name of a file in a sentence. */
export const quoteFile = (file: string): string =>
  file === '-' ? 'The standard input' : `The file ${quote(file, MAX_FILE_NAME_LENGTH)}`;

/** Bytes that tell what a file is. */
const SAMPLE_BYTES = 64;

/**
 * The text of a file, or of the standard input for `-`; throws an InputError if it cannot be read, is too large, or is no text. `whyUnread`
 * is shown its first bytes as characters, and may refuse it with a sentence.
 */
export function readText(file: string, whyUnread?: (start: string) => string | undefined): string {
  let bytes: Buffer | undefined;
  try {
    bytes = file === '-' ? readAll(STDIN) : readFile(file);
  } catch {
    throw new InputError(`${quoteFile(file)} cannot be read.`);
  }
  if (!bytes) throw new InputError(`${quoteFile(file)} has more than ${MAX_FILE_BYTES / 1e6} MB.`);
  const why = whyUnread?.(bytes.subarray(0, SAMPLE_BYTES).toString('latin1'));
  if (why !== undefined) throw new InputError(why);
  const text = decodeText(bytes);
  if (!text.ok) throw notText(file, text.error);
  return text.value;
}

const notText = (file: string, line: number): InputError =>
  new InputError(`${quoteFile(file)} is not text in UTF-8 or UTF-16: line ${line} cannot be read.`);

function readFile(file: string): Buffer | undefined {
  const descriptor = openSync(file, 'r');
  try {
    return readAll(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Reads a descriptor to its end; undefined if it has too much. */
function readAll(descriptor: number): Buffer | undefined {
  const bytes = Buffer.allocUnsafe(MAX_FILE_BYTES + 1);
  for (let end = 0; end < bytes.length; ) {
    const count = whenReady(() => readSync(descriptor, bytes, end, bytes.length - end, null));
    if (count === 0) return bytes.subarray(0, end);
    end += count;
  }
  return undefined;
}

/** The bytes of a file, or of the standard input for `-`, in portions; throws an InputError if it cannot be read. */
export async function* filePortions(file: string): AsyncGenerator<Uint8Array, void> {
  const stream: AsyncIterable<Uint8Array> = file === '-' ? process.stdin : createReadStream(file);
  try {
    yield* stream;
  } catch {
    throw new InputError(`${quoteFile(file)} cannot be read.`);
  }
}

/** The lines of the standard input; throws an InputError if it cannot be read, or a line is too long or no text. */
export async function* inputLines(): AsyncGenerator<string, void> {
  for await (const { number, text, fault } of textLines(filePortions('-'), MAX_LINE_BYTES)) {
    if (fault === 'not text') throw notText('-', number);
    if (fault)
      throw new InputError(
        `A line of the standard input has more than ${MAX_LINE_BYTES / 1e6} MB.`,
      );
    yield normaliseTyped(text.replace(/\r$/, ''));
  }
}

/** Prints on the standard output; throws an OutputError if it cannot be written. */
export function print(text: string): void {
  try {
    writeAll(STDOUT, text);
  } catch (error) {
    throw new OutputError(error);
  }
}

/** Prints a value as JSON, on one line. */
export const printJson = (value: unknown): void => print(`${JSON.stringify(value)}\n`);

export const printLines = (lines: readonly string[]): void => print(linesAsText(lines));

/** Prints as `print` does, but in vain once the reader of a pipe has closed it: for a command that does more than print. */
export function printIfRead(text: string): void {
  try {
    print(text);
  } catch (error) {
    if (!(error instanceof OutputError && error.readerIsGone)) throw error;
  }
}

/** Prints on the standard error. If that fails, only the exit code tells. */
export function printError(text: string): void {
  try {
    writeAll(STDERR, text);
  } catch {
    process.exitCode ||= 1;
  }
}

/** True if a person at a terminal sees what is printed. */
export const printsOnTerminal = (): boolean => isatty(STDOUT);

/** Writes a text completely before it returns, or throws the system’s error: Node’s streams report errors later, or never. */
function writeAll(descriptor: number, text: string): void {
  if (isatty(descriptor)) return writeOnTerminal(descriptor, text);
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    const left = rest;
    rest = left.subarray(whenReady(() => writeSync(descriptor, left)));
  }
}

/** Writes to a terminal through Node’s stream, which knows its encoding. */
function writeOnTerminal(descriptor: number, text: string): void {
  const stream = descriptor === STDOUT ? process.stdout : process.stderr;
  // The error is thrown below; without a listener the event would throw it again.
  if (stream.listenerCount('error') === 0) stream.on('error', () => undefined);
  stream.write(text);
  if (stream.errored) throw stream.errored;
}

/** Repeats reading or writing until it succeeds: a non-blocking pipe throws until it is ready. */
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

const RETRY_MS = 5;

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
