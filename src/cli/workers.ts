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

/** Plays parts on workers, or in this thread if there is to be one, and hands over each result as it comes. */
export async function playParts<P extends Part>(
  parts: Generator<P>,
  workers: number,
  onResult: (result: ResultOf<P>, part: P) => void,
): Promise<void> {
  if (workers > 1) {
    await Promise.all(Array.from({ length: workers }, () => runWorker(parts, onResult)));
  } else for (const part of parts) onResult(playPart(part), part);
}

/** Runs one worker until no part remains. If it dies, this thread plays its part and the remaining ones. */
function runWorker<P extends Part>(
  remaining: Generator<P>,
  onResult: (result: ResultOf<P>, part: P) => void,
): Promise<void> {
  const worker = new Worker(new URL('./worker.js', import.meta.url));
  return new Promise((resolve, reject) => {
    let current: P | undefined;
    function next(): void {
      const part = remaining.next();
      current = part.done ? undefined : part.value;
      if (current) worker.postMessage(current);
      else worker.terminate().then(() => resolve());
    }
    worker.on('message', (result: ResultOf<P>) => {
      try {
        if (current) onResult(result, current);
        next();
      } catch (error) {
        worker.terminate();
        reject(error);
      }
    });
    worker.on('error', () => {
      try {
        if (current) onResult(playPart(current), current);
        for (const part of remaining) onResult(playPart(part), part);
        resolve();
      } catch (error) {
        reject(error);
      }
    });
    next();
  });
}
