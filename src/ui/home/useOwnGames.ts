import { useState } from 'react';
import { factsOf, type ListedGame, type PlayedGame } from '../../persistence/record';
import { unfinishedGames } from '../../persistence/statistics';
import { useStores } from '../parts/context';
import { useGameList, useStoredGame } from '../parts/useStored';

/** The games of the player. */
export interface OwnGames {
  /** All games; at first only the one at hand. */
  readonly games: readonly ListedGame[];
  /** The game that was on the table last. */
  readonly atHand: PlayedGame | undefined;
}

export function useOwnGames(): OwnGames {
  const [atHand] = useState(useStores().games.atHand);
  const games = useGameList() ?? (atHand ? [factsOf(atHand.record)] : []);
  return { games, atHand };
}

/** The unfinished one of some games that was played last; at once if it is at hand. */
export function useOpenGame({ games, atHand }: OwnGames): PlayedGame | undefined {
  const [newest] = unfinishedGames(games, 1);
  const id = newest?.id;
  const isAtHand = id !== undefined && atHand?.record.id === id;
  const found = useStoredGame(isAtHand ? undefined : id);
  return isAtHand ? atHand : found;
}
