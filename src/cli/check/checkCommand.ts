import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseCommand } from '../../console/command';
import { moveLines } from '../../console/gameFile';
import { caseOf, EXERCISES, isExercise, type TestCase } from '../../courses/exercise';
import { type DealId, offsetDeal } from '../../engine/dealId';
import { listInEnglish } from '../../engine/english';
import { playsItself } from '../../engine/game';
import { quote } from '../../engine/quote';
import { linesAsText } from '../../engine/textTable';
import { gameOf, type VariantId } from '../../games/index';
import { consoleGameOf } from '../../games/lines';
import { type Job, playersOf } from '../../lab/job';
import { scoreTable } from '../../lab/scoreTable';
import { simulate } from '../../lab/simulate';
import type { PatienceCommand } from '../commandLine';
import { inOrder } from '../inOrder';
import { parseCount, parseGame, parseRange } from '../options';
import { expectOk, InputError, printIfRead, quoteFile, readText, UsageError } from '../program';
import { replaceRun, statsOf } from '../runFile';
import { addWorkers, workersOf } from '../workers';
import { type Judgement, judge } from './judge';
import {
  type Checked,
  gradescopeReport,
  jsonReport,
  junitReport,
  sumInWords,
  TextReport,
  tapHead,
  tapLines,
} from './reports';
import { endPrograms, type Limits, notStarted, runProgram } from './runProgram';

const MAX_DEALS = 100_000;
const MAX_SECONDS = 3_600;
/** The most games of a table: each is also played by the program that is checked. */
const MAX_TABLE_GAMES = 100_000;
const MAX_OUTPUT_BYTES = 16_000_000;

interface CheckOptions {
  readonly deals: string;
  readonly moves?: string;
  readonly games?: string;
  readonly lenient?: true;
  readonly seconds: string;
  readonly workers?: string;
  readonly json?: true;
  readonly tap?: true;
  readonly junit?: string;
  readonly gradescope?: string;
}

/** Adds `check`, which compares what somebody’s program prints with what the exercise asks for. */
export function addCheck(program: PatienceCommand): void {
  const command = program
    .command('check')
    .description('run your own program of an exercise deal by deal, and say where it is wrong')
    .argument('<exercise>', listInEnglish(EXERCISES))
    .argument(
      '<command...>',
      'after --, what runs your program; {deal} stands for the deal number, which it also reads first',
    )
    .option('--deals <range>', 'the deals to check', '0..99')
    .option(
      '--moves <file>',
      'the lines to type: a file, or a folder with a file for each deal, such as 17.txt',
    )
    .option(
      '--games <n>',
      'compare the table that simulate prints of so many games; {games} stands for the number',
    )
    .option(
      '--lenient',
      'forgive white space: at the end of lines, tabs for spaces, doubled blank lines',
    )
    .option('--seconds <n>', 'how long your program may take for a deal', '10');
  addWorkers(command)
    .option('--json', 'print a report as JSON')
    .option('--tap', 'print a report for the Test Anything Protocol')
    .option('--junit <file>', 'write a report for JUnit’s readers')
    .option('--gradescope <file>', 'write a results.json for Gradescope')
    .examples(
      'check pictures -- python3 solitaire_1.py',
      'check eight-stacks --deals 0..9 --lenient -- java -cp build Main',
      'check klondike-1 --moves moves/ -- ./mysolitaire',
      `check pictures --games 500 --deals 0..4 -- python3 -c "from solitaire_1 import simulate; simulate({games}, {deal})"`,
    )
    .action(check);
}

