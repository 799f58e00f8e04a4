import { useCallback } from 'react';
import type { Difficulty } from '../../solver/grade';
import type { TableGame } from '../../store/game/table';
import { useAsync } from '../parts/useAsync';
import type { LoadAssistant } from './useSolverAssistant';

/** How difficult the deal of a game is, once it is known to be winnable and its grade is found. */
export function useDifficulty(
  load: LoadAssistant,
  current: TableGame,
  isWinnable: boolean,
): Difficulty | undefined {
  const { variant, deal } = current.record;
  const { initial } = current.history;
  const find = useCallback(
    async () => (await load()).difficultyOf(variant, deal, initial),
    [load, variant, deal, initial],
  );
  return useAsync(isWinnable ? find : undefined);
}
