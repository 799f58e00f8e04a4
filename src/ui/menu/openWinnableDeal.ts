import type { VariantId } from '../../games/index';
import type { GameStore } from '../../store/gameState';
import type { Settings } from '../../store/settings';

/** Finds a deal of a game that can be won, as it is wanted, and opens it, unless the player leaves meanwhile. */
export async function openWinnableDeal(
  { actions }: GameStore,
  isStillThere: () => boolean,
  id: VariantId,
  wanted: Settings['winnable'],
): Promise<void> {
  actions.announce('Looking for a deal that can be won…');
  try {
    const { createWinnableDeals, noDealFound } = await import('../analysis/winnableDeals');
    const deals = createWinnableDeals(id, wanted);
    const deal = await deals.take().finally(deals.stop);
    if (!isStillThere()) return;
    if (deal !== undefined) actions.openWinnable(id, deal);
    else actions.announce(noDealFound(wanted), 'refusal');
  } catch {
    if (isStillThere())
      actions.announce('The solver could not be loaded. Reload to try again.', 'refusal');
  }
}
