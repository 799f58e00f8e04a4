import { version } from '../../package.json';
import { type DealId, offsetDeal, parseDealNumber } from '../engine/dealId';
import { isVerdict, type Verdict } from '../engine/game';
import { isCount, parseJsonObject } from '../engine/json';
import { parseMicrosoftDeal } from '../engine/microsoftDeal';
import { err, ok, type Result } from '../engine/result';
import { gameOf, parseVariant, type VariantId } from '../games/index';
import { solve } from '../solver/solve';
import type { DealRange } from './dealRange';
import { type Effort, isUsual, VERDICT_SCORES } from './job';
import { isEffort, isProgram, type TallyFile, tallyFile } from './tally';

/** Deals for the solver to give verdicts on. */
export interface VerdictRun extends DealRange {
  readonly game: VariantId;
  readonly effort: Effort;
}

/** The verdict on a deal. Plain JSON data. */
export interface DealVerdict {
  readonly deal: DealId;
  readonly verdict: Verdict;
  /** Moves of the line that was found, which is not a shortest one; 0 unless winnable. */
  readonly moves: number;
  /** How many positions were searched. */
  readonly positions: number;
}

/** The verdict on a deal, the same on every machine. */
export function verdictOn(game: VariantId, deal: DealId, effort: Effort): DealVerdict {
  const { megabytes } = effort;
  let steps = 0;
  const dealt = gameOf(game).rules.deal(deal);
  const found = solve(game, dealt, () => steps++ < effort.steps, { megabytes });
  const { verdict, line, positions } = found;
  return { deal, verdict, moves: line.length, positions };
}

/** The verdicts of a run, in the order of its deals. */
export const verdictsOn = ({ game, first, games, effort }: VerdictRun): readonly DealVerdict[] =>
  Array.from({ length: games }, (_, n) => verdictOn(game, offsetDeal(first, n), effort));

/** The form of the files. Tallies have forms of their own. */
const FORM = 1;

/** The first line of a file of verdicts; each further line is a verdict. */
export const headLine = ({ game, first, effort }: VerdictRun): string =>
  `${JSON.stringify({ verdicts: FORM, program: version, game, first, effort })}\n`;

/** The line of a verdict. */
export const verdictLine = (verdict: DealVerdict): string => `${JSON.stringify(verdict)}\n`;

/** A file of verdicts. A last line that was cut off is left out. */
interface VerdictFile {
  readonly program: string;
  readonly run: VerdictRun;
  readonly verdicts: readonly DealVerdict[];
  /** The text up to the end of the last whole line. */
  readonly whole: string;
}

/** True for the text of a file of verdicts, whole or damaged. */
export const isVerdictText = (text: string): boolean => /^\s*\{"verdicts":/.test(text);

/** Parses a file of verdicts. The error is a sentence. */
export function parseVerdicts(text: string): Result<VerdictFile, string> {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [head = '', ...lines] = whole.split('\n').slice(0, -1);
  const begun = parseHead(head);
  if (!begun.ok) return begun;
  const { program, run } = begun.value;
  const verdicts: DealVerdict[] = [];
  for (const [n, line] of lines.entries()) {
    const verdict = parseVerdict(line);
    if (verdict?.deal !== offsetDeal(run.first, n)) return err(`Its line ${n + 2} is damaged.`);
    verdicts.push(verdict);
  }
  return ok({ program, run: { ...run, games: verdicts.length }, verdicts, whole });
}

function parseHead(text: string): Result<Pick<VerdictFile, 'program' | 'run'>, string> {
  const head = parseJsonObject(text);
  if (head?.verdicts === undefined) return err('It holds no verdicts.');
  const { verdicts, program, game, first, effort } = head;
  if (verdicts !== FORM) {
    return err(`It has a form that version ${version} of the program cannot read.`);
  }
  const variant = parseVariant(typeof game === 'string' ? game : '');
  if (!variant.ok) return variant;
  const number = typeof first === 'string' ? first : '';
  const deal = parseMicrosoftDeal(number) ?? parseDealNumber(number);
  if (!deal.ok || !isProgram(program) || !isEffort(effort)) {
    return err('Its first line is damaged.');
  }
  return ok({ program, run: { game: variant.value, first: deal.value, games: 0, effort } });
}

function parseVerdict(text: string): DealVerdict | undefined {
  const { deal, verdict, moves, positions } = parseJsonObject(text) ?? {};
  const isWhole =
    typeof deal === 'string' && isVerdict(verdict) && isCount(moves) && isCount(positions);
  return isWhole ? { deal, verdict, moves, positions } : undefined;
}

/** The tally of a file of verdicts. */
export function tallyOfVerdicts({ program, run, verdicts }: VerdictFile): TallyFile {
  const scores: Record<string, number> = {};
  for (const { verdict } of verdicts) {
    const score = VERDICT_SCORES[verdict];
    scores[score] = (scores[score] ?? 0) + 1;
  }
  const won = scores[VERDICT_SCORES.winnable] ?? 0;
  const { effort, ...range } = run;
  const tally = tallyFile({ ...range, player: 'solver', won, scores });
  return { ...tally, program, ...(!isUsual(effort) && { effort }) };
}
