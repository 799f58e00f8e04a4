import { countInEnglish } from '../../engine/english';
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
    return [sentence, ...details.map(indented), ''];
  }
}

const indented = (line: string): string => `  ${line}`;

/** The last lines of a report; the very last says how many deals are right. */
export function sumInWords(judgements: readonly Judgement[]): readonly string[] {
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
