import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { type DealId, randomDealId } from '../engine/dealId';

/** What a command ends with when it was asked wrongly: a sentence; the usage follows it. */
export class UsageError extends Error {}

/** What a command ends with when a file or a line of input is wrong: a sentence alone. */
export class InputError extends Error {}

/** The number of a new game: at most nine digits. */
export const randomDeal = (): DealId => randomDealId(randomInt);

/** The value, or the end of the program with the sentence and the usage. */
export function need<T>(result: { ok: true; value: T } | { ok: false; error: string }): T {
  if (!result.ok) throw new UsageError(result.error);
  return result.value;
}

export const print = (text: string): void => {
  process.stdout.write(text);
};

export const printLines = (lines: readonly string[]): void =>
  print(lines.map((line) => `${line}\n`).join(''));

/** Lines of the input, one after another; `undefined` at its end. */
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
