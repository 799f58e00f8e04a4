import { useEffect, useState } from 'react';
import type { Difficulty } from '../../solver/grade';
import type { TableGame } from '../../store/game/table';
import { ignoreFailure, type LoadAssistant } from './useSolverAssistant';

/** How difficult the deal of a game is, once it is known to be winnable and its grade is found. */
export function useDifficulty(
  load: LoadAssistant,
  current: TableGame,
  isWinnable: boolean,
): Difficulty | undefined {
  const [found, setFound] = useState<{ readonly of: unknown; readonly difficulty: Difficulty }>();
  const { initial } = current.history;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the deal’s, whatever is played
  useEffect(() => {
    if (!isWinnable) return;
    let cancelled = false;
    load()
      .then((assistant) => assistant.difficultyOf(current))
      .then((difficulty) => {
        if (difficulty && !cancelled) setFound({ of: initial, difficulty });
      }, ignoreFailure);
    return () => {
      cancelled = true;
    };
  }, [load, initial, isWinnable]);
  return found?.of === initial ? found?.difficulty : undefined;
}
