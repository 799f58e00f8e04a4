import { createStore } from 'zustand/vanilla';
import type { JudgedGame } from '../../analysis/reviewer';
import { useAsync } from '../parts/useAsync';
import type { SolverAssistant } from './solverAssistant';
import type { LoadAssistant } from './useSolverAssistant';

/** Stands in for the judge until the solver is loaded. */
export const NO_VERDICTS = createStore<JudgedGame>(() => ({
  steps: undefined,
  verdicts: [],
  isDone: false,
}));

/** The solver assistant once it is loaded; undefined before, where it cannot be loaded, and where it is not wanted. */
export const useAssistant = (load: LoadAssistant, wanted = true): SolverAssistant | undefined =>
  useAsync(wanted ? load : undefined);
