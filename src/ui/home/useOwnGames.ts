import { useState } from 'react';
import { factsOf, type ListedGame, type PlayedGame } from '../../persistence/record';
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

/** A listed game with its moves; undefined until it is read, unless it is at hand. */
export function useOpenGame(
  game: ListedGame | undefined,
  atHand: PlayedGame | undefined,
): PlayedGame | undefined {
  const id = game?.id;
  const isAtHand = id !== undefined && atHand?.record.id === id;
  const found = useStoredGame(isAtHand ? undefined : id);
  return isAtHand ? atHand : found;
}
