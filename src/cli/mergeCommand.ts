import { displayDeal } from '../engine/dealId';
import { isMicrosoftDeal } from '../engine/microsoftDeal';
import { err, ok, type Result } from '../engine/result';
import { type DealRange, firstOutside, type Gap, gapsOf } from '../lab/dealRange';
import { MAX_GAMES, playersOf } from '../lab/job';
import { mergeByGame, parseTallies, type TallyFile } from '../lab/tally';
import { isVerdictText, parseVerdicts, tallyOfVerdicts } from '../lab/verdictRun';
import type { PatienceCommand } from './commandLine';
import { parseRange } from './options';
import { expectOk, InputError, printError, printJson, quoteFile, readText } from './program';
import { MAX_VERDICTS } from './verdictRuns';

/** The most files, and the most gaps, that are listed. */
const MAX_NAMED = 50;

const HOW_TO_GO_ON =
  'Nothing is added up. Give the deals of all shards, as --deals A..B, to add the other files.';

/**
 * Adds `merge`, which prints the sum of tallies, one for each game and player, and reports missing deals. With `--deals A..B` these
 * deals are required: unreadable files are skipped, and the exit code is 1 if a deal is missing.
 */
export function addMerge(program: PatienceCommand): void {
  program
    .command('merge')
    .description(
      'add up tallies (simulate --json, solve --verdicts --json), and report missing deals',
    )
    .argument('<tallies...>', 'files of tallies; - for the standard input')
    .option('--deals <a..b>', 'the required deals: the exit code is 1 if one is missing')
    .option('--any-version', 'add up tallies of different versions of the program')
    .examples('merge shards/*.json', 'merge --deals 0..99999 shards/*.json')
    .action(merge);
}

interface MergeOptions {
  readonly deals?: string;
  readonly anyVersion?: true;
}

function merge(names: readonly string[], { deals, anyVersion }: MergeOptions): void {
  const wanted =
    deals === undefined ? undefined : expectOk(parseRange(deals, Number.MAX_SAFE_INTEGER, {}));
  const { files, faults } = readFiles(names);
  const unread = withoutMost(faults, 'files cannot be read either');
  if (faults.length > 0 && files.length === 0) throw new InputError(unread.join('\n'));
  if (faults.length > 0 && !wanted) throw new InputError([...unread, HOW_TO_GO_ON].join('\n'));
  const sums = expectOk(mergeByGame(files.flat(), anyVersion === true), InputError);
  if (wanted) for (const { ranges } of sums) expectInside(ranges, wanted);
  printJson(sums.length === 1 ? sums[0] : sums);
  const gaps = sums.flatMap((sum) => gapsOf(sum.ranges, wanted).map((gap) => describe(sum, gap)));
  const notes = [...unread, ...withoutMost(gaps, 'gaps are not listed')];
  if (notes.length > 0) printError(`${notes.join('\n')}\n`);
  if (wanted && gaps.length > 0) process.exitCode = 1;
}

/** The tallies of each file, and a sentence about each unreadable one. */
function readFiles(names: readonly string[]) {
  const files: (readonly TallyFile[])[] = [];
  const faults: string[] = [];
  for (const name of names) {
    try {
      const tallies = talliesIn(readText(name));
      if (tallies.ok) files.push(tallies.value);
      else faults.push(`${quoteFile(name)} is no tally. ${tallies.error}`);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      faults.push(error.message);
    }
  }
  return { files, faults };
}

/** The tallies in a file, or the tally of its verdicts. */
function talliesIn(text: string): Result<readonly TallyFile[], string> {
  if (!isVerdictText(text)) return parseTallies(text);
  const verdicts = parseVerdicts(text);
  if (!verdicts.ok) return verdicts;
  return isMicrosoftDeal(verdicts.value.run.first)
    ? err('It counts deals by Microsoft’s numbers, which no tally does.')
    : ok([tallyOfVerdicts(verdicts.value)]);
}

/** At most `MAX_NAMED` lines, then one that counts the rest. */
const withoutMost = (lines: readonly string[], rest: string): readonly string[] =>
  lines.length <= MAX_NAMED
    ? lines
    : [...lines.slice(0, MAX_NAMED), `${lines.length - MAX_NAMED} more ${rest}.`];

function expectInside(ranges: readonly DealRange[], wanted: DealRange): void {
  const outside = firstOutside(ranges, wanted);
  if (outside === undefined) return;
  throw new InputError(`Deal ${displayDeal(outside)} is counted, but is not one of --deals.`);
}

/** A sentence about missing deals, and the command that plays them, or as many as one run can. */
function describe({ game, player, effort }: TallyFile, { first, last }: Gap): string {
  const missing = last - first + 1n;
  const max = BigInt(effort ? MAX_VERDICTS : MAX_GAMES);
  const games = missing > max ? max : missing;
  const [from, to] = [first, last].map((deal) => displayDeal(String(deal)));
  const deals = missing === 1n ? `deal ${from}` : `deals ${from} to ${to}`;
  const these = missing === 1n ? 'it' : missing === games ? 'them' : `the first ${games} of them`;
  const word = game.includes(';') ? `'${game}'` : game;
  if (effort) {
    const range = `${first}..${first + games - 1n}`;
    return `Missing: ${deals}. To solve ${these}:
  patience solve ${word} --deals ${range} --verdicts --limit ${effort.steps} --memory ${effort.megabytes} --json`;
  }
  const by = player === playersOf(game)[0] ? '' : ` --player ${player}`;
  return `Missing: ${deals}. To play ${these}:
  patience simulate ${word} --first ${first} --games ${games}${by} --json`;
}
