import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { baseOf, type VariantId } from '../../games/index';
import { winnableFor } from '../../persistence/settings';
import { hasSolver } from '../../solver/registry';
import type { SearchDeal } from '../../store/browser';
import { useSettings, useStores } from './context';

/** For work that nobody waits for: failures are not reported. */
const ignoreFailure = (): void => undefined;

/** Keeps winnable deals of a game ready while the page is open, if the player wants them. */
export function useWinnableDeals(id: VariantId): void {
  const stores = useStores();
  const wanted = winnableFor(useSettings(), baseOf(id));
  useEffect(() => {
    if (wanted === 'off' || !hasSolver(id)) return;
    if (stores.readyDeals.isFull(id, wanted)) return;
    let isOver = false;
    let stop = (): void => undefined;
    import('./sharedSolver').then(({ winnableDealsOf }) => {
      if (!isOver) stop = winnableDealsOf(stores).prepare(id, wanted);
    }, ignoreFailure);
    return () => {
      isOver = true;
      stop();
    };
  }, [stores, id, wanted]);
}

/** Waits for a winnable deal. The solver’s code is loaded with the first search; without it, the deal may be any. */
export const searchWinnableDeal: SearchDeal = async (stores, ...asked) => {
  try {
    const { winnableDealsOf } = await import('./sharedSolver');
    return await winnableDealsOf(stores).take(...asked);
  } catch {
    return { none: t`The solver could not be loaded. This deal may not be winnable.` };
  }
};
