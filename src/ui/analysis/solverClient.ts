import type { KlondikeState } from '../../games/klondike/state';
import type { Solution } from '../../solver/solve';
import type { SolveRequest, SolveResponse } from '../../solver/worker';

/** A solver in a worker of its own, which works on one request at a time: the newest. */
interface SolverClient {
  /**
   * Solves a position within `ms` milliseconds; `shorten` spends some of them on a shorter line. Resolves to
   * undefined if a newer request or `stop` comes first. Rejects if the worker cannot be loaded or dies.
   */
  readonly solve: (
    state: KlondikeState,
    ms: number,
    shorten?: boolean,
  ) => Promise<Solution | undefined>;
  readonly stop: () => void;
}

interface PendingRequest {
  readonly number: number;
  readonly resolve: (solution?: Solution) => void;
  readonly reject: (error: Error) => void;
}

/** A client whose worker starts with the first request. */
export function createSolverClient(): SolverClient {
  let worker: Worker | undefined;
  let requests = 0;
  let pending: PendingRequest | undefined;

  function startWorker(): Worker {
    const started = new Worker(new URL('../../solver/worker.ts', import.meta.url), {
      type: 'module',
    });
    started.onmessage = ({ data: { number, solution } }: MessageEvent<SolveResponse>) => {
      if (number === pending?.number) pending.resolve(solution);
    };
    started.onerror = (event) => {
      event.preventDefault();
      pending?.reject(new Error('the solver worker failed'));
      stop();
    };
    return started;
  }

  function stop(): void {
    worker?.terminate();
    worker = undefined;
    pending?.resolve();
  }

  function solve(state: KlondikeState, ms: number, shorten = false): Promise<Solution | undefined> {
    pending?.resolve();
    worker ??= startWorker();
    const number = ++requests;
    worker.postMessage({ number, state, ms, shorten } satisfies SolveRequest);
    return new Promise((resolve, reject) => {
      pending = { number, resolve, reject };
    });
  }

  return { solve, stop };
}