async function check(
  word: string,
  command: readonly string[],
  options: CheckOptions,
): Promise<void> {
  const game = expectOk(parseGame(word));
  if (!isExercise(game))
    throw new UsageError(`${word} is no exercise; the exercises are ${listInEnglish(EXERCISES)}.`);
  const range = expectOk(parseRange(options.deals, MAX_DEALS, gameOf(game)));
  const deals = Array.from({ length: range.games }, (_, n) => offsetDeal(range.first, n));
  const limits: Limits = {
    seconds: expectOk(parseCount(options.seconds, 'The time limit (--seconds)', MAX_SECONDS)),
    bytes: MAX_OUTPUT_BYTES,
  };
  const caseFor = casesOf(game, deals, options);
  const workers = workersOf(options);
  if (options.json && options.tap) throw new UsageError('Give --json or --tap, not both.');
  // A file that cannot be written is reported before anything runs.
  writeReports({ game, command, judgements: [] }, options);

  /** The error of a program that could not be started: it is not tried again. */
  let startError: string | undefined;
  const judgementOn = async (deal: DealId): Promise<Judgement> => {
    const testCase = caseFor(deal);
    const typed = linesAsText(testCase.lines);
    const words = command.map((each) =>
      each.replaceAll('{deal}', deal).replaceAll('{games}', options.games ?? '{games}'),
    );
    const end =
      startError === undefined ? await runProgram(words, typed, limits) : notStarted(startError);
    startError ??= end.code;
    return judge(deal, end, {
      command: words,
      testCase,
      limits,
      isLenient: options.lenient ?? false,
    });
  };
  const judgements: Judgement[] = [];
  const text = new TextReport();
  const stopListening = endProgramsOnSignals();
  try {
    if (options.tap) printIfRead(linesAsText(tapHead(deals.length)));
    for await (const judgement of inOrder(deals, workers, judgementOn)) {
      judgements.push(judgement);
      const lines = options.tap
        ? tapLines(judgement, judgements.length - 1)
        : text.linesOf(judgement);
      if (!options.json) printIfRead(linesAsText(lines));
    }
  } finally {
    stopListening();
    endPrograms();
  }
  const checked = { game, command, judgements };
  writeReports(checked, options);
  if (options.json) printIfRead(jsonReport(checked));
  else if (!options.tap) printIfRead(linesAsText(sumInWords(judgements)));
  const isAllRight = judgements.every(({ kind }) => kind === 'right');
  process.exitCode = startError !== undefined ? 2 : isAllRight ? 0 : 1;
}

function writeReports(checked: Checked, { junit, gradescope }: CheckOptions): void {
  if (junit !== undefined) replaceRun(junit, junitReport(checked));
  if (gradescope !== undefined) replaceRun(gradescope, gradescopeReport(checked));
}

/** What makes the test case of a deal. Files of moves are read before anything runs. */
function casesOf(
  game: VariantId,
  deals: readonly DealId[],
  { moves, games }: CheckOptions,
): (deal: DealId) => TestCase {
  if (games !== undefined) {
    if (moves !== undefined) throw new UsageError('Give --moves or --games, not both.');
    if (consoleGameOf(game).lines.printing?.asks === undefined)
      throw new UsageError(`The exercise ${game} asks for no table of games.`);
    const [player] = playersOf(game);
    const count = expectOk(parseCount(games, 'The number of games (--games)', MAX_TABLE_GAMES));
    return (first) => tableCase({ game, player: player ?? 'automatic', first, games: count });
  }
  if (moves === undefined) return (deal) => caseOf(game, deal);
  if (playsItself(gameOf(game))) throw new UsageError(`A program of ${game} reads no moves.`);
  const typed = new Map(deals.map((deal) => [deal, movesOf(moves, game, deal)]));
  return (deal) => caseOf(game, deal, typed.get(deal));
}

/** Commands that a file of moves may have. The exercises do not say what the others would print. */
const ALLOWED = ['move', 'undo', 'quit'];

/**
 * The lines that are typed for a deal: those of a file, or of the deal’s own file in a folder, such as `17.txt`. Throws an InputError if it
 * cannot be read, or a line is none of a move, z and q.
 */
function movesOf(path: string, id: VariantId, deal: DealId): readonly string[] {
  const file = path !== '-' && isFolder(path) ? fileIn(path, deal) : path;
  const lines = moveLines(readText(file));
  for (const line of lines) {
    const command = parseCommand(consoleGameOf(id), line);
    if (command.ok && !ALLOWED.includes(command.value.kind))
      throw new InputError(`${quoteFile(file)} may hold moves, z and q, not ${quote(line)}.`);
  }
  return lines;
}

const isFolder = (path: string): boolean => statsOf(path)?.isDirectory() ?? false;

const fileIn = (folder: string, deal: DealId): string =>
  [`${deal}.txt`, deal].map((name) => join(folder, name)).find((file) => existsSync(file)) ??
  join(folder, `${deal}.txt`);

/** The table that `simulate` prints; the program is given its numbers in the command. */
const tableCase = (job: Job): TestCase => ({
  lines: [],
  right: { text: scoreTable(simulate(job).tally) },
});

/** Ends the running programs when this one is to end, since they do not hear of it. Returns what undoes that. */
function endProgramsOnSignals(): () => void {
  const end = (_: NodeJS.Signals, number: number): void => {
    endPrograms();
    process.exit(128 + number);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}
