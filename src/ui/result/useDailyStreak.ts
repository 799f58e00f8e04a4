import { useMemo } from 'react';
import { playedDays, streaksOf } from '../../persistence/daily';
import type { GameFacts } from '../../persistence/record';
import { localDay } from '../../store/browser';
import { useGameList } from '../parts/useGameList';

/** Days in a row on which the daily deal of this game was won; undefined if the deal is not a daily one. */
export function useDailyStreak({ variant, source, day }: GameFacts): number | undefined {
  const isDaily = source === 'daily' && day !== undefined;
  const games = useGameList(isDaily);
  return useMemo(
    () => (isDaily ? streaksOf(playedDays(games ?? [], variant), localDay()).now : undefined),
    [games, variant, isDaily],
  );
}
