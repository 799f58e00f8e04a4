import { compareOutput, type Difference } from '../../courses/comparison';
import { differenceInWords } from '../../courses/differenceInWords';
import type { TestCase } from '../../courses/exercise';
import { visible } from '../../courses/visible';
import type { DealId } from '../../engine/dealId';
import { countInEnglish } from '../../engine/english';
import { quote } from '../../engine/quote';
import { decodeText } from '../../engine/textLines';
import type { Limits, ProgramEnd } from './runProgram';

/** What is found about a program on one deal. */
export interface Judgement {
  readonly deal: DealId;
  readonly kind:
    | 'right'
    | 'different'
    | 'crashed'
    | 'too slow'
    | 'too much output'
    | 'no output'
    | 'not text'
    | 'not started';
  /** What is wrong, as a sentence that names the deal; empty if nothing is. */
  readonly sentence: string;
  /** The line of the output that is wrong, counted from 1. */
  readonly line?: number;
  /** Lines that show more: the output around the difference, or the end of the standard error. */
  readonly details: readonly string[];
  /** How many lines were right only because white space was forgiven. */
  readonly forgiven: number;
  /** True if processes that the program started had to be ended after it. */
  readonly leftProcesses: boolean;
  readonly milliseconds: number;
}

/** What a program is judged by. */
interface Measure {
  readonly command: readonly string[];
  readonly testCase: TestCase;
  readonly limits: Limits;
  readonly isLenient: boolean;
}

/** Judges how a program ended and what it printed on a deal. */
export function judge(deal: DealId, end: ProgramEnd, measure: Measure): Judgement {
  const { testCase, limits, isLenient, command } = measure;
  const decoded = decodeText(end.output);
  const text = withoutReturns(decoded.ok ? decoded.value : end.output.toString('utf8'));
  const { difference, forgiven } = compareOutput(testCase.right, text, isLenient);
  const about = (
    kind: Judgement['kind'],
    sentence: string,
    more: Partial<Judgement> = {},
  ): Judgement => ({
    deal,
    kind,
    sentence,
    details: [],
    forgiven,
    leftProcesses: end.leftProcesses,
    milliseconds: Math.round(end.milliseconds),
    ...more,
  });
  const wrong = (
    kind: Judgement['kind'],
    what: string,
    details: readonly string[] = [],
  ): Judgement => about(kind, `Deal ${deal}: ${what}`, { details });

  if (end.kind === 'not started')
    return about('not started', whyNotStarted(command[0] ?? '', end.code));
  if (end.kind === 'too much')
    return wrong(
      'too much output',
      `the program printed more than ${limits.bytes / 1e6} MB and was ended.`,
    );
  if (end.kind === 'too slow') {
    const time = countInEnglish(limits.seconds, 'second');
    return wrong('too slow', `the program was ended after ${time}. ${progress(text, difference)}`);
  }
  if (end.exitCode !== 0)
    return wrong('crashed', crashInWords(end, text, testCase), lastLines(end.errors));
  if (!decoded.ok)
    return about(
      'not text',
      `Deal ${deal}, line ${decoded.error}: the output is not text in UTF-8.`,
      {
        line: decoded.error,
      },
    );
  if (text === '' && difference)
    return wrong('no output', 'the program printed nothing.', lastLines(end.errors));
  if (!difference) return about('right', '');
  const { line } = difference;
  const sentence = `Deal ${deal}, line ${line}: ${differenceInWords(difference)}`;
  return about('different', sentence, { line, details: excerpt(difference) });
}

/** Windows ends lines with a carriage return by itself. */
const withoutReturns = (text: string): string =>
  process.platform === 'win32' ? text.replaceAll('\r\n', '\n') : text;

/** How far a program came before it was ended. */
function progress(text: string, difference: Difference | undefined): string {
  if (text === '') return 'It had printed nothing: it waits for other input, or runs forever.';
  if (!difference) return 'Its output was right: it waits for more input, or runs forever.';
  const { kind, line } = difference;
  return kind === 'ends early'
    ? `Its output was right up to line ${line - 1}: it waits for more input, or runs forever.`
    : `Its output is wrong from line ${line} on.`;
}

/** What programs of several languages say if they read beyond the end of the input. */
const END_OF_INPUT =
  /EOFError|NoSuchElementException|EndOfStreamException|EOFException|unexpected EOF/;

const SIGNALS: Readonly<Record<string, string>> = {
  SIGSEGV: 'a segmentation fault',
  SIGABRT: 'it gave up',
  SIGFPE: 'an arithmetic error, such as a division by zero',
  SIGBUS: 'a bad address',
  SIGKILL: 'somebody, or a lack of memory, ended it',
};

/** A line that says where a program crashed, not why: Java and JavaScript print these last. */
const STACK_FRAME = /^[\s→]*at /;

function crashInWords(
  { exitCode, signal, errors }: ProgramEnd,
  text: string,
  testCase: TestCase,
): string {
  const lines = countInEnglish(text.split('\n').length - 1, 'line');
  const after = text === '' ? 'before it printed anything' : `after ${lines} of output`;
  if (END_OF_INPUT.test(errors))
    return `the program wanted more input than the exercise gives, ${countInEnglish(testCase.lines.length, 'line')}, and crashed ${after}.`;
  if (signal !== null) {
    const why = SIGNALS[signal];
    return `the program died by ${signal}${why ? ` (${why})` : ''} ${after}.`;
  }
  const last = lastLines(errors).findLast((said) => !STACK_FRAME.test(said)) ?? '';
  const said = last === '' ? '.' : `: ${last}`;
  return `the program ended with exit code ${exitCode} ${after}${said}`;
}

/** Lines of the standard error that are shown. */
const SHOWN_ERRORS = 6;

const lastLines = (errors: string): readonly string[] =>
  errors
    .trimEnd()
    .split('\n')
    .slice(-SHOWN_ERRORS)
    .filter((line) => line !== '')
    .map((line) => visible(line.trimEnd()).replaceAll('·', ' '));

const SIDES = { both: ' ', right: '-', actual: '+' } as const;

/** The lines around a difference, those of the exercise with −, those of the program with +. */
const excerpt = ({ around, kind }: Difference): readonly string[] => [
  ...around.map(({ line, side, text }) =>
    `${String(line).padStart(6)} ${SIDES[side]} ${visible(text)}`.trimEnd(),
  ),
  ...(kind === 'no newline' ? ['       - (newline)'] : []),
  ...(kind === 'newline' ? ['       + (newline)'] : []),
  '       (- the exercise, + your program; · is a space, → a tab)',
];

/** Why a program could not be started, as a sentence. */
function whyNotStarted(file: string, code = ''): string {
  const name = quote(file, 200);
  if (code === 'ENOENT' && /^python\d*$/.test(file))
    return `There is no ${name} on this machine: install Python 3, or give the command that runs it here.`;
  if (code === 'ENOENT') return `There is no program ${name} on this machine.`;
  if (code === 'EACCES')
    return `${name} may not be run: make it executable (chmod +x), or put the command that runs it in front, such as python3.`;
  return `${name} could not be started (${code}).`;
}
