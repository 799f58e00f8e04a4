import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PatienceCommand } from './commandLine';
import { parseCount } from './options';
import { type Part, playPart, type ResultOf } from './part';
import { expectOk } from './program';

const MAX_WORKERS = 256;

/** Adds the option that `workersOf` reads. */
export const addWorkers = (command: PatienceCommand): PatienceCommand =>
  command.option(
    '--workers <n>',
    'how many deals to play at a time (by default one for each core)',
  );

/** The value of `--workers`, by default one for each core. */
export const workersOf = ({ workers }: { readonly workers?: string }): number =>
  workers === undefined
    ? availableParallelism()
    : expectOk(parseCount(workers, 'The number of workers', MAX_WORKERS));

/** A part that a worker has taken, and its result once it is played. */
interface Taken<P extends Part> {
  readonly part: P;
  result?: ResultOf<P>;
}

/** Plays parts on workers, or in this thread if `workers` is 1, and passes on the results in the order of the parts. */
export async function playParts<P extends Part>(
  parts: Generator<P>,
  workers: number,
  onResult: (result: ResultOf<P>) => void,
): Promise<void> {
  if (workers === 1) {
    for (const part of parts) onResult(playPart(part));
    return;
  }
  const queue: Taken<P>[] = [];
  function* taken(): Generator<Taken<P>> {
    for (const part of parts) {
      const next = { part };
      queue.push(next);
      yield next;
    }
  }
  function handOver(): void {
    for (let result = queue[0]?.result; result !== undefined; result = queue[0]?.result) {
      queue.shift();
      onResult(result);
    }
  }
  const remaining = taken();
  await Promise.all(Array.from({ length: workers }, () => runWorker(remaining, handOver)));
}

/** Runs one worker until no part remains. If it dies, this thread plays its part and the remaining ones. */
function runWorker<P extends Part>(
  remaining: Generator<Taken<P>>,
  onPlayed: () => void,
): Promise<void> {
  const worker = new Worker(new URL('./worker.js', import.meta.url));
  return new Promise((resolve, reject) => {
    let current: Taken<P> | undefined;
    function next(): void {
      const taken = remaining.next();
      current = taken.done ? undefined : taken.value;
      if (current) worker.postMessage(current.part);
      else worker.terminate().then(() => resolve());
    }
    function finish(taken: Taken<P>, result: ResultOf<P>): void {
      taken.result = result;
      onPlayed();
    }
    worker.on('message', (result: ResultOf<P>) => {
      try {
        if (current) finish(current, result);
        next();
      } catch (error) {
        worker.terminate();
        reject(error);
      }
    });
    worker.on('error', () => {
      try {
        if (current) finish(current, playPart(current.part));
        for (const taken of remaining) finish(taken, playPart(taken.part));
        resolve();
      } catch (error) {
        reject(error);
      }
    });
    next();
  });
}
