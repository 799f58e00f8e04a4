import { useCallback, useMemo } from 'react';
import { askLostDeal } from '../../analysis/verdicts';
import type { DealId } from '../../engine/dealId';
import type { Verdict } from '../../engine/game';
import { dealName, type VariantDeal } from '../../games/index';
import { type ListedGame, newestFirst } from '../../persistence/record';
import { countedResult, type VerdictOf } from '../../persistence/statistics';
import { useStores } from '../parts/context';
import { solverServiceOf } from '../parts/sharedSolver';
import { type BackgroundWork, useBackgroundWork } from './useBackgroundWork';

/** With more deals than this, the solver starts only when the player asks. */
const MAX_UNASKED = 200;

/**
 * The verdicts on the deals that were lost and are not known to be winnable from the start, asked for the latest first. `games` has
 * one game of each deal, and all have a solver.
 */
export function useLostDeals(
  games: readonly ListedGame[],
): BackgroundWork & { readonly verdictOf: VerdictOf } {
  const service = solverServiceOf(useStores().games);
  const items = useMemo(() => lostDeals(games), [games]);
  const stored = service.memory.deals;
  const read = useCallback(
    async (lost: readonly VariantDeal[]) => {
      const verdicts = new Map<string, Verdict>();
      for (const variant of new Set(lost.map((each) => each.variant))) {
        const ofGame = await stored(variant).catch(() => new Map<DealId, Verdict>());
        for (const [deal, verdict] of ofGame) verdicts.set(dealName({ variant, deal }), verdict);
      }
      return verdicts;
    },
    [stored],
  );
  const ask = useCallback(
    (deal: VariantDeal, signal: AbortSignal) => askLostDeal(service, deal, signal),
    [service],
  );
  const { answerOf, ...work } = useBackgroundWork({
    ...{ items, nameOf: dealName, read, ask },
    maxUnasked: MAX_UNASKED,
  });
  return { verdictOf: answerOf, ...work };
}

/** The deals that were lost without the solver’s help, the latest first. */
const lostDeals = (games: readonly ListedGame[]): readonly VariantDeal[] =>
  games.filter((facts) => countedResult(facts) === 'lost' && !facts.winnable).sort(newestFirst);
