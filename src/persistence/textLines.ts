/** A line of a text, counted from 1; without its text if it is too long. */
export interface Line {
  readonly number: number;
  readonly text?: string;
}

/** The lines of a text in portions; an empty last line is left out. Only one line at a time is in memory. */
export async function* textLines(
  chunks: AsyncIterable<string>,
  maxLength: number,
): AsyncGenerator<Line, void> {
  let number = 1;
  let text = '';
  let isTooLong = false;
  for await (const chunk of chunks) {
    for (const [i, part] of chunk.split('\n').entries()) {
      if (i > 0) {
        if (!isTooLong) yield { number, text };
        number++;
        text = '';
        isTooLong = false;
      }
      if (!isTooLong) text += part;
      if (text.length <= maxLength) continue;
      // Report it now: the line may never end.
      yield { number };
      isTooLong = true;
      text = '';
    }
  }
  if (text !== '') yield { number, text };
}
