import { openSession } from '../console/session';
import { offsetDeal } from '../engine/dealId';
import { present } from '../engine/history';
import { quote } from '../engine/quote';
import { plural } from '../engine/words';
import { gameOf, type VariantId } from '../games/all';
import { describeDifficulty, describeGrade } from '../solver/describeDifficulty';
import { type Difficulty, resumableDifficulty } from '../solver/grade';
import { hasSolver, noSolver, provesLosses } from '../solver/registry';
import { runToEnd } from '../solver/resumable';
import { type Solution, solve, type Verdict } from '../solver/solve';
import { playFile } from './console';
import { type Options, parseCount, parseDeal, parseGame, parseRange } from './options';
import { expectOk, print, printLines, UsageError } from './program';

const DEFAULT_SECONDS = '60';
const MAX_SECONDS = 86_400;
const MAX_DEALS = 1_000_000;

const DEFAULT_MEGABYTES = '64';
const MAX_MEGABYTES = 2048;

/** What a search may take. */
interface Limits {
  readonly seconds: number;
  readonly megabytes: number;
  /** Whether lines are shortened, which takes longer than to find them. */
  readonly wantsShortLine: boolean;
}

interface TimedSolution extends Solution {
  readonly ms: number;
}

/** `solve GAME`: prints whether a deal can be won, and how; with `--deals` a table of deals. */
export function solveCommand({ words, named }: Options): void {
  const id = expectOk(parseGame(words[0]));
  if (!hasSolver(id)) throw new UsageError(`${noSolver(id)}.`);
  if (words.length > 1)
    throw new UsageError(`One game at a time, not also ${quote(words[1] ?? '')}.`);
  const seconds = expectOk(
    parseCount(named.get('seconds') ?? DEFAULT_SECONDS, 'The number of seconds', MAX_SECONDS),
  );
  const megabytes = expectOk(
    parseCount(
      named.get('memory') ?? DEFAULT_MEGABYTES,
      'The memory, in megabytes,',
      MAX_MEGABYTES,
    ),
  );
  const limits = { seconds, megabytes, wantsShortLine: !named.has('verdicts') };
  const range = named.get('deals');
  if (range !== undefined) return solveRange(id, range, limits, named.has('grade'));
  if (named.has('grade'))
    throw new UsageError('--grade goes with --deals; one deal is graded anyway.');

  const { number, deck } = expectOk(parseDeal(named.get('deal'), named.get('deck')));
  const game = gameOf(id);
  let state = game.rules.deal(number, deck);
  const file = named.get('moves');
  if (file !== undefined) {
    const { history } = playFile(openSession(id, number, deck), file);
    state = present(history);
  }
  const { verdict, line, positions, ms } = solveTimed(id, state, limits);
  const isGraded = verdict === 'winnable' && file === undefined;
  const difficulty = isGraded ? difficultyOf(id, state) : undefined;
  const moves = line.map(game.text.formatMove);
  if (named.has('json')) {
    const found = {
      verdict,
      line: moves,
      positions,
      ms: Math.round(ms),
      ...(difficulty && { difficulty }),
    };
    print(`${JSON.stringify(found)}\n`);
    return;
  }
  const inMoves = verdict === 'winnable' ? ` in ${plural(moves.length, 'move')}` : '';
  const grade = difficulty
    ? `. ${describeGrade(difficulty)}. ${describeDifficulty(game, difficulty)}`
    : '';
  printLines([
    `${verdict}${inMoves}; ${plural(positions, 'position')}, ${Math.round(ms)} ms${grade}`,
    ...(verdict === 'unknown' && !provesLosses(id) ? [NO_PROOF] : []),
    ...moves,
  ]);
}

const NO_PROOF = 'This solver finds wins; it does not prove that there is none.';

const difficultyOf = (id: VariantId, dealt: unknown): Difficulty =>
  runToEnd(resumableDifficulty(id, dealt), () => true);

function solveTimed(id: VariantId, state: unknown, { seconds, ...options }: Limits): TimedSolution {
  const start = performance.now();
  const deadline = start + seconds * 1000;
  const solution = solve(id, state, () => performance.now() < deadline, options);
  return { ...solution, ms: performance.now() - start };
}

/** Prints a table of the deals of a range `A..B`, with the grades of those that can be won if `isGraded`. */
function solveRange(id: VariantId, range: string, limits: Limits, isGraded: boolean): void {
  const { first, deals } = expectOk(parseRange(range, MAX_DEALS));
  const row = (cells: readonly unknown[]): string =>
    cells.map((cell, i) => String(cell).padStart([10, 12, 7, 12, 8, 8][i] ?? 0)).join('');
  printLines([
    row(['deal', 'verdict', 'moves', 'positions', 'ms', ...(isGraded ? ['grade'] : [])]),
  ]);
  const counts: Record<Verdict, number> = { winnable: 0, unwinnable: 0, unknown: 0 };
  for (let n = 0; n < deals; n++) {
    const deal = offsetDeal(first, n);
    const dealt = gameOf(id).rules.deal(deal);
    const { verdict, line, positions, ms } = solveTimed(id, dealt, limits);
    counts[verdict]++;
    const hasGrade = isGraded && verdict === 'winnable';
    printLines([
      row([
        deal,
        verdict,
        limits.wantsShortLine && line.length > 0 ? line.length : '',
        positions,
        Math.round(ms),
        ...(hasGrade ? [difficultyOf(id, dealt).grade] : []),
      ]),
    ]);
  }
  printLines([
    `${counts.winnable} winnable, ${counts.unwinnable} unwinnable, ${counts.unknown} unknown`,
    ...(provesLosses(id) ? [] : [NO_PROOF]),
  ]);
}
