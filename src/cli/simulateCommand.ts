import { parseDealNumber } from '../engine/dealId';
import { quote } from '../engine/quote';
import { MAX_GAMES, parsePlayer, playersOf } from '../lab/job';
import { scoreTable } from '../lab/scoreTable';
import { mergeByGame } from '../lab/sweep';
import { parseTallies } from '../lab/tally';
import { type Options, parseCount, parseGame } from './options';
import { expectOk, print, readText, UsageError } from './program';
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
  print(named.has('json') ? `${JSON.stringify(tally)}\n` : scoreTable(tally));
}

/** `merge FILE…`: prints the sum of the tallies; of several games or players, a list of their sums. */
export function mergeCommand({ words }: Options): void {
  if (words.length === 0) throw new UsageError('The files of the tallies are needed.');
  const tallies = words.flatMap((file) => {
    const read = parseTallies(readText(file, UsageError));
    if (!read.ok) throw new UsageError(`The file ${quote(file)} is no tally: ${read.error}`);
    return read.value;
  });
  const sums = expectOk(mergeByGame(tallies));
  print(`${JSON.stringify(sums.length === 1 ? sums[0] : sums)}\n`);
}
