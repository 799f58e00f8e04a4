import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { parseDealNumber } from '../engine/dealId';
import { quote } from '../engine/quote';
import { isPlayer, type Job, MAX_GAMES, playersOf } from '../lab/job';

import { scoreTable } from '../lab/scoreTable';
import { parts, simulate } from '../lab/simulate';
import { mergeTallies, parseTally, type Tally } from '../lab/tally';
import { type Options, parseCount, parseGame } from './options';
import { need, print, UsageError } from './program';

const MAX_WORKERS = 256;
/** Games a worker plays at a time; fewer than that are played without one. */
const PART = 5_000;

/** `simulate GAME --games N --first I`: the table of the scores, or with `--json` a tally to merge. */
export async function simulateCommand({ words, named }: Options): Promise<void> {
  const game = need(parseGame(words[0]));
  if (words.length > 1)
    throw new UsageError(`One game at a time, not also ${quote(words[1] ?? '')}.`);
  const [usual = 'automatic', ...others] = playersOf(game);
  const player = named.get('player') ?? usual;
  if (!isPlayer(player) || ![usual, ...others].includes(player)) {
    throw new UsageError(
      `${quote(player)} does not play ${game}; its players are ${[usual, ...others].join(', ')}.`,
    );
  }
  const games = need(
    parseCount(named.get('games') ?? '', 'The number of games (--games)', MAX_GAMES),
  );
  const first = need(parseDealNumber(named.get('first') ?? ''));
  const wished = named.get('workers');
  const workers =
    wished === undefined
      ? availableParallelism()
      : need(parseCount(wished, 'The number of workers', MAX_WORKERS));
  const tally = await runJob({ game, player, first, games }, workers);
  print(named.has('json') ? `${JSON.stringify(tally)}\n` : scoreTable(tally));
}

/** `merge FILE…`: the tallies added up, as a tally. */
export function mergeCommand({ words }: Options): void {
  if (words.length === 0) throw new UsageError('The files of the tallies are needed.');
  const tallies = words.map((file) => {
    let text: string;
    try {
      text = readFileSync(file === '-' ? 0 : file, 'utf8');
    } catch {
      throw new UsageError(`The file ${quote(file)} cannot be read.`);
    }
    const tally = parseTally(text);
    if (!tally.ok) throw new UsageError(`The file ${quote(file)} is no tally: ${tally.error}`);
    return tally.value;
  });
  print(`${JSON.stringify(need(mergeTallies(tallies)))}\n`);
}

/** The whole job, its parts shared among workers. The tally is the same for any number of them. */
async function runJob(job: Job, workers: number): Promise<Tally> {
  if (workers === 1 || job.games <= PART) return simulate(job).tally;
  const open = parts(job, PART);
  const done: Tally[] = [];
  await Promise.all(Array.from({ length: workers }, () => work(open, done)));
  return need(mergeTallies(done));
}

/** One worker, given part after part until none is left. A part whose worker dies is played here. */
function work(open: Generator<Job>, done: Tally[]): Promise<void> {
  const worker = new Worker(new URL('./worker.js', import.meta.url));
  return new Promise((resolve) => {
    let current: Job | undefined;
    function next(): void {
      const part = open.next();
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
      for (const part of open) done.push(simulate(part).tally);
      resolve();
    });
    next();
  });
}
