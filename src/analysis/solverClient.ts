import type { DealId } from '../engine/dealId';
import type { VariantId } from '../games/index';
import type { Difficulty } from '../solver/grade';
import type { Solution } from '../solver/solve';
import type {
  DailyRequest,
  GradeRequest,
  SolveRequest,
  SolverRequest,
  SolverResponse,
  Wanted,
} from '../solver/worker';
import { linkWorker, type WorkerLink } from '../workers/workerLink';
import { SolverError } from './solverFailure';

/** A solver in a worker of its own, which works on one request at a time: the newest. */
export interface SolverClient {
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
  /** Grades a deal, before its first move; resolves and rejects as `solve` does. */
  readonly grade: (id: VariantId, state: unknown) => Promise<Difficulty | undefined>;
  /** Finds the daily deal of a day with this seed; resolves and rejects as `solve` does. */
  readonly daily: (id: VariantId, seed: number) => Promise<DealId | undefined>;
  readonly stop: () => void;
}

/** A request without its number. */
type Question =
  | Omit<SolveRequest, 'number'>
  | Omit<GradeRequest, 'number'>
  | Omit<DailyRequest, 'number'>;

interface PendingRequest {
  readonly number: number;
  readonly resolve: (response?: SolverResponse) => void;
  readonly reject: (error: Error) => void;
}

/** A client whose worker starts with the first request. */
export function createSolverClient(): SolverClient {
  let worker: WorkerLink<SolverRequest> | undefined;
  let requests = 0;
  let pending: PendingRequest | undefined;

  function startWorker(): WorkerLink<SolverRequest> {
    return linkWorker<SolverRequest, SolverResponse>(
      () => new Worker(new URL('../solver/worker.ts', import.meta.url), { type: 'module' }),
      (response) => {
        if (response.number === pending?.number) pending.resolve(response);
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

  function ask(question: Question): Promise<SolverResponse | undefined> {
    pending?.resolve();
    worker ??= startWorker();
    const number = ++requests;
    worker.post({ ...question, number });
    return new Promise((resolve, reject) => {
      pending = { number, resolve, reject };
    });
  }

  return {
    solve: async (id, state, ms, wanted = 'verdict') => {
      const response = await ask({ id, state, ms, wanted });
      return response && 'solution' in response ? response.solution : undefined;
    },
    grade: async (id, state) => {
      const response = await ask({ id, state, wanted: 'difficulty' });
      return response && 'difficulty' in response ? response.difficulty : undefined;
    },
    daily: async (id, seed) => {
      const response = await ask({ id, seed, wanted: 'daily' });
      return response && 'deal' in response ? response.deal : undefined;
    },
    stop,
  };
}
