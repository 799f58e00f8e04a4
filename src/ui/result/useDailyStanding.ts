import { useMemo } from 'react';
import { monthOf } from '../../persistence/calendar';
import { type PlayedMark, playedDays, streaksOf, winsIn } from '../../persistence/daily';
import { localDay } from '../../persistence/day';
import type { GameFacts } from '../../persistence/record';
import type { Streak } from '../../persistence/statistics';
import { useGameList } from '../parts/useStored';

/** How a player stands with the daily deals of a game. */
export interface DailyStanding {
  /** Days in a row whose deal was won on its day. */
  readonly streak: Streak;
  /** The days won in the month of the deal. */
  readonly wins: number;
  /** The best mark of the day; undefined until a game of it is stored. */
  readonly mark: PlayedMark | undefined;
}

/** The standing in the game of a daily deal; undefined if the deal is not a daily one. */
export function useDailyStanding({ variant, source, day }: GameFacts): DailyStanding | undefined {
  const isDaily = source === 'daily' && day !== undefined;
  const games = useGameList(isDaily);
  return useMemo(() => {
    if (!isDaily) return undefined;
    const played = playedDays(games ?? [], variant);
    return {
      streak: streaksOf(played, localDay(new Date())),
      wins: winsIn(monthOf(day), played),
      mark: played.get(day),
    };
  }, [games, variant, isDaily, day]);
}
