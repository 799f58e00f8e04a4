import { useMemo } from 'react';
import { playedDays, streaksOf } from '../../archive/daily';
import { localDay } from '../../store/browserDay';
import { dailyFacts } from '../../store/daily';
import type { PlayedGame } from '../../store/savedGame';
import { useStores } from '../parts/context';
import { useArchivedDailies } from '../parts/useArchivedDailies';

/** Days in a row whose daily deal of this game was won on its day; undefined for a game that is no daily deal. */
export function useDailyStreak({ id, source, day, result }: PlayedGame): number | undefined {
  const { saves } = useStores();
  const archived = useArchivedDailies();
  const isDaily = source === 'daily' && day !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a result changes what is saved
  return useMemo(
    () =>
      isDaily
        ? streaksOf(playedDays(dailyFacts(saves.texts, archived, id), id), localDay()).now
        : undefined,
    [saves, archived, id, isDaily, result],
  );
}
