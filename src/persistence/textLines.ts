/** A line of a text, counted from 1; without its text if it is too long to be kept. */
export interface Line {
  readonly number: number;
  readonly text?: string;
}

/** The most characters of a line. A game of 100,000 moves has less than a million; a text put aside may have more. */
const MAX_LINE_LENGTH = 32_000_000;

/** The lines of a text that comes in portions, without blank ones. One line at a time is kept in memory. */
export async function* textLines(chunks: AsyncIterable<string>): AsyncGenerator<Line, void> {
  let number = 1;
  let parts: string[] = [];
  let length = 0;

  /** Adds to the line. One that becomes too long is given at once: it may never end. */
  function* add(part: string): Generator<Line, void> {
    const wasShort = length <= MAX_LINE_LENGTH;
    length += part.length;
    if (length <= MAX_LINE_LENGTH) parts.push(part);
    else if (wasShort) yield { number };
  }

  function* end(): Generator<Line, void> {
    const text = length > MAX_LINE_LENGTH ? '' : parts.join('').trim();
    if (text !== '') yield { number, text };
    number++;
    parts = [];
    length = 0;
  }

  for await (const chunk of chunks) {
    const [first = '', ...rest] = chunk.split('\n');
    yield* add(first);
    for (const part of rest) {
      yield* end();
      yield* add(part);
    }
  }
  yield* end();
}
