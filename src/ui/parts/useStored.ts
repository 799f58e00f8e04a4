import { useCallback } from 'react';
import type { Games } from '../../persistence/games';
import type { ListedGame, PlayedGame } from '../../persistence/record';
import { useStores } from './context';
import { type Ask, ignoreFailure, useAnswer, useAsync } from './useAsync';

/**
 * What `read` finds in the stored games; undefined until it is found, or if not `wanted`. It is read again whenever games
 * change; in a hidden tab, when the tab is shown again. `read` must be the same function each time.
 */
export function useStored<Value>(
  read: (games: Games) => Promise<Value>,
  wanted = true,
): Value | undefined {
  const { games } = useStores();
  const ask: Ask<Value> = useCallback(
    (show, signal) => {
      let isStale = false;
      function look(): void {
        isStale = false;
        read(games).then(show, ignoreFailure);
      }
      const noteChange = (): void => {
        if (document.visibilityState === 'hidden') isStale = true;
        else look();
      };
      const noteVisible = (): void => {
        if (isStale && document.visibilityState === 'visible') look();
      };
      signal.addEventListener('abort', games.onChange(noteChange));
      document.addEventListener('visibilitychange', noteVisible, { signal });
      look();
    },
    [games, read],
  );
  return useAnswer(wanted ? ask : undefined);
}

const readGames = (games: Games): ReturnType<Games['list']> => games.list();

/** A stored game by its id; undefined until it is read, if it cannot be read, and without an id. */
export function useStoredGame(id: string | undefined): PlayedGame | undefined {
  const { games } = useStores();
  const read = useCallback(async () => {
    const found = id === undefined ? undefined : await games.game(id);
    return found?.ok ? found.value : undefined;
  }, [games, id]);
  return useAsync(id === undefined ? undefined : read);
}

/** One empty list, so that memoised values stay the same. */
export const NO_GAMES: readonly ListedGame[] = [];

/** All stored games; undefined until they are read, or if not `wanted`. */
export const useGameList = (wanted = true): readonly ListedGame[] | undefined =>
  useStored(readGames, wanted);
