import { answer, type LabRequest } from '../../src/lab/labRequest';

/** A stand-in for the lab's worker in jsdom, which has none: it answers the same requests, in a later task. */
export class SimulatingWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  #isTerminated = false;

  postMessage(request: LabRequest): void {
    setTimeout(() => {
      const data = answer(request);
      if (!this.#isTerminated) this.onmessage?.({ data });
    });
  }

  terminate(): void {
    this.#isTerminated = true;
  }
}
