import { parseDealNumber } from '../engine/dealId';
import { GAME_IDS, optionsOf } from '../games/all';
import { MAX_GAMES } from '../lab/job';
import { jobsOf, parseSweep, sweepTable } from '../lab/sweep';
import { formatTallies } from '../lab/tally';
import { GAME, type PatienceCommand } from './commandLine';
import { parseCount } from './options';
import { expectOk, print } from './program';
import { addRunOptions, type RunOptions, runJobs, workersOf } from './runJobs';

/** The options of every game: each is an option of the command, too. */
const GAME_OPTIONS: readonly string[] = [
  ...new Set(GAME_IDS.flatMap((id) => optionsOf(id).map(({ name }) => name))),
];

/** Adds `sweep`, which prints the win rate for each value of an option, or the tallies to merge. */
export function addSweep(program: PatienceCommand): void {
  const command = program
    .command('sweep')
    .description('simulate a game with several values of one option, and print the win rates')
    .argument('<game>', GAME)
    .option('--player <names>', 'who plays; one player, or several as in first,random')
    .examples('sweep elevens --places 5..12 --games 1000000 --resume elevens.json');
  for (const name of GAME_OPTIONS) {
    command.option(
      `--${name} <values>`,
      'an option of the game: one value, a range 5..12, or a,b,c',
    );
  }
  addRunOptions(command, 'print the tallies, which merge adds to others').action(sweep);
}

type SweepOptions = RunOptions & Readonly<Record<string, string | true>>;

async function sweep(game: string, options: SweepOptions): Promise<void> {
  const settings = [...GAME_OPTIONS, 'player'].flatMap((name) => {
    const value = options[name];
    return value === undefined ? [] : [`${name}=${value}`];
  });
  const swept = expectOk(parseSweep([game, ...settings].join(';')));
  const games = expectOk(
    parseCount(options.games ?? '', 'The number of games (--games)', MAX_GAMES),
  );
  const first = expectOk(parseDealNumber(options.first ?? '0'));
  const jobs = jobsOf(swept, first, games);
  const tallies = await runJobs(jobs, workersOf(options), options.resume);
  print(options.json ? formatTallies(tallies) : sweepTable(swept, tallies));
}
