import type { VariantId } from '../games/index';
import type { Settings } from '../persistence/settings';
import type { GameStore } from '../store/gameState';
import { winnableDeal } from '../store/opening';
import type { WinnableDeals } from './winnableDeals';

/** Finds a deal of a game that can be won, as it is wanted, and opens it, unless the player leaves meanwhile. */
export async function openWinnableDeal(
  { actions }: GameStore,
  isStillThere: () => boolean,
  id: VariantId,
  wanted: Settings['winnable'],
): Promise<void> {
  let deals: WinnableDeals | undefined;
  const announce: typeof actions.announce = (...what) => {
    if (isStillThere()) actions.announce(...what);
    else deals?.pause();
  };
  try {
    const { createWinnableDeals, takeAndAnnounce } = await import('./winnableDeals');
    deals = createWinnableDeals(id, wanted);
    const deal = await takeAndAnnounce(deals, announce).finally(deals.stop);
    if (deal !== undefined && isStillThere()) {
      actions.open(winnableDeal(id, deal), 'offersBack');
    }
  } catch {
    if (isStillThere())
      actions.announce('The solver could not be loaded. Reload to try again.', 'refusal');
  }
}
