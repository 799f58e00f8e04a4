import type { Verdict } from '../../solver/solve';
import type { WorkerFailure } from '../../workers/workerLink';

/** The verdicts as the page says them. */
export const VERDICTS: Readonly<Record<Verdict, string>> = {
  winnable: 'Can still be won',
  unwinnable: 'Can no longer be won',
  unknown: 'Not known yet',
};

/** What stands in place of a verdict if the solver gives none. */
export const NO_VERDICT: Readonly<Record<WorkerFailure, string>> = {
  failed: 'Not known: the solver could not be loaded',
  silent: 'Not known: the solver does not answer',
};
