import { useCallback } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { NOT_REVIEWED, type ReviewedGame } from '../../analysis/reviewer';
import type { Account } from '../../chance/account';
import { hasChances } from '../../chance/registry';
import type { AnyHistory } from '../../engine/history';
import type { TableGame } from '../../store/game/table';
import { useAsync } from '../parts/useAsync';
import { useSolver } from './assistantLoader';
import type { SolverAssistant, SolverFacts } from './solverAssistant';

/** The solver assistant once it is loaded, or why it could not be. */
interface LoadedAssistant {
  readonly assistant?: SolverAssistant;
  readonly failure?: unknown;
}

const NOT_LOADED: LoadedAssistant = {};

/** The solver assistant, if it is wanted. */
export function useAssistant(wanted = true): LoadedAssistant {
  const { load } = useSolver();
  const find = useCallback(
    (): Promise<LoadedAssistant> =>
      load().then(
        (assistant) => ({ assistant }),
        (failure: unknown) => ({ failure }),
      ),
    [load],
  );
  return useAsync(wanted ? find : undefined) ?? NOT_LOADED;
}

/** Stands in for a reviewer until the solver is loaded. */
const NO_REVIEW = createStore<ReviewedGame>(() => NOT_REVIEWED);

/** The review of the whole game so far; empty unless this game is under review. */
export function useReview(
  { assistant, failure }: LoadedAssistant,
  { steps }: AnyHistory,
): ReviewedGame {
  const review = useStore(assistant?.reviewer.state ?? NO_REVIEW);
  if (failure) return { ...NOT_REVIEWED, failure };
  return review.steps === steps ? review : NOT_REVIEWED;
}

/** What moves and cards did to the chance in a game that `hasAccount`, once it is computed; undefined for others. */
export function useAccount(game: TableGame, wanted = true): Account | undefined {
  const { load } = useSolver();
  const { variant } = game.record;
  const { initial, steps } = game.history;
  const find = useCallback(
    async () => (await load()).accountOf({ initial, steps, cursor: 0 }, variant),
    [load, variant, initial, steps],
  );
  return useAsync(wanted && hasAccount(game) ? find : undefined);
}

/** True for a finished game with chances that the player played, unaided by the solver. */
export const hasAccount = ({
  record: { variant, result, helped },
  isPreview,
}: TableGame): boolean => hasChances(variant) && result !== undefined && !helped && !isPreview;

/** A fact about the deal of a game, once it is wanted and found. */
export function useDealFact<Name extends keyof SolverFacts>(
  name: Name,
  { record: { variant }, history: { initial } }: TableGame,
  wanted: boolean,
): SolverFacts[Name] | undefined {
  const { load } = useSolver();
  const find = useCallback(
    async () => (await load()).dealFacts[name](initial as object, variant),
    [load, name, initial, variant],
  );
  return useAsync(wanted ? find : undefined);
}
