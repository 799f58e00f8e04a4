import { useCallback, useEffect, useRef } from 'react';
import type { GameStore } from '../../store/gameState';
import type { SolverAssistant } from './solverAssistant';

/** For requests nobody waits for: their failures are not reported. */
export const ignoreFailure = (): void => undefined;

export type LoadAssistant = () => Promise<SolverAssistant>;

/** Loads the solver assistant when it is first needed, again after a failure, and stops it with the page. */
export function useSolverAssistant(store: GameStore): LoadAssistant {
  const loading = useRef<Promise<SolverAssistant>>(undefined);
  useEffect(
    () => () => {
      loading.current?.then(({ stop }) => stop(), ignoreFailure);
      loading.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    loading.current ??= import('./solverAssistant').then(
      ({ createSolverAssistant }) => createSolverAssistant(store),
      (error) => {
        loading.current = undefined;
        throw error;
      },
    );
    return loading.current;
  }, [store]);
}
