import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { NOT_REVIEWED, type ReviewedGame } from '../../analysis/reviewer';
import type { AnyHistory } from '../../engine/history';
import type { Difficulty } from '../../solver/grade';
import type { Stores } from '../../store/browser';
import type { TableGame } from '../../store/game/table';
import { solverServiceOf } from '../parts/solverService';
import { useAsync } from '../parts/useAsync';
import type { SolverAssistant } from './solverAssistant';

export type LoadAssistant = () => Promise<SolverAssistant>;

/** For questions nobody waits for: their failures are not reported. */
export const ignoreFailure = (): void => undefined;

/** Loads the solver assistant when it is first needed, again after a failure, and stops it with the page. */
export function useAssistantLoader({ store, games }: Stores): LoadAssistant {
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
      ({ createSolverAssistant }) => createSolverAssistant(store, solverServiceOf(games)),
      (error) => {
        loading.current = undefined;
        throw error;
      },
    );
    return loading.current;
  }, [store, games]);
}

/** The solver assistant once it is loaded; undefined before, where it cannot be loaded, and where it is not wanted. */
export const useAssistant = (load: LoadAssistant, wanted = true): SolverAssistant | undefined =>
  useAsync(wanted ? load : undefined);

/** Stands in for a reviewer until the solver is loaded. */
const NO_REVIEW = createStore<ReviewedGame>(() => NOT_REVIEWED);

/** What the review of the whole game has found so far; nothing while another game is reviewed, or none. */
export function useReview(
  assistant: SolverAssistant | undefined,
  { steps }: AnyHistory,
): ReviewedGame {
  const review = useStore(assistant?.reviewer.state ?? NO_REVIEW);
  return review.steps === steps ? review : NOT_REVIEWED;
}

/** How difficult the deal of a game is, once it is known to be winnable and its grade is found. */
export function useDifficulty(
  load: LoadAssistant,
  current: TableGame,
  isWinnable: boolean,
): Difficulty | undefined {
  const { variant } = current.record;
  const { initial } = current.history;
  const find = useCallback(
    async () => (await load()).difficultyOf(variant, initial),
    [load, variant, initial],
  );
  return useAsync(isWinnable ? find : undefined);
}

/** Par of a game’s deal in moves, once the solver has found it. */
export function usePar(
  load: LoadAssistant,
  current: TableGame,
  wanted: boolean,
): number | undefined {
  const { variant } = current.record;
  const { initial } = current.history;
  const find = useCallback(
    async () => (await load()).parOf(variant, initial),
    [load, variant, initial],
  );
  return useAsync(wanted ? find : undefined);
}
