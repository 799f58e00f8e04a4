import type { KlondikeState } from '../../games/klondike/state';
import type { Solution } from '../../solver/solve';
import type { SolveRequest, SolveResponse } from '../../solver/worker';

/** A solver in a worker of its own. A new question ends the one before, at once. */
export interface SolverClient {
  /** The solution, or nothing where another question came first. Fails where the worker cannot be had or dies. */
  readonly solve: (
    state: KlondikeState,
    ms: number,
    shorten?: boolean,
  ) => Promise<Solution | undefined>;
  readonly stop: () => void;
}

export function createSolverClient(): SolverClient {
  let worker: Worker | undefined;
  let asked = 0;
  let settle: ((solution?: Solution) => void) | undefined;
  let fail: ((why: Error) => void) | undefined;

  function begin(): Worker {
    const begun = new Worker(new URL('../../solver/worker.ts', import.meta.url), {
      type: 'module',
    });
    begun.onmessage = ({ data: { number, solution } }: MessageEvent<SolveResponse>) => {
      if (number === asked) settle?.(solution);
    };
    begun.onerror = (event) => {
      event.preventDefault();
      fail?.(new Error('the solver cannot be had'));
      stop();
    };
    return begun;
  }

  function stop(): void {
    worker?.terminate();
    worker = undefined;
    settle?.();
  }

  function solve(state: KlondikeState, ms: number, shorten = false): Promise<Solution | undefined> {
    settle?.();
    worker ??= begin();
    worker.postMessage({ number: ++asked, state, ms, shorten } satisfies SolveRequest);
    return new Promise((resolve, reject) => {
      settle = resolve;
      fail = reject;
    });
  }

  return { solve, stop };
}
