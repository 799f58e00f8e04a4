import { parseDealNumber } from '../engine/dealId';
import { GAME_IDS, optionsOf } from '../games/index';
import { plantFault } from '../games/plantedFaults';
import { MAX_GAMES, playerOf } from '../lab/job';
import { scoreTable } from '../lab/scoreTable';
import { jobsOf, parseSweep, sweepTable } from '../lab/sweep';
import { formatTallies, formatTally } from '../lab/tally';
import { GAME_HELP, type PatienceCommand } from './commandLine';
import { FAULT_HELP } from './faultsCommand';
import { parseCount, parseGame } from './options';
import { expectOk, print, UsageError } from './program';
import { addRunOptions, type RunOptions, runJobs } from './runJobs';
import { workersOf } from './workers';

/** The options of all games, which are also options of `sweep`. */
const GAME_OPTIONS: readonly string[] = [
  ...new Set(GAME_IDS.flatMap((id) => optionsOf(id).map(({ name }) => name))),
];

/** Adds `simulate` and `sweep`, which print a table of scores or win rates, or tallies to merge. */
export function addSimulate(program: PatienceCommand): void {
  const simulated = program
    .command('simulate')
    .description('let a player play many deals, and print how often each score was reached')
    .argument('<game>', GAME_HELP)
    .option('--player <name>', 'who plays (by default the first of the game’s players)')
    .option('--fault <name>', FAULT_HELP)
    .examples('simulate pictures --games 100000 --first 0');
  addRunOptions(simulated, 'print a tally, which merge adds to others').action(simulate);

  const swept = program
    .command('sweep')
    .description('simulate a game with several values of one option, and print the win rates')
    .argument('<game>', GAME_HELP)
    .option('--player <names>', 'who plays; one player, or several as in first,random')
    .examples('sweep elevens --places 5..12 --games 1000000 --resume elevens.json');
  for (const name of GAME_OPTIONS) {
    swept.option(`--${name} <values>`, 'an option of the game: one value, a range 5..12, or a,b,c');
  }
  addRunOptions(swept, 'print the tallies, which merge adds to others').action(sweep);
}

async function simulate(
  word: string,
  { fault, ...options }: RunOptions & { readonly fault?: string },
): Promise<void> {
  const game = expectOk(parseGame(word));
  expectOk(plantFault(game, fault));
  const player = expectOk(playerOf(game, options.player));
  const games = gamesOf(options);
  const first = expectOk(parseDealNumber(options.first ?? ''));
  if (fault !== undefined) {
    const given = (['player', 'resume', 'json'] as const).find((name) => options[name]);
    if (given) throw new UsageError(`--${given} does not go with --fault.`);
  }
  const jobs = [{ game, player, first, games, fault }];
  const [tally] = await runJobs(jobs, workersOf(options), options.resume);
  if (tally) print(options.json ? formatTally(tally) : scoreTable(tally));
}

type SweepOptions = RunOptions & Readonly<Record<string, string | true>>;

async function sweep(game: string, options: SweepOptions): Promise<void> {
  const settings = [...GAME_OPTIONS, 'player'].flatMap((name) => {
    const value = options[name];
    return value === undefined ? [] : [`${name}=${value}`];
  });
  const swept = expectOk(parseSweep([game, ...settings].join(';')));
  const games = gamesOf(options);
  const first = expectOk(parseDealNumber(options.first ?? '0'));
  const tallies = await runJobs(jobsOf(swept, first, games), workersOf(options), options.resume);
  print(options.json ? formatTallies(tallies) : sweepTable(swept, tallies));
}

const gamesOf = ({ games = '' }: RunOptions): number =>
  expectOk(parseCount(games, 'The number of games (--games)', MAX_GAMES));
