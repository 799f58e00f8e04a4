import { err, ok, type Result } from './result';

// Bytes as text. Windows writes UTF-16, and UTF-8 with a mark in front.

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

const NEWLINE = 0x0a;

/** The encoding that the mark of a text names; without one UTF-16 if the first character, which is ASCII, has a zero beside it. */
function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === undefined || second === undefined) return 'utf-8';
  if ((first === 0xff && second === 0xfe) || (first > 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second > 0)) return 'utf-16be';
  return 'utf-8';
}

/** The text without its mark; undefined if the bytes are not in the encoding. */
function decode(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Parts of a text, each up to a line break, which it leaves out, or to the end. */
function* partsOf(
  bytes: Uint8Array,
  encoding: Encoding,
): Generator<{ readonly part: Uint8Array; readonly isEnded: boolean }> {
  const unit = encoding === 'utf-8' ? 1 : 2;
  const low = encoding === 'utf-16be' ? 1 : 0;
  let start = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) {
    const isBreak = unit === 1 || (at % 2 === low && bytes[at ^ 1] === 0);
    if (!isBreak) continue;
    yield { part: bytes.subarray(start, at - low), isEnded: true };
    start = at - low + unit;
  }
  yield { part: bytes.subarray(start), isEnded: false };
}

/** The text of bytes in UTF-8 or UTF-16, without its mark; or the number of the first line that is in neither. */
export function decodeText(bytes: Uint8Array): Result<string, number> {
  const encoding = encodingOf(bytes);
  const text = decode(bytes, encoding);
  if (text !== undefined) return ok(text);
  let line = 1;
  for (const { part } of partsOf(bytes, encoding)) {
    if (decode(part, encoding) === undefined) break;
    line++;
  }
  return err(line);
}

/** A line of a text, counted from 1: its text, or why it cannot be read. */
export type Line = { readonly number: number } & (
  | { readonly text: string; readonly fault?: undefined }
  | { readonly text?: undefined; readonly fault: 'too long' | 'not text' }
);

/** A line that is too long is skipped up to so many times the longest one. It may have no end. */
const MAX_SKIPPED = 8;

/**
 * The lines of a text that comes in portions of bytes, in UTF-8 or UTF-16; an empty last line is left out. Only one line at a time is
 * in memory. A line of more than `maxBytes` has no text; one that does not end soon after is the last.
 */
export async function* textLines(
  portions: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Line, void> {
  let encoding: Encoding | undefined;
  let number = 1;
  let parts: Uint8Array[] = [];
  let size = 0;
  /** Bytes that say nothing yet: half of a character of UTF-16, or too few to tell the encoding. */
  let waiting: Uint8Array = new Uint8Array();
  for await (const portion of portions) {
    let bytes = joined([waiting, portion]);
    // An empty first line is answered at once: a person may type it.
    if (!encoding && bytes.length < 2 && bytes[0] !== NEWLINE) {
      waiting = bytes;
      continue;
    }
    encoding ??= encodingOf(bytes);
    const whole = encoding === 'utf-8' ? bytes.length : bytes.length & ~1;
    waiting = bytes.subarray(whole);
    bytes = bytes.subarray(0, whole);
    for (const { part, isEnded } of partsOf(bytes, encoding)) {
      const wasTooLong = size > maxBytes;
      size += part.length;
      parts.push(part);
      if (size > maxBytes) {
        // Report it now: the line may never end.
        if (!wasTooLong) yield { number, fault: 'too long' };
        parts = [];
        if (size > MAX_SKIPPED * maxBytes) return;
      }
      if (!isEnded) continue;
      if (size <= maxBytes) yield lineOf(number, joined(parts), encoding);
      number++;
      parts = [];
      size = 0;
    }
  }
  parts.push(waiting);
  const last = joined(parts);
  if (last.length > 0) yield lineOf(number, last, encoding ?? 'utf-8');
}

function lineOf(number: number, bytes: Uint8Array, encoding: Encoding): Line {
  const text = decode(bytes, encoding);
  return text === undefined ? { number, fault: 'not text' } : { number, text };
}

/** Arrays one after another; the only one that is not empty is not copied. */
function joined(arrays: readonly Uint8Array[]): Uint8Array {
  const filled = arrays.filter(({ length }) => length > 0);
  if (filled.length === 1 && filled[0]) return filled[0];
  const all = new Uint8Array(filled.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of filled) {
    all.set(array, at);
    at += array.length;
  }
  return all;
}
