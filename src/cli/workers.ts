import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PatienceCommand } from './commandLine';
import { inOrder } from './inOrder';
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

/** Plays parts on workers, or here if `workers` is 1, and yields the results in order. Once a worker dies, this thread plays the rest. */
export async function* playParts<P extends Part>(
  parts: Iterable<P>,
  workers: number,
): AsyncGenerator<ResultOf<P>, void> {
  if (workers === 1) {
    for (const part of parts) yield playPart(part);
    return;
  }
  const started: Worker[] = [];
  const idle: Worker[] = [];
  let hasDied = false;

  function start(): Worker {
    const worker = new Worker(new URL('./worker.js', import.meta.url));
    started.push(worker);
    return worker;
  }

  async function play(part: P): Promise<ResultOf<P>> {
    if (hasDied) return playPart(part);
    const worker = idle.pop() ?? start();
    try {
      worker.postMessage(part);
      // It rejects if the worker dies.
      const [result] = await once(worker, 'message');
      idle.push(worker);
      return result;
    } catch {
      hasDied = true;
      return playPart(part);
    }
  }

  try {
    yield* inOrder(parts, workers, play);
  } finally {
    for (const worker of started) void worker.terminate();
  }
}
