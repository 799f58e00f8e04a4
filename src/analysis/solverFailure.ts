import { t } from '@lingui/core/macro';
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

/** The sentence for the player whose question was rejected. Asking again tries again. */
export const describeFailure = (error: unknown): string =>
  failureOf(error) === 'failed'
    ? t`The solver could not be loaded.`
    : t`The solver does not answer; you can ask again.`;

/** What stands in place of a verdict that the solver cannot give. */
export const noVerdict = (error: unknown): string =>
  failureOf(error) === 'failed'
    ? t`Not known: the solver could not be loaded`
    : t`Not known: the solver does not answer`;

/** What stands in place of a verdict while the solver searches. */
export const stillSearching = (): string => t`Not known yet: still searching`;
