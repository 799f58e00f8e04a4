import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { err, ok } from '../../../src/engine/result';
import { decodeText, type Line, textLines } from '../../../src/engine/textLines';
import { ENCODINGS, inEncoding } from '../../support/encodings';
import { proofSize } from '../../support/proofSize';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

async function* portions(bytes: Uint8Array, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.slice(from, from + size);
}

async function linesOf(
  bytes: Uint8Array,
  size: number,
  maxBytes = 1_000,
): Promise<readonly Line[]> {
  return collect(textLines(portions(bytes, size), maxBytes));
}

async function collect<T>(values: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
}

/** A text that begins with a character of ASCII, as all that are read do. */
const texts = fc
  .tuple(
    fc.constantFrom('{', 's', '#', ' ', '[', 'a\n'),
    fc.string({ unit: fc.constantFrom('a', '\n', '\r\n', 'é', '♠', '🂡', 'ਊ', ' ') }),
  )
  .map((parts) => parts.join(''));

describe.each(['utf8', ...ENCODINGS] as const)('a text in %s', (encoding) => {
  const bytesOf = (text: string) => (encoding === 'utf8' ? utf8(text) : inEncoding(text, encoding));

  test('is read whole', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(decodeText(bytesOf(text))).toEqual(ok(text));
      }),
      { numRuns: proofSize(200, 10_000) },
    );
    expect(decodeText(bytesOf(''))).toEqual(ok(''));
  });

  test('is read line by line, in portions of any size', async () => {
    const property = fc.asyncProperty(texts, fc.integer({ min: 1, max: 9 }), async (text, size) => {
      const expected = text.split('\n').map((line, i) => ({ number: i + 1, text: line }));
      if (expected.at(-1)?.text === '') expected.pop();
      expect(await linesOf(bytesOf(text), size)).toEqual(expected);
    });
    await fc.assert(property, { numRuns: proofSize(200, 10_000) });
  });
});

test.each([
  ['a byte of no character', [0x73, 0x0a, 0x73, 0xff, 0x0a], 2],
  ['Windows’ own letters', [0x23, 0x20, 0xe9, 0x0a], 1],
  ['half a character at the end', [0x73, 0x0a, 0x0a, 0xe2, 0x99], 3],
  ['half a character of UTF-16', [0xff, 0xfe, 0x73, 0x00, 0x0a, 0x00, 0x73], 2],
  ['half a pair of UTF-16', [0xff, 0xfe, 0x3c, 0xd8, 0x0a, 0x00], 1],
])('%s: the number of the line', async (_name, bytes, line) => {
  expect(decodeText(Uint8Array.from(bytes))).toEqual(err(line));
  const lines = await linesOf(Uint8Array.from(bytes), 2);
  expect(lines.filter(({ fault }) => fault)).toEqual([{ number: line, fault: 'not text' }]);
});

test('a line that is too long has no text, and the others have theirs', async () => {
  const lines = await linesOf(utf8(`a\n${'x'.repeat(2_000)}\nb`), 7);
  expect(lines).toEqual([
    { number: 1, text: 'a' },
    { number: 2, fault: 'too long' },
    { number: 3, text: 'b' },
  ]);
  expect(await linesOf(utf8('x'.repeat(1_000)), 7)).toHaveLength(1);
});

test('a line without an end is the last', async () => {
  let read = 0;
  async function* endless() {
    for (;;) {
      read += 100;
      yield new Uint8Array(100);
    }
  }
  expect(await collect(textLines(endless(), 1_000))).toEqual([{ number: 1, fault: 'too long' }]);
  expect(read).toBeLessThan(10_000);
});

test('an empty first line is answered before the next one is typed', async () => {
  async function* typed() {
    yield utf8('\n');
    throw new Error('nobody types');
  }
  const lines = textLines(typed(), 1_000);
  expect(await lines.next()).toMatchObject({ value: { number: 1, text: '' } });
});
