import type { VariantId } from '../../games/index';
import type { Solution } from '../../solver/solve';
import type { SolveRequest, SolveResponse, Wanted } from '../../solver/worker';
import { linkWorker, type WorkerLink } from '../../workers/workerLink';
import { SolverError } from './solverFailure';

/** A solver in a worker of its own, which works on one request at a time: the newest. */
interface SolverClient {
  /**
   * Solves a position within `ms` milliseconds. Resolves to
   * undefined if a newer request or `stop` comes first. Rejects with a SolverError if the worker is lost; the next
   * request starts another.
   */
  readonly solve: (
    id: VariantId,
    state: unknown,
    ms: number,
    wanted?: Wanted,
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
  let worker: WorkerLink<SolveRequest> | undefined;
  let requests = 0;
  let pending: PendingRequest | undefined;

  function startWorker(): WorkerLink<SolveRequest> {
    return linkWorker<SolveRequest, SolveResponse>(
      () => new Worker(new URL('../../solver/worker.ts', import.meta.url), { type: 'module' }),
      ({ number, solution }) => {
        if (number === pending?.number) pending.resolve(solution);
      },
      (failure) => {
        worker = undefined;
        pending?.reject(new SolverError(failure));
      },
    );
  }

  function stop(): void {
    worker?.close();
    worker = undefined;
    pending?.resolve();
  }

  function solve(
    id: VariantId,
    state: unknown,
    ms: number,
    wanted: Wanted = 'verdict',
  ): Promise<Solution | undefined> {
    pending?.resolve();
    worker ??= startWorker();
    const number = ++requests;
    worker.post({ number, id, state, ms, wanted });
    return new Promise((resolve, reject) => {
      pending = { number, resolve, reject };
    });
  }

  return { solve, stop };
}
