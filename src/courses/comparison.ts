// A program's output beside the right one.

/** What a program should print. */
export interface RightOutput {
  readonly text: string;
  /** The lines, from 0, that refuse a move: a program may say so in its own words. */
  readonly freeLines?: ReadonlySet<number>;
  /** The beginning of a table, with which no refusal begins. */
  readonly tableStart?: string;
}

/** The first place where an output is wrong. Lines count from 1, and are those of the output. */
export interface Difference {
  readonly line: number;
  /**
   * `changed`: another line. `missing`, `added`: a line is left out, or is one too many. `ends early`, `goes on`: the output ends
   * before the right one, or after it. `no newline`, `newline`: only the newline at the end differs. `not refused`: a line that
   * should refuse a move does not. `refused`: a sentence stands where the table should follow a move.
   */
  readonly kind:
    | 'changed'
    | 'missing'
    | 'added'
    | 'ends early'
    | 'goes on'
    | 'no newline'
    | 'newline'
    | 'not refused'
    | 'refused';
  /** The right line; undefined if there is none. */
  readonly right: string | undefined;
  /** The line of the output; undefined if there is none. */
  readonly actual: string | undefined;
  /** The lines around the difference, for a person to look at. */
  readonly around: readonly SeenLine[];
}

/** A line that is the same on both sides, or that of one side. */
interface SeenLine {
  readonly line: number;
  readonly side: 'both' | 'right' | 'actual';
  readonly text: string;
}

interface Comparison {
  /** Undefined if the output is right. */
  readonly difference?: Difference;
  /** How many lines were right only because white space was forgiven. */
  readonly forgiven: number;
}

/** The line in which a program asks for the seed, and what was typed behind it. */
const PROMPT_LINE = /^Please enter an integer[^\n]*\n/;

/** A program’s output as somebody pasted it, without the line of the prompt, and with a newline at its end. */
export function pastedOutput(text: string): string {
  const output = text.replaceAll('\r\n', '\n').replace(PROMPT_LINE, '');
  return output === '' || output.endsWith('\n') ? output : `${output}\n`;
}

/** How many lines are shown before and after a difference. */
const AROUND = 3;

/**
 * Compares an output with the right one line by line, up to the first difference. `lenient` forgives white space at the end of lines, tabs
 * in place of spaces and spaces in place of tabs, blank lines after a blank line, and the newline at the end.
 */
export function compareOutput(right: RightOutput, output: string, lenient = false): Comparison {
  const [expected, actual] = [linesOf(right.text), linesOf(output)];
  let [i, j, forgiven] = [0, 0, 0];
  for (; i < expected.length && j < actual.length; i++, j++) {
    if (lenient && i > 0 && j > 0) {
      const [skippedHere, skippedThere] = [blanksAfter(expected, i), blanksAfter(actual, j)];
      forgiven += Math.abs(skippedHere - skippedThere);
      i += skippedHere;
      j += skippedThere;
      if (i >= expected.length || j >= actual.length) break;
    }
    const [line, found] = [expected[i] ?? '', actual[j] ?? ''];
    if (right.freeLines?.has(i)) {
      if (isRefusal(found, right)) continue;
      return { difference: differenceAt(expected, actual, i, j, 'not refused'), forgiven };
    }
    if (line === found) continue;
    if (!lenient || !isForgivable(line, found)) {
      const kind = kindAt(right, expected, actual, i, j);
      // Of two lines where one refuses a move, the first is the one too many.
      const back = kind === 'added' && right.freeLines?.has(i - 1) ? 1 : 0;
      return { difference: differenceAt(expected, actual, i - back, j - back, kind), forgiven };
    }
    forgiven++;
  }
  if (lenient) {
    while (i < expected.length && expected[i]?.trim() === '') i++;
    while (j < actual.length && actual[j]?.trim() === '') j++;
  }
  if (i < expected.length)
    return { difference: differenceAt(expected, actual, i, j, 'ends early'), forgiven };
  if (j < actual.length)
    return { difference: differenceAt(expected, actual, i, j, 'goes on'), forgiven };
  const [isEnded, hasEnded] = [right.text.endsWith('\n'), output.endsWith('\n')];
  if (isEnded === hasEnded || output === '') return { forgiven };
  if (lenient) return { forgiven: forgiven + 1 };
  const kind = isEnded ? 'no newline' : 'newline';
  return { difference: differenceAt(expected, actual, i - 1, j - 1, kind), forgiven };
}

/** The lines of a text, without the empty one after a newline at its end. */
function linesOf(text: string): readonly string[] {
  const lines = text.split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** How many blank lines come from an index on, if the line before it is blank, too. */
function blanksAfter(lines: readonly string[], index: number): number {
  if (lines[index - 1]?.trim() !== '') return 0;
  let end = index;
  while (end < lines.length && lines[end]?.trim() === '') end++;
  return end - index;
}

/** True for a line that can be a sentence, and not the beginning of a table. */
const isRefusal = (line: string, { tableStart }: RightOutput): boolean =>
  line.trim() !== '' && !(tableStart !== undefined && line.startsWith(tableStart));

/** Words and white space of a line in turn, without what lies at its end. */
const partsOf = (line: string): readonly string[] => line.trimEnd().split(/([ \t]+)/);

/** True if two lines differ only in white space at their ends, or in tabs where the other has spaces. */
function isForgivable(line: string, other: string): boolean {
  const [parts, others] = [partsOf(line), partsOf(other)];
  return (
    parts.length === others.length &&
    parts.every((part, i) => {
      const found = others[i] ?? '';
      // The odd parts are white space.
      return part === found || (i % 2 === 1 && part.includes('\t') !== found.includes('\t'));
    })
  );
}

/** What kind of difference two different lines make, by the lines around them. */
function kindAt(
  { tableStart }: RightOutput,
  expected: readonly string[],
  actual: readonly string[],
  i: number,
  j: number,
): Difference['kind'] {
  const agrees = (n: number, m: number): boolean =>
    expected[i + n] === actual[j + m] && expected[i + n + 1] === actual[j + m + 1];
  const isTable = tableStart !== undefined && i > 0 && expected[i]?.startsWith(tableStart);
  if (agrees(0, 1)) return 'added';
  if (isTable && /\S [^ ].*[.!]$/.test(actual[j] ?? '')) return 'refused';
  if (expected[i + 1] === actual[j + 1]) return 'changed';
  return agrees(1, 0) ? 'missing' : 'changed';
}

function differenceAt(
  expected: readonly string[],
  actual: readonly string[],
  i: number,
  j: number,
  kind: Difference['kind'],
): Difference {
  const around: SeenLine[] = [];
  const see = (line: number, side: SeenLine['side'], text: string | undefined): void => {
    if (text !== undefined) around.push({ line, side, text });
  };
  for (let n = -AROUND; n < 0; n++) see(j + n + 1, 'both', actual[j + n]);
  if (kind !== 'added') see(i + 1, 'right', expected[i]);
  if (kind !== 'missing') see(j + 1, 'actual', actual[j]);
  // A line too many or too few shifts those after it.
  const [after, afterwards] = [kind === 'added' ? i - 1 : i, kind === 'missing' ? j - 1 : j];
  for (let n = 1; n <= AROUND; n++) {
    const [right, found] = [expected[after + n], actual[afterwards + n]];
    if (right === found) see(afterwards + n + 1, 'both', found);
    else {
      see(after + n + 1, 'right', right);
      see(afterwards + n + 1, 'actual', found);
    }
  }
  return { line: j + 1, kind, right: expected[i], actual: actual[j], around };
}
