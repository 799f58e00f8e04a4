import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { parseDealNumber } from '../engine/dealId';
import { quote } from '../engine/quote';
import { type Job, MAX_GAMES, parsePlayer, playersOf } from '../lab/job';
import { scoreTable } from '../lab/scoreTable';
import { parts, simulate } from '../lab/simulate';
import { mergeTallies, parseTally, type Tally } from '../lab/tally';
import { type Options, parseCount, parseGame } from './options';
import { expectOk, print, readText, UsageError } from './program';

const MAX_WORKERS = 256;
/** Games that a worker plays at a time. A job of no more is played without workers. */
const PART_GAMES = 5_000;

/** `simulate GAME --games N --first I`: prints the table of scores, or with `--json` a tally to merge. */
export async function simulateCommand({ words, named }: Options): Promise<void> {
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
  const requested = named.get('workers');
  const workers =
    requested === undefined
      ? availableParallelism()
      : expectOk(parseCount(requested, 'The number of workers', MAX_WORKERS));
  const tally = await runJob({ game, player, first, games }, workers);
  print(named.has('json') ? `${JSON.stringify(tally)}\n` : scoreTable(tally));
}

/** `merge FILE…`: prints the sum of the tallies. */
export function mergeCommand({ words }: Options): void {
  if (words.length === 0) throw new UsageError('The files of the tallies are needed.');
  const tallies = words.map((file) => {
    const tally = parseTally(readText(file, UsageError));
    if (!tally.ok) throw new UsageError(`The file ${quote(file)} is no tally: ${tally.error}`);
    return tally.value;
  });
  print(`${JSON.stringify(expectOk(mergeTallies(tallies)))}\n`);
}

/** Runs a job on workers; the tally is the same for any number of them. */
async function runJob(job: Job, workers: number): Promise<Tally> {
  if (workers === 1 || job.games <= PART_GAMES) return simulate(job).tally;
  const remaining = parts(job, PART_GAMES);
  const done: Tally[] = [];
  await Promise.all(Array.from({ length: workers }, () => runWorker(remaining, done)));
  return expectOk(mergeTallies(done));
}

/** Runs one worker until no part remains. If it dies, its part and the remaining ones are played here. */
function runWorker(remaining: Generator<Job>, done: Tally[]): Promise<void> {
  const worker = new Worker(new URL('./worker.js', import.meta.url));
  return new Promise((resolve) => {
    let current: Job | undefined;
    function next(): void {
      const part = remaining.next();
      current = part.done ? undefined : part.value;
      if (current) worker.postMessage(current);
      else worker.terminate().then(() => resolve());
    }
    worker.on('message', (tally: Tally) => {
      done.push(tally);
      next();
    });
    worker.on('error', () => {
      if (current) done.push(simulate(current).tally);
      for (const part of remaining) done.push(simulate(part).tally);
      resolve();
    });
    next();
  });
}
