import { countMoves } from '../../src/lab/shuffleStudy';
import { simulate } from '../../src/lab/simulate';
import type { LabRequest } from '../../src/lab/worker';

/** A stand-in for the lab's worker in jsdom, which has none: it answers the same requests, in a later task. */
export class SimulatingWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  #isTerminated = false;

  postMessage(request: LabRequest): void {
    setTimeout(() => {
      if (this.#isTerminated) return;
      const data =
        request.kind === 'simulate'
          ? simulate(request.job)
          : countMoves(request.name, request.cards, request.times, request.passes);
      this.onmessage?.({ data });
    });
  }

  terminate(): void {
    this.#isTerminated = true;
  }
}
