/** A person’s answer: to quit, or to see some lines of the output, counted from 1. Source: COMP9021 solitaire_2. */
type LineChoice =
  | { readonly kind: 'quit' }
  | { readonly kind: 'lines'; readonly from: number; readonly to: number };

/** The question printed below the sentence at the end. */
export const question = (total: number): string =>
  `There are ${total} lines of output; what do you want me to do?`;

/** The menu. It ends in spaces, since the answer is typed after it. */
export const menu = (total: number): string =>
  [
    'Enter: q to quit',
    `       a last line number (between 1 and ${total})`,
    `       a first line number (between -1 and -${total})`,
    `       a range of line numbers (of the form m--n with 1 <= m <= n <= ${total})`,
    '       ',
  ].join('\n');

/** Parses an answer; undefined if it is not valid. Spaces are allowed at both ends and around `--`. */
export function parseAnswer(text: string, total: number): LineChoice | undefined {
  const match = /^\s*(?:(q)|(-?)(\d+)|(\d+)\s*--\s*(\d+))\s*$/.exec(text);
  if (!match) return undefined;
  const [, quit, minus, number, low, high] = match;
  if (quit) return { kind: 'quit' };
  const [from, to] = number === undefined ? [Number(low), Number(high)] : [1, Number(number)];
  if (from < 1 || to < from || to > total) return undefined;
  if (number !== undefined && minus) return { kind: 'lines', from: total - to + 1, to: total };
  return { kind: 'lines', from, to };
}
