import { offsetDeal } from '../engine/dealId';
import { countInEnglish } from '../engine/english';
import { present } from '../engine/history';
import { GAME_IDS, gameOf, type VariantId } from '../games/index';
import { faultText } from '../games/positions';
import { formatStandardMoves, parseSolvitaireRules } from '../interchange/index';
import type { DealRange } from '../lab/dealRange';
import { USUAL_EFFORT } from '../lab/job';
import { resumableDifficulty } from '../solver/difficulty';
import { runToEnd } from '../solver/gameSolver';
import { type Difficulty, describeDifficulty } from '../solver/grade';
import { hasSolver, solverUnavailableText } from '../solver/registry';
import { type Solution, solve } from '../solver/solve';
import { DEALS_HELP, type PatienceCommand } from './commandLine';
import { parseCount, parseGame, parseRange } from './options';
import {
  expectOk,
  InputError,
  print,
  printJson,
  printLines,
  readText,
  UsageError,
} from './program';
import { addStart, type Start, sessionOf } from './start';
import {
  COLUMNS,
  countsInWords,
  MAX_VERDICTS,
  runVerdicts,
  tableRow,
  type VerdictCounts,
} from './verdictRuns';
import { addWorkers, workersOf } from './workers';

const MAX_SECONDS = 86_400;
const MAX_DEALS = 1_000_000;

const MAX_STEPS = 10_000_000;
const MAX_MEGABYTES = 2048;

const LIMIT = `with --verdicts: the most steps of a search, of about a millisecond each (by default ${USUAL_EFFORT.steps})`;

interface Limits {
  readonly seconds: number;
  readonly megabytes: number;
  /** Whether to shorten the solution, which takes longer than finding it. */
  readonly wantsShortLine: boolean;
}

interface TimedSolution extends Solution {
  readonly ms: number;
}

/** Adds `solve`, which prints whether a deal can be won, and how; with `--deals` a table. */
export function addSolve(program: PatienceCommand): void {
  const command = addStart(
    program
      .command('solve')
      .description('find out whether a deal can be won, and print a solution')
      .argument('[game]', `one of ${GAME_IDS.filter(hasSolver).join(', ')}`)
      .option('--rules <file>', 'the game of these rules, as Solvitaire writes them'),
  )
    .option('--deals <a..b>', DEALS_HELP)
    .option(
      '--verdicts',
      'with --deals: only the verdicts, on all cores, the same on every machine',
    )
    .option('--limit <steps>', LIMIT)
    .option('--resume <file>', 'with --verdicts: keep them in this file, and continue from it')
    .option('--grade', 'print how difficult the deal is, or with --deals each deal')
    .option('--seconds <n>', 'how long each deal may take (by default 60), without --verdicts')
    .option('--memory <mb>', 'how many megabytes the search may take', '64')
    .option('--to <notation>', 'print the moves as standard, the notation of Freecell Solver')
    .option('--json', 'print JSON')
    .examples(
      'solve klondike-3 --deal 275',
      'solve golf --deals 0..199 --verdicts',
      'solve freecell --deals ms1..ms100 --verdicts',
    );
  addWorkers(command).action(solveDeals);
}

interface SolveOptions extends Start {
  readonly rules?: string;
  readonly deals?: string;
  readonly verdicts?: true;
  readonly grade?: true;
  readonly limit?: string;
  readonly resume?: string;
  readonly workers?: string;
  readonly seconds?: string;
  readonly memory: string;
  readonly json?: true;
  readonly to?: string;
}

