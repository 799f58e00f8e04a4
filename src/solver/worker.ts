import type { VariantId } from '../games/index';
import { READY } from '../workers/workerLink';
import { resumablePar, resumableSolve, type Solution } from './solve';

/** What is asked for: a verdict with any line, with a short one, or with the one that par is counted by. */
export type Wanted = 'verdict' | 'shortLine' | 'par';

/** A position to solve within `ms` milliseconds. */
export interface SolveRequest {
  /** Comes back with the response. A newer request cancels an older one, which gets no response. */
  readonly number: number;
  readonly id: VariantId;
  readonly state: unknown;
  readonly ms: number;
  readonly wanted: Wanted;
}
export interface SolveResponse {
  readonly number: number;
  readonly solution: Solution;
}

/** Milliseconds of work between two looks at the messages. */
const SLICE_MS = 8;

let latest = 0;
const channel = new MessageChannel();

/** Lets waiting messages in. Terminating the worker would not do: a busy one runs on for two seconds in Chromium. */
const yieldToMessages = (): Promise<unknown> =>
  new Promise((resolve) => {
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(undefined);
  });

async function respond({ number, id, state, ms, wanted }: SolveRequest): Promise<void> {
  latest = number;
  const deadline = performance.now() + ms;
  const work =
    wanted === 'par'
      ? resumablePar(id, state)
      : resumableSolve(id, state, { wantsShortLine: wanted === 'shortLine' });
  for (let step = work.next(); ; ) {
    const sliceEnd = performance.now() + SLICE_MS;
    while (!step.done && performance.now() < sliceEnd) {
      step = work.next(performance.now() < deadline);
    }
    if (step.done) {
      return self.postMessage({ number, solution: step.value } satisfies SolveResponse);
    }
    await yieldToMessages();
    if (latest !== number) return;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<SolveRequest>) => {
  // A rejection would not reach the page's onerror.
  respond(data).catch(reportError);
});

self.postMessage(READY);
