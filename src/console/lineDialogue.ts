/** What somebody wants to see of a collected output, lines counted from 1. Source: seed 003, 4.2. */
export type Answer =
  | { readonly kind: 'quit' }
  | { readonly kind: 'lines'; readonly from: number; readonly to: number };

/** The question below the outcome. */
export const question = (total: number): string =>
  `There are ${total} lines of output; what do you want me to do?`;

/** The menu; the answer is typed behind its last line's spaces. */
export const menu = (total: number): string =>
  [
    'Enter: q to quit',
    `       a last line number (between 1 and ${total})`,
    `       a first line number (between -1 and -${total})`,
    `       a range of line numbers (of the form m--n with 1 <= m <= n <= ${total})`,
    '       ',
  ].join('\n');

/** A right answer, or nothing. Space may stand at both ends and around the `--` of a range. */
export function parseAnswer(text: string, total: number): Answer | undefined {
  const match = /^\s*(?:(q)|(-?)(\d+)|(\d+)\s*--\s*(\d+))\s*$/.exec(text);
  if (!match) return undefined;
  const [, quit, minus, number, low, high] = match;
  if (quit) return { kind: 'quit' };
  const [from, to] = number === undefined ? [Number(low), Number(high)] : [1, Number(number)];
  if (from < 1 || to < from || to > total) return undefined;
  if (number !== undefined && minus) return { kind: 'lines', from: total - to + 1, to: total };
  return { kind: 'lines', from, to };
}
