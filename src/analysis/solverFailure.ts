import type { WorkerFailure } from '../workers/workerLink';

/** Rejects a question whose worker was lost. */
export class SolverError extends Error {
  readonly failure: WorkerFailure;

  constructor(failure: WorkerFailure) {
    super(`the solver worker is lost: ${failure}`);
    this.failure = failure;
  }
}

/** Why a question was rejected: by its worker, or because the solver’s code could not be loaded. */
const failureOf = (error: unknown): WorkerFailure =>
  error instanceof SolverError ? error.failure : 'failed';

const SENTENCES: Readonly<Record<WorkerFailure, string>> = {
  failed: 'The solver could not be loaded.',
  silent: 'The solver does not answer; you can ask again.',
};

const NO_VERDICT: Readonly<Record<WorkerFailure, string>> = {
  failed: 'Not known: the solver could not be loaded',
  silent: 'Not known: the solver does not answer',
};

/** The sentence for the player whose question was rejected. Each question is another try. */
export const describeFailure = (error: unknown): string => SENTENCES[failureOf(error)];

/** What stands in place of a verdict that the solver cannot give. */
export const noVerdict = (error: unknown): string => NO_VERDICT[failureOf(error)];

/** What stands in place of a verdict while the solver searches. */
export const SEARCHING = 'Not known yet: still searching';
