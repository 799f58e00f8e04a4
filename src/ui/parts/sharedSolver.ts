import { select, t } from '@lingui/core/macro';
import { describeFailure } from '../../analysis/solverFailure';
import { createSolverService, type SolverService } from '../../analysis/solverService';
import {
  createWinnableDeals,
  type ReadyDeals,
  takeAndAnnounce,
  type WantedDeals,
  type WinnableDeals,
} from '../../analysis/winnableDeals';
import { memoize } from '../../engine/memoize';
import type { VariantId } from '../../games/index';
import { joinSentences } from '../../locales/format';
import type { Games } from '../../persistence/games';
import { randomDeal, type SearchDeal, type Stores } from '../../store/browser';

/** The solver that all pages over these games share. */
export const solverServiceOf = memoize(
  (games: Games): SolverService => createSolverService(games.verdicts, randomDeal),
);

/** The latest search: there is one at a time. */
let latest: WinnableDeals | undefined;

function searchOf(
  { games, readyDeals }: Stores,
  id: VariantId,
  wanted: WantedDeals,
): WinnableDeals {
  if (latest?.id === id && latest.wanted === wanted) return latest;
  latest?.stop();
  const ready: ReadyDeals = {
    isFull: () => readyDeals.isFull(id, wanted),
    take: () => readyDeals.take(id, wanted),
    add: (deal) => readyDeals.add(id, wanted, deal),
  };
  latest = createWinnableDeals(solverServiceOf(games), ready, id, wanted);
  return latest;
}

/** Keeps winnable deals of a game ready until the returned function is called. */
export function prepareDeals(stores: Stores, id: VariantId, wanted: WantedDeals): () => void {
  const search = searchOf(stores, id, wanted);
  search.prepare();
  return search.rest;
}

/** Whether the player still waits for the deal of each call of `searchDeal` that has no answer yet. */
const waiting = new Set<() => boolean>();

/** Waits for a winnable deal of a game. */
export const searchDeal: SearchDeal = async (stores, id, wanted, isAwaited) => {
  const { actions } = stores.store;
  const deals = searchOf(stores, id, wanted);
  waiting.add(isAwaited);
  const announce: typeof actions.announce = (...what) => {
    if (isAwaited()) actions.announce(...what);
    // The player may have asked again. Calls can come in another order than the questions while this module is loading.
    else if (![...waiting].some((isStillAwaited) => isStillAwaited())) deals.pause();
  };
  try {
    const found = await takeAndAnnounce(deals, announce);
    if ('deal' in found) {
      if (!isAwaited()) stores.readyDeals.add(id, wanted, found.deal);
      return found;
    }
    if (found.none === 'stopped') announce(t`Search stopped.`);
    return { none: found.none === 'not found' ? noDealFound(wanted) : undefined };
  } catch (error) {
    return { none: joinSentences([describeFailure(error), t`This deal may not be winnable.`]) };
  } finally {
    waiting.delete(isAwaited);
  }
};

const noDealFound = (wanted: WantedDeals): string =>
  select(wanted, {
    easy: 'No easy deal was found: this is any deal.',
    medium: 'No medium deal was found: this is any deal.',
    hard: 'No hard deal was found: this is any deal.',
    other: 'No winnable deal was found: this is any deal.',
  });
