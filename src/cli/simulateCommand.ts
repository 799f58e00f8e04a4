import { parseDealNumber } from '../engine/dealId';
import { quote } from '../engine/quote';
import { MAX_GAMES, parsePlayer, playersOf } from '../lab/job';
import { scoreTable } from '../lab/scoreTable';
import { formatTally } from '../lab/tallyFile';
import { type Options, parseCount, parseGame } from './options';
import { expectOk, print, UsageError } from './program';
import { runJobs, workersOf } from './runJobs';

/** `simulate GAME --games N --first I`: prints the table of scores, or with `--json` a tally to merge. */
export async function simulateCommand(options: Options): Promise<void> {
  const { words, named } = options;
  const game = expectOk(parseGame(words[0]));
  if (words.length > 1)
    throw new UsageError(`One game at a time, not also ${quote(words[1] ?? '')}.`);
  const players = playersOf(game);
  const name = named.get('player') ?? players[0] ?? 'automatic';
  const player = parsePlayer(name);
  if (!player || !players.includes(player)) {
    throw new UsageError(
      `${quote(name)} does not play ${game}; its players are ${players.join(', ')}.`,
    );
  }
  const games = expectOk(
    parseCount(named.get('games') ?? '', 'The number of games (--games)', MAX_GAMES),
  );
  const first = expectOk(parseDealNumber(named.get('first') ?? ''));
  const jobs = [{ game, player, first, games }];
  const [tally] = await runJobs(jobs, workersOf(options), named.get('resume'));
  if (!tally) return;
  print(named.has('json') ? formatTally(tally) : scoreTable(tally));
}
