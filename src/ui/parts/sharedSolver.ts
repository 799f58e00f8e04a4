import { describeFailure } from '../../analysis/solverFailure';
import { createSolverService, type SolverService } from '../../analysis/solverService';
import type { WinnableDeals } from '../../analysis/winnableDeals';
import { memoize } from '../../engine/memoize';
import type { VariantId } from '../../games/index';
import type { Games } from '../../persistence/games';
import type { Settings } from '../../persistence/settings';
import { randomDeal, type Stores } from '../../store/browser';
import { winnableDeal } from '../../store/opening';

/** The solver that all pages over these games share. */
export const solverServiceOf = memoize(
  (games: Games): SolverService => createSolverService(games.verdicts, randomDeal),
);

/** Finds a winnable deal of a game, of the grade that is wanted, and opens it, unless the player leaves meanwhile. */
export async function openWinnableDeal(
  { store, games }: Stores,
  isStillThere: () => boolean,
  id: VariantId,
  wanted: Settings['winnable'],
): Promise<void> {
  const { actions } = store;
  let deals: WinnableDeals | undefined;
  const announce: typeof actions.announce = (...what) => {
    if (isStillThere()) actions.announce(...what);
    else deals?.pause();
  };
  try {
    const { createWinnableDeals, takeAndAnnounce } = await import('../../analysis/winnableDeals');
    deals = createWinnableDeals(solverServiceOf(games), id, wanted === 'off' ? 'on' : wanted);
    const deal = await takeAndAnnounce(deals, announce).finally(deals.stop);
    if (deal !== undefined && isStillThere()) actions.open(winnableDeal(id, deal), 'offersBack');
  } catch (error) {
    if (isStillThere()) actions.announce(describeFailure(error), 'refusal');
  }
}
