import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { findDailyDeal } from '../../analysis/dailyDeal';
import { describeFailure } from '../../analysis/solverFailure';
import type { SolverService } from '../../analysis/solverService';
import type { GameId } from '../../games/index';
import type { DailyDeal } from '../../games/knownDeals';
import { type DailyMemory, seedOf } from '../../persistence/daily';
import type { Day } from '../../persistence/day';
import { useStores } from '../parts/context';
import { solverServiceOf } from '../parts/sharedSolver';
import { MAIN_GAMES } from './dailyTarget';

/** The daily deal of a day, as far as it is known, and a sentence if the solver has failed. */
export interface KnownDeal extends Partial<DailyDeal> {
  readonly failure?: string;
}

/** The daily deal of a game and a day; without a day there is none to find. `retry` asks again for what could not be found. */
export function useDailyDeal(
  memory: DailyMemory,
  game: GameId,
  day: Day | undefined,
): KnownDeal & { readonly retry: () => void } {
  const service = solverServiceOf(useStores().games);
  const { state, find, stop } = useMemo(
    () => createDailyFinder(service, memory),
    [service, memory],
  );
  useEffect(() => {
    find(game, day);
    return stop;
  }, [find, stop, game, day]);
  const { of, ...known } = useStore(state);
  return { ...(of === nameOf(game, day) ? known : {}), retry: () => find(game, day) };
}

const nameOf = (game: GameId, day: Day | undefined): string => `${game}/${day}`;

/** Finds daily deals, one at a time, and remembers them. */
function createDailyFinder(service: SolverService, memory: DailyMemory) {
  const state = createStore<KnownDeal & { readonly of?: string }>(() => ({}));
  let controller = new AbortController();

  const stop = (): void => controller.abort();

  /** Finds a deal, then its par, then the deals of the main games on that day. */
  function find(game: GameId, day: Day | undefined): void {
    stop();
    if (day === undefined) return;
    controller = new AbortController();
    const { signal } = controller;
    const show = (known: KnownDeal): void => {
      if (!signal.aborted) state.setState({ of: nameOf(game, day), ...known }, true);
    };
    async function findAll(on: Day): Promise<void> {
      for (const each of new Set([game, ...MAIN_GAMES])) {
        if (signal.aborted) return;
        const keep = (deal: DailyDeal): void => {
          memory.remember(each, on, deal);
          if (each === game) show(deal);
        };
        await findDailyDeal(service, each, seedOf(on), memory.dealOf(each, on), keep, signal);
      }
    }
    show(memory.dealOf(game, day) ?? {});
    findAll(day).catch((error) => show({ ...state.getState(), failure: describeFailure(error) }));
  }

  return { state, find, stop };
}
