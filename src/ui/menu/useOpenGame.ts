import { useCallback } from 'react';
import type { ListedGame, PlayedGame } from '../../persistence/record';
import { unfinishedGames } from '../../persistence/statistics';
import { useStores } from '../parts/context';
import { useAsync } from '../parts/useAsync';

/** The unfinished game that was played last; at once if it is in memory. */
export function useOpenGame(
  list: readonly ListedGame[],
  atHand: readonly PlayedGame[],
): PlayedGame | undefined {
  const { games } = useStores();
  const [newest] = unfinishedGames(list, 1);
  const id = newest?.id;
  const inMemory = atHand.find(({ record }) => record.id === id);
  const read = useCallback(async () => {
    const found = id === undefined ? undefined : await games.game(id);
    return found?.ok ? found.value : undefined;
  }, [games, id]);
  const stored = useAsync(id === undefined || inMemory ? undefined : read);
  return inMemory ?? stored;
}
