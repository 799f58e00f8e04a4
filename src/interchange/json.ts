import { t } from '@lingui/core/macro';
import { parseJsonObject } from '../engine/json';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import type { TextFault } from '../games/positions';
import { listed } from '../locales/format';
import { linesOf } from './forms';

/** A fault of a text in JSON. It is thrown and caught within this folder. */
export class JsonFault extends Error {
  readonly line: number | undefined;

  constructor(sentence: string, line?: number) {
    super(sentence);
    this.line = line;
  }
}

/** Finds the line of a string in a text, if strings are asked for in their order. */
export type LineOf = (value: string) => number | undefined;

export function readJson<T>(
  text: string,
  read: (members: Readonly<Record<string, unknown>>, lineOf: LineOf) => T,
): Result<T, TextFault> {
  const members = parseJsonObject(text);
  if (!members) return err({ line: errorLine(text), sentence: t`This is not an object in JSON.` });
  try {
    return ok(read(members, lineFinder(text)));
  } catch (fault) {
    if (fault instanceof JsonFault) return err({ line: fault.line, sentence: fault.message });
    throw fault;
  }
}

/** Throws a JsonFault if an object has a member that is no pile. */
export function expectPiles(
  members: Readonly<Record<string, unknown>>,
  known: readonly string[],
  lineOf: LineOf,
): void {
  const unknown = Object.keys(members).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const [name, names] = [quote(unknown), listed(known, 'and')];
  throw new JsonFault(t`${name} is no kind of pile; they are ${names}.`, lineOf(unknown));
}

const lineAt = (text: string, position: number): number => linesOf(text.slice(0, position)).length;

function errorLine(text: string): number | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const [, position, line] = /position (\d+)|line (\d+)/.exec(String(error)) ?? [];
    if (line !== undefined) return Number(line);
    return lineAt(text, position === undefined ? text.length : Number(position));
  }
}

function lineFinder(text: string): LineOf {
  let [at, line] = [0, 1];
  return (value) => {
    const found = text.indexOf(JSON.stringify(value), at);
    // A string with escapes is not found, and neither are those behind it: one search to the end is enough.
    if (found < 0) at = text.length;
    if (at >= text.length) return undefined;
    line += linesOf(text.slice(at, found)).length - 1;
    at = found + value.length;
    return line;
  };
}
