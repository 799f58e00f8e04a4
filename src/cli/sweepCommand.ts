import { parseDealNumber } from '../engine/dealId';
import { quote } from '../engine/quote';
import { GAME_IDS, optionsOf } from '../games/all';
import { MAX_GAMES } from '../lab/job';
import { jobsOf, parseSweep } from '../lab/sweep';
import { sweepTable } from '../lab/sweepTable';
import { formatTallies } from '../lab/tallyFile';
import { type Options, parseCount } from './options';
import { expectOk, print, UsageError } from './program';
import { runJobs, workersOf } from './runJobs';

/** The options of every game: each is an option of the command, too. */
export const GAME_OPTIONS: readonly string[] = [
  ...new Set(GAME_IDS.flatMap((id) => optionsOf(id).map(({ name }) => name))),
];

/**
 * `sweep GAME --OPTION VALUES --games N`: prints the win rate for each value, or with `--json` the tallies to merge. Without
 * `--first` the deals begin with 0.
 */
export async function sweepCommand(options: Options): Promise<void> {
  const { words, named } = options;
  const [game = '', ...more] = words;
  if (more.length > 0)
    throw new UsageError(`One game at a time, not also ${quote(more[0] ?? '')}.`);
  const settings = [...GAME_OPTIONS, 'player'].flatMap((name) => {
    const value = named.get(name);
    return value === undefined ? [] : [`${name}=${value}`];
  });
  const sweep = expectOk(parseSweep([game, ...settings].join(';')));
  const games = expectOk(
    parseCount(named.get('games') ?? '', 'The number of games (--games)', MAX_GAMES),
  );
  const first = expectOk(parseDealNumber(named.get('first') ?? '0'));
  const jobs = jobsOf(sweep, first, games);
  const tallies = await runJobs(jobs, workersOf(options), named.get('resume'));
  print(named.has('json') ? formatTallies(tallies) : sweepTable(sweep, tallies));
}
