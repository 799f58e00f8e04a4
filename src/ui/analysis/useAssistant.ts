import { useCallback } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { NOT_REVIEWED, type ReviewedGame } from '../../analysis/reviewer';
import type { Account } from '../../chance/account';
import { hasChances } from '../../chance/registry';
import type { AnyHistory } from '../../engine/history';
import type { Difficulty } from '../../solver/grade';
import type { TableGame } from '../../store/game/table';
import type { AssistantLoader, SolverAssistant } from '../parts/gamePage';
import { useAsync } from '../parts/useAsync';

/** The solver assistant once it is loaded; undefined before, if it fails to load, and if it is not wanted. */
export const useAssistant = (
  load: AssistantLoader['load'],
  wanted = true,
): SolverAssistant | undefined => useAsync(wanted ? load : undefined);

/** Stands in for a reviewer until the solver is loaded. */
const NO_REVIEW = createStore<ReviewedGame>(() => NOT_REVIEWED);

/** The review of the whole game so far; empty unless this game is under review. */
export function useReview(
  assistant: SolverAssistant | undefined,
  { steps }: AnyHistory,
): ReviewedGame {
  const review = useStore(assistant?.reviewer.state ?? NO_REVIEW);
  return review.steps === steps ? review : NOT_REVIEWED;
}

/**
 * What moves and cards did to the chance in the player’s own finished game of a game with chances, once it is computed; undefined for
 * others.
 */
export function useAccount(
  load: AssistantLoader['load'],
  game: TableGame,
  wanted = true,
): Account | undefined {
  const { variant } = game.record;
  const { initial, steps } = game.history;
  const find = useCallback(
    async () => (await load()).accountOf({ initial, steps, cursor: 0 }, variant),
    [load, variant, initial, steps],
  );
  return useAsync(wanted && hasAccount(game) ? find : undefined);
}

/** True for the player’s own finished game of a game with chances. */
const hasAccount = ({ record: { variant, result, helped }, isPreview }: TableGame): boolean =>
  hasChances(variant) && result !== undefined && !helped && !isPreview;

/** How often a fair player wins deals that begin like that of the player’s own finished game; undefined until it is known. */
export function useStartChance(
  load: AssistantLoader['load'],
  game: TableGame,
  wanted: boolean,
): number | undefined {
  const { variant } = game.record;
  const { initial } = game.history;
  const find = useCallback(
    async () => (await load()).startChanceOf(initial as object, variant),
    [load, variant, initial],
  );
  return useAsync(wanted && hasAccount(game) ? find : undefined);
}

/** How difficult the deal of a game is, once it is known to be winnable and its grade is found. */
export function useDifficulty(
  load: AssistantLoader['load'],
  current: TableGame,
  isWinnable: boolean,
): Difficulty | undefined {
  const { variant } = current.record;
  const { initial } = current.history;
  const find = useCallback(
    async () => (await load()).difficultyOf(initial as object, variant),
    [load, variant, initial],
  );
  return useAsync(isWinnable ? find : undefined);
}

/** Par of a game’s deal in moves, once the solver has found it. */
export function usePar(
  load: AssistantLoader['load'],
  current: TableGame,
  wanted: boolean,
): number | undefined {
  const { variant } = current.record;
  const { initial } = current.history;
  const find = useCallback(
    async () => (await load()).parOf(initial as object, variant),
    [load, variant, initial],
  );
  return useAsync(wanted ? find : undefined);
}
