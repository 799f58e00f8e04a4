import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type DealId, randomDealId } from '../engine/dealId';
import { quote } from '../engine/quote';
import type { Result } from '../engine/result';

/** A wrong use of a command: the program prints the sentence and the usage, and ends. */
export class UsageError extends Error {}

/** A wrong file or line of input: the program prints the sentence alone, and ends. */
export class InputError extends Error {}

export const randomDeal = (): DealId => randomDealId(randomInt);

/** The value of a result; throws a UsageError for an error. */
export function expectOk<T>(result: Result<T, string>): T {
  if (!result.ok) throw new UsageError(result.error);
  return result.value;
}

/** The text of a file, or of the standard input for `-`; throws the given error if it cannot be read. */
export function readText(file: string, ErrorType: typeof UsageError | typeof InputError): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    throw new ErrorType(`The file ${quote(file)} cannot be read.`);
  }
}

export const print = (text: string): void => {
  process.stdout.write(text);
};

export const printLines = (lines: readonly string[]): void =>
  print(lines.map((line) => `${line}\n`).join(''));

/** The lines of the standard input, one after another; `undefined` at its end. */
export function inputLines(): {
  readonly next: () => Promise<string | undefined>;
  readonly close: () => void;
} {
  const reader = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  const lines = reader[Symbol.asyncIterator]();
  return {
    next: async () => {
      const { value, done } = await lines.next();
      return done ? undefined : value;
    },
    close: () => reader.close(),
  };
}
