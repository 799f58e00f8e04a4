import type { Asking, SolverClient } from '../../src/analysis/solverClient';
import type { SolverQuestion, SolverResponse } from '../../src/analysis/worker';

/** A solver’s client that gives these answers. */
export const fakeClient = (
  answer: (
    question: SolverQuestion,
    asking: Asking,
  ) => Promise<SolverResponse['answer'] | undefined>,
): SolverClient => ({
  ask: answer as SolverClient['ask'],
  reorder: () => undefined,
  wake: () => undefined,
});
