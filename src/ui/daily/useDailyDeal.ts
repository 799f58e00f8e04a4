import { useCallback, useMemo, useState } from 'react';
import { findDailyDeal } from '../../analysis/dailyDeal';
import { describeFailure } from '../../analysis/solverFailure';
import type { DealId } from '../../engine/dealId';
import type { TableView } from '../../engine/view';
import type { DailyDeal } from '../../games/findings';
import { type GameId, gameOf } from '../../games/index';
import { type DailyMemory, seedOf } from '../../persistence/daily';
import type { Day } from '../../persistence/day';
import type { ListedGame } from '../../persistence/record';
import { viewOf } from '../../store/game/table';
import { useStores } from '../parts/context';
import { emptyTable } from '../parts/emptyTable';
import { solverServiceOf } from '../parts/sharedSolver';
import { type Ask, useAnswer } from '../parts/useAsync';
import { useStoredGame } from '../parts/useStored';
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
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  const find: Ask<KnownDeal> = useCallback(
    (show, signal) => {
      if (day === undefined) return;
      let known: KnownDeal = memory.dealOf(game, day) ?? {};
      show(known);
      /** Finds the deal, then its par, then the deals of the main games on that day. */
      async function findAll(on: Day): Promise<void> {
        for (const each of new Set([game, ...MAIN_GAMES])) {
          if (signal.aborted) return;
          const onFound = (deal: DailyDeal): void => {
            memory.remember(each, on, deal);
            if (each !== game) return;
            known = deal;
            show(known);
          };
          await findDailyDeal(service, each, seedOf(on), memory.dealOf(each, on), onFound, signal);
        }
      }
      findAll(day).catch((error) => show({ ...known, failure: describeFailure(error) }));
    },
    [service, memory, game, day, attempt],
  );
  return { ...useAnswer(find), retry: () => setAttempt(attempt + 1) };
}

/** The table of a daily deal: as the player has left it, else as it is dealt; without cards while the deal is not known. */
export function useDayTable(
  game: GameId,
  deal: DealId | undefined,
  own: ListedGame | undefined,
): TableView {
  const id = own?.id;
  const played = useStoredGame(id);
  return useMemo(() => {
    const { rules, table } = gameOf(game);
    if (played?.record.variant === game) return viewOf(played);
    return deal === undefined || id !== undefined ? emptyTable(game) : table.view(rules.deal(deal));
  }, [game, deal, id, played]);
}