async function solveDeals(word: string | undefined, options: SolveOptions): Promise<void> {
  const id = gameOfSolve(word, options);
  if (!hasSolver(id)) throw new UsageError(solverUnavailableText());
  const { deals, to } = options;
  if (to !== undefined && (to !== 'standard' || deals !== undefined || options.json))
    throw new UsageError('--to is “standard”, for the moves of one deal, without --json.');
  const seconds = expectOk(
    parseCount(options.seconds ?? '60', 'The number of seconds', MAX_SECONDS),
  );
  const megabytes = expectOk(
    parseCount(options.memory, 'The memory, in megabytes,', MAX_MEGABYTES),
  );
  const limits = { seconds, megabytes, wantsShortLine: !options.verdicts };
  expectCompatible(options);
  if (deals !== undefined && options.verdicts) {
    const range = rangeOf(id, deals, MAX_VERDICTS);
    const run = { game: id, ...range, effort: { steps: stepsOf(options), megabytes } };
    return runVerdicts(run, workersOf(options), options.resume, options.json === true);
  }
  if (deals !== undefined) return solveRange(id, deals, limits, options.grade === true);
  if (options.grade && options.moves !== undefined)
    throw new UsageError('--grade is for a deal before its first move; leave --moves out.');

  const game = gameOf(id);
  const { history } = sessionOf(id, options);
  const state = present(history);
  const { verdict, line, positions, ms } = solveTimed(id, state, limits);
  const isGraded = options.grade && verdict === 'winnable';
  const difficulty = isGraded ? difficultyOf(id, state) : undefined;
  const moves = line.map(game.text.formatMove);
  if (options.json)
    return printJson({ verdict, line: moves, positions, ms, ...(difficulty && { difficulty }) });
  const inMoves = verdict === 'winnable' ? ` in ${countInEnglish(moves.length, 'move')}` : '';
  const grade = difficulty ? `. ${describeDifficulty(difficulty)}` : '';
  const summary = `${verdict}${inMoves}; ${countInEnglish(positions, 'position')}, ${ms} ms${grade}`;
  if (options.to === undefined) return printLines([summary, ...moves]);
  // A comment, so that the whole output can be read again.
  print(`# ${summary}\n${expectOk(formatStandardMoves(id, state, line), InputError)}`);
}

/** The game that is named, or that has the rules in a file. */
function gameOfSolve(word: string | undefined, { rules }: SolveOptions): VariantId {
  if (rules === undefined) {
    if (word === undefined) throw new UsageError('The name of a game is needed.');
    return expectOk(parseGame(word));
  }
  if (word !== undefined) throw new UsageError('Give a game or --rules, not both.');
  const game = parseSolvitaireRules(readText(rules));
  if (!game.ok) throw new InputError(faultText(game.error));
  return game.value;
}

/** Throws a UsageError if options are given that mean nothing together. */
function expectCompatible({ deals, verdicts, grade, seconds, ...others }: SolveOptions): void {
  const start = (['deal', 'deck', 'piles', 'moves'] as const).find(
    (name) => others[name] !== undefined,
  );
  if (deals !== undefined && start !== undefined)
    throw new UsageError(`Give --deals or --${start}, not both.`);
  if (deals !== undefined && verdicts) {
    if (grade) throw new UsageError('Give --grade or --verdicts, not both.');
    if (seconds !== undefined)
      throw new UsageError('With --verdicts, give a limit in steps (--limit), not in seconds.');
    return;
  }
  for (const name of ['limit', 'resume', 'workers'] as const) {
    if (others[name] !== undefined)
      throw new UsageError(`--${name} goes with --deals and --verdicts.`);
  }
}

const stepsOf = ({ limit = String(USUAL_EFFORT.steps) }: SolveOptions): number =>
  expectOk(parseCount(limit, 'The limit, in steps,', MAX_STEPS));

const rangeOf = (id: VariantId, text: string, max: number): DealRange =>
  expectOk(parseRange(text, max, gameOf(id)));

const difficultyOf = (id: VariantId, dealt: unknown): Difficulty =>
  runToEnd(resumableDifficulty(id, dealt));

function solveTimed(id: VariantId, state: unknown, { seconds, ...options }: Limits): TimedSolution {
  const start = performance.now();
  const deadline = start + seconds * 1000;
  const solution = solve(id, state, () => performance.now() < deadline, options);
  return { ...solution, ms: Math.round(performance.now() - start) };
}

/** Prints a table of the deals of a range `A..B`, with the grades of winnable ones if `isGraded`. */
function solveRange(id: VariantId, range: string, limits: Limits, isGraded: boolean): void {
  const { first, games: deals } = rangeOf(id, range, MAX_DEALS);
  printLines([tableRow([...COLUMNS, 'ms', ...(isGraded ? ['grade'] : [])])]);
  const counts: VerdictCounts = { winnable: 0, unwinnable: 0, unknown: 0 };
  for (let n = 0; n < deals; n++) {
    const deal = offsetDeal(first, n);
    const dealt = gameOf(id).rules.deal(deal);
    const { verdict, line, positions, ms } = solveTimed(id, dealt, limits);
    counts[verdict]++;
    const hasGrade = isGraded && verdict === 'winnable';
    printLines([
      tableRow([
        deal,
        verdict,
        limits.wantsShortLine && line.length > 0 ? line.length : '',
        positions,
        ms,
        ...(hasGrade ? [difficultyOf(id, dealt).grade] : []),
      ]),
    ]);
  }
  printLines([countsInWords(counts)]);
}
