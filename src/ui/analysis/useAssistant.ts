import { useEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { JudgedGame } from './judge';
import type { SolverAssistant } from './solverAssistant';
import { ignoreFailure, type LoadAssistant } from './useSolverAssistant';

/** Stands in for the judge until the solver is loaded. */
export const NO_VERDICTS = createStore<JudgedGame>(() => ({
  steps: undefined,
  verdicts: [],
  isDone: false,
}));

/** The solver assistant once it is loaded; undefined before, where it cannot be loaded, and where it is not wanted. */
export function useAssistant(load: LoadAssistant, wanted = true): SolverAssistant | undefined {
  const [assistant, setAssistant] = useState<SolverAssistant>();
  useEffect(() => {
    if (!wanted) return;
    let cancelled = false;
    load().then((loaded) => {
      if (!cancelled) setAssistant(loaded);
    }, ignoreFailure);
    return () => {
      cancelled = true;
    };
  }, [load, wanted]);
  return assistant;
}
