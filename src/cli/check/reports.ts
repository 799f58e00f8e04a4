import { countInEnglish } from '../../engine/english';
import type { VariantId } from '../../games/index';
import type { Judgement } from './judge';

/** How many deals are shown with the lines around what is wrong; of the others one sentence is enough. */
const SHOWN_IN_FULL = 5;

/** A report for a person: what is wrong with each deal, as it is found, and how many are right. */
export class TextReport {
  private inFull = 0;
  private notStarted = 0;
  /** What was shown last, which is not shown again. */
  private shown = '';

  /** The lines about a deal; none if it is right, or if the program could not be started before. */
  linesOf({ kind, sentence, details }: Judgement): readonly string[] {
    if (kind === 'right') return [];
    if (kind === 'not started' && this.notStarted++ > 0) return [];
    const text = details.join('\n');
    if (this.inFull === SHOWN_IN_FULL || (text !== '' && text === this.shown)) return [sentence];
    this.inFull++;
    this.shown = text;
    return [sentence, ...details.map((line) => `  ${line}`), ''];
  }
}

/** The last lines of a report; the very last says how many deals are right. */
export function sumInWords(judgements: readonly Judgement[]): readonly string[] {
  if (judgements.every(({ kind }) => kind === 'not started')) return ['No deal was checked.'];
  const right = judgements.filter(({ kind }) => kind === 'right').length;
  const left = judgements.filter(({ leftProcesses }) => leftProcesses).length;
  const forgiving = judgements.filter(({ forgiven }) => forgiven > 0);
  const forgiven = forgiving.reduce((sum, each) => sum + each.forgiven, 0);
  return [
    ...(left > 0
      ? [`In ${countInEnglish(left, 'deal')} the program left processes behind, which were ended.`]
      : []),
    ...(forgiven > 0
      ? [
          `White space was forgiven in ${countInEnglish(forgiven, 'line')} of ${countInEnglish(forgiving.length, 'deal')}.`,
        ]
      : []),
    `${right} of ${countInEnglish(judgements.length, 'deal')} right.`,
  ];
}

// Reports for other programs.

/** All judgements of a check, and what was checked. */
export interface Checked {
  readonly game: VariantId;
  readonly command: readonly string[];
  readonly judgements: readonly Judgement[];
}

const isRight = ({ kind }: Judgement): boolean => kind === 'right';

const linesOf = ({ sentence, details, leftProcesses }: Judgement): readonly string[] => [
  ...(sentence === '' ? [] : [sentence]),
  ...details,
  // No fault of the output.
  ...(leftProcesses ? ['The program left processes behind, which were ended.'] : []),
];

const inJson = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** JSON: `{ game, command, deals, right, verdicts: [{ deal, kind, sentence, line?, … }] }`. The published key `verdicts` has the judgements. */
export const jsonReport = ({ game, command, judgements }: Checked): string =>
  inJson({
    game,
    command,
    deals: judgements.length,
    right: judgements.filter(isRight).length,
    verdicts: judgements,
  });

/** The first line of a TAP report of so many deals. Source: testanything.org, version 13. */
export const tapHead = (deals: number): readonly string[] => ['TAP version 13', `1..${deals}`];

/** The lines of a TAP report about the deal at an index from 0. */
export function tapLines(judgement: Judgement, index: number): readonly string[] {
  const head = `${isRight(judgement) ? 'ok' : 'not ok'} ${index + 1} - deal ${judgement.deal}`;
  if (isRight(judgement)) return [head];
  return [
    head,
    '  ---',
    `  message: ${JSON.stringify(judgement.sentence)}`,
    `  severity: ${judgement.kind === 'different' ? 'fail' : 'error'}`,
    ...(judgement.line === undefined ? [] : [`  line: ${judgement.line}`]),
    ...(judgement.details.length === 0
      ? []
      : ['  data: |', ...judgement.details.map((line) => `    ${line}`)]),
    '  ...',
  ];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text in XML, which has no place for some characters. */
const inXml = (text: string): string =>
  text
    .replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

const inSeconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

/** A report as JUnit writes them; a different output is a failure, a program that breaks an error. */
export function junitReport({ game, judgements }: Checked): string {
  const count = (test: (judgement: Judgement) => boolean): number => judgements.filter(test).length;
  const total = judgements.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const counts = [
    `tests="${judgements.length}"`,
    `failures="${count(({ kind }) => kind === 'different')}"`,
    `errors="${count((each) => !isRight(each) && each.kind !== 'different')}"`,
    `time="${inSeconds(total)}"`,
  ].join(' ');
  const cases = judgements.map((judgement) => {
    const { deal, kind, sentence, milliseconds } = judgement;
    const head = `<testcase classname="${inXml(game)}" name="deal ${deal}" time="${inSeconds(milliseconds)}"`;
    if (isRight(judgement)) return `    ${head}/>\n`;
    const element = kind === 'different' ? 'failure' : 'error';
    const text = inXml(linesOf(judgement).join('\n'));
    return `    ${head}>\n      <${element} type="${kind}" message="${inXml(sentence)}">${text}</${element}>\n    </testcase>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${counts}>\n  <testsuite name="${inXml(game)}" ${counts}>\n${cases.join('')}  </testsuite>\n</testsuites>\n`;
}

/** The `results.json` of a Gradescope autograder: a point a deal. Source: Gradescope’s documentation, Autograder specifications. */
export const gradescopeReport = ({ judgements }: Checked): string =>
  inJson({
    output: sumInWords(judgements).join('\n'),
    output_format: 'text',
    tests: judgements.map((judgement) => ({
      name: `Deal ${judgement.deal}`,
      score: isRight(judgement) ? 1 : 0,
      max_score: 1,
      status: isRight(judgement) ? 'passed' : 'failed',
      output: linesOf(judgement).join('\n'),
      output_format: 'text',
      visibility: 'visible',
    })),
  });
