import { parseDealNumber } from '../engine/dealId';
import { quote } from '../engine/quote';
import { MAX_GAMES, parsePlayer, playersOf } from '../lab/job';
import { scoreTable } from '../lab/scoreTable';
import { formatTally } from '../lab/tally';
import { GAME, type PatienceCommand } from './commandLine';
import { parseCount, parseGame } from './options';
import { expectOk, print, UsageError } from './program';
import { addRunOptions, type RunOptions, runJobs, workersOf } from './runJobs';

/** Adds `simulate`, which prints a table of scores, or a tally to merge. */
export function addSimulate(program: PatienceCommand): void {
  const command = program
    .command('simulate')
    .description('let a player play many deals, and print how often each score was reached')
    .argument('<game>', GAME)
    .option('--player <name>', 'who plays (by default the first of the game’s players)')
    .examples('simulate pictures --games 100000 --first 0');
  addRunOptions(command, 'print a tally, which merge adds to others').action(simulate);
}

async function simulate(word: string, options: RunOptions): Promise<void> {
  const game = expectOk(parseGame(word));
  const players = playersOf(game);
  const name = options.player ?? players[0] ?? 'automatic';
  const player = parsePlayer(name);
  if (!player || !players.includes(player)) {
    throw new UsageError(
      `${quote(name)} does not play ${game}; its players are ${players.join(', ')}.`,
    );
  }
  const games = expectOk(
    parseCount(options.games ?? '', 'The number of games (--games)', MAX_GAMES),
  );
  const first = expectOk(parseDealNumber(options.first ?? ''));
  const jobs = [{ game, player, first, games }];
  const [tally] = await runJobs(jobs, workersOf(options), options.resume);
  if (!tally) return;
  print(options.json ? formatTally(tally) : scoreTable(tally));
}
