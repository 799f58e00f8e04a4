import type { WorkerFailure } from '../workers/workerLink';

/** Rejects a request whose worker was lost. */
export class SolverError extends Error {
  readonly failure: WorkerFailure;

  constructor(failure: WorkerFailure) {
    super(`the solver worker is lost: ${failure}`);
    this.failure = failure;
  }
}

/** Why a request to the solver was rejected: by its worker, or because its code could not be loaded. */
export const failureOf = (error: unknown): WorkerFailure =>
  error instanceof SolverError ? error.failure : 'failed';

/** What the player hears about a request that failed. Each request is another try. */
export const FAILURES: Readonly<Record<WorkerFailure, string>> = {
  failed: 'The solver could not be loaded.',
  silent: 'The solver does not answer; you can ask again.',
};

/** What stands in place of a verdict if the solver gives none. */
export const NO_VERDICT: Readonly<Record<WorkerFailure, string>> = {
  failed: 'Not known: the solver could not be loaded',
  silent: 'Not known: the solver does not answer',
};

/** What stands in place of a verdict while the solver searches. */
export const SEARCHING = 'Not known yet: still searching';
