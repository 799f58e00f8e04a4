import type { VariantId } from '../../games/index';
import { sumInWords } from './textReport';
import type { Verdict } from './verdict';

// Reports for other programs.

/** All verdicts of a check, and what was checked. */
export interface Checked {
  readonly game: VariantId;
  readonly command: readonly string[];
  readonly verdicts: readonly Verdict[];
}

const isRight = ({ kind }: Verdict): boolean => kind === 'right';

/** A sentence about processes that were left behind, which is no fault of the output. */
const noteOf = ({ leftProcesses }: Verdict): readonly string[] =>
  leftProcesses ? ['The program left processes behind, which were ended.'] : [];

/** What a report says of a deal, as lines. */
const linesOf = (verdict: Verdict): readonly string[] => [
  ...(verdict.sentence === '' ? [] : [verdict.sentence]),
  ...verdict.details,
  ...noteOf(verdict),
];

/** JSON: `{ game, command, deals, right, verdicts: [{ deal, kind, sentence, line?, … }] }`. */
export const jsonReport = ({ game, command, verdicts }: Checked): string =>
  `${JSON.stringify(
    {
      game,
      command,
      deals: verdicts.length,
      right: verdicts.filter(isRight).length,
      verdicts,
    },
    undefined,
    2,
  )}\n`;

/** The first line of a TAP report of so many deals. Source: testanything.org, version 13. */
export const tapHead = (deals: number): readonly string[] => ['TAP version 13', `1..${deals}`];

/** The lines of a TAP report about the deal at an index from 0. */
export function tapLines(verdict: Verdict, index: number): readonly string[] {
  const head = `${isRight(verdict) ? 'ok' : 'not ok'} ${index + 1} - deal ${verdict.deal}`;
  if (isRight(verdict)) return [head];
  return [
    head,
    '  ---',
    `  message: ${JSON.stringify(verdict.sentence)}`,
    `  severity: ${verdict.kind === 'different' ? 'fail' : 'error'}`,
    ...(verdict.line === undefined ? [] : [`  line: ${verdict.line}`]),
    ...(verdict.details.length === 0
      ? []
      : ['  data: |', ...verdict.details.map((line) => `    ${line}`)]),
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
export function junitReport({ game, verdicts }: Checked): string {
  const count = (test: (verdict: Verdict) => boolean): number => verdicts.filter(test).length;
  const total = verdicts.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const counts = [
    `tests="${verdicts.length}"`,
    `failures="${count(({ kind }) => kind === 'different')}"`,
    `errors="${count((each) => !isRight(each) && each.kind !== 'different')}"`,
    `time="${inSeconds(total)}"`,
  ].join(' ');
  const cases = verdicts.map((verdict) => {
    const { deal, kind, sentence, milliseconds } = verdict;
    const head = `<testcase classname="${inXml(game)}" name="deal ${deal}" time="${inSeconds(milliseconds)}"`;
    if (isRight(verdict)) return `    ${head}/>\n`;
    const element = kind === 'different' ? 'failure' : 'error';
    const text = inXml(linesOf(verdict).join('\n'));
    return `    ${head}>\n      <${element} type="${kind}" message="${inXml(sentence)}">${text}</${element}>\n    </testcase>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${counts}>\n  <testsuite name="${inXml(game)}" ${counts}>\n${cases.join('')}  </testsuite>\n</testsuites>\n`;
}

/** The `results.json` of a Gradescope autograder: a point a deal. Source: Gradescope’s documentation, Autograder specifications. */
export const gradescopeReport = ({ verdicts }: Checked): string =>
  `${JSON.stringify(
    {
      output: sumInWords(verdicts).join('\n'),
      output_format: 'text',
      tests: verdicts.map((verdict) => ({
        name: `Deal ${verdict.deal}`,
        score: isRight(verdict) ? 1 : 0,
        max_score: 1,
        status: isRight(verdict) ? 'passed' : 'failed',
        output: linesOf(verdict).join('\n'),
        output_format: 'text',
        visibility: 'visible',
      })),
    },
    undefined,
    2,
  )}\n`;
