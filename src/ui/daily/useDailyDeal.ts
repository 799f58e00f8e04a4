import { useEffect, useState } from 'react';
import { findDailyDeal } from '../../analysis/dailyDeal';
import { describeFailure } from '../../analysis/solverFailure';
import type { GameId } from '../../games/index';
import type { Day } from '../../persistence/calendar';
import { type DailyDeal, type DailyMemory, seedOf } from '../../persistence/daily';
import { useStores } from '../parts/context';
import { solverServiceOf } from '../parts/sharedSolver';
import { MAIN_GAMES } from './dailyTarget';

/** The daily deal of a day, as far as it is known, and a sentence if the solver has failed. */
export interface KnownDeal extends Partial<DailyDeal> {
  readonly failure?: string;
}

/**
 * Finds the daily deal of a game and a day, then its par, then the deals of the main games on that day. What was found is
 * remembered. `retry` asks again for what could not be found.
 */
export function useDailyDeal(
  memory: DailyMemory,
  game: GameId,
  day: Day | undefined,
): KnownDeal & { readonly retry: () => void } {
  const service = solverServiceOf(useStores().games);
  const [found, setFound] = useState<KnownDeal & { readonly of?: string }>({});
  const [attempt, setAttempt] = useState(1);
  const name = `${game}/${day}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (day === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    setFound({ of: name, ...memory.dealOf(game, day) });
    async function findAll(on: Day): Promise<void> {
      for (const each of new Set([game, ...MAIN_GAMES])) {
        if (signal.aborted) return;
        const keep = (deal: DailyDeal): void => {
          memory.remember(each, on, deal);
          if (each === game && !signal.aborted) setFound({ of: name, ...deal });
        };
        await findDailyDeal(service, each, seedOf(on), memory.dealOf(each, on), keep, signal);
      }
    }
    findAll(day).catch((error) => {
      if (!signal.aborted) setFound((before) => ({ ...before, failure: describeFailure(error) }));
    });
    return () => controller.abort();
  }, [service, memory, game, day, name, attempt]);
  return { ...(found.of === name ? found : {}), retry: () => setAttempt(attempt + 1) };
}
