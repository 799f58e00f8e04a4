import type { KlondikeState } from '../games/klondike/state';
import { type Solution, solving } from './solve';

/** A position to be judged, the milliseconds that may be spent on it, and whether its line is to be a short one. */
export interface SolveRequest {
  /** Comes back with the answer. A newer question ends the work on an older one, which is never answered. */
  readonly number: number;
  readonly state: KlondikeState;
  readonly ms: number;
  readonly shorten: boolean;
}
export interface SolveResponse {
  readonly number: number;
  readonly solution: Solution;
}

/** For so many milliseconds no message is looked at. */
const SLICE_MS = 8;

let latest = 0;
const turn = new MessageChannel();

/** Lets what has come meanwhile be heard: a worker that is only ended would search on for two seconds. */
const listen = (): Promise<unknown> =>
  new Promise((resolve) => {
    turn.port1.onmessage = resolve;
    turn.port2.postMessage(undefined);
  });

async function answer({ number, state, ms, shorten }: SolveRequest): Promise<void> {
  latest = number;
  const end = performance.now() + ms;
  const pieces = solving(state, shorten);
  for (let piece = pieces.next(); ; ) {
    for (const slice = performance.now() + SLICE_MS; !piece.done && performance.now() < slice; )
      piece = pieces.next(performance.now() < end);
    if (piece.done)
      return self.postMessage({ number, solution: piece.value } satisfies SolveResponse);
    await listen();
    if (latest !== number) return;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<SolveRequest>) => {
  // An error must reach the page as one of the worker.
  answer(data).catch(reportError);
});
