import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import type { DealKind } from '../../analysis/winnableDeals';
import { baseOf, type VariantId } from '../../games/index';
import { withTranslations } from '../../locales/languages';
import { winnableFor } from '../../persistence/settings';
import { hasSolver } from '../../solver/registry';
import type { SearchDeal } from '../../store/stores';
import { useSettings, useStores } from './context';
import { startLoaded } from './useAsync';

/** Keeps winnable deals of games ready while the page is open, of one after another, where the player wants them. */
export function useWinnableDeals(ids: readonly VariantId[]): void {
  const stores = useStores();
  const settings = useSettings();
  const kinds = ids.flatMap((id): readonly DealKind[] => {
    const wanted = winnableFor(settings, baseOf(id));
    return wanted === 'off' || !hasSolver(id) ? [] : [{ id, wanted }];
  });
  const names = kinds.map(({ id, wanted }) => `${id} ${wanted}`).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: kinds of the same names are the same
  useEffect(() => {
    if (kinds.every(({ id, wanted }) => stores.readyDeals.isFull(id, wanted))) return;
    return startLoaded(withTranslations(import('./sharedSolver')), ({ winnableDealsOf }) =>
      winnableDealsOf(stores).prepare(kinds),
    );
  }, [stores, names]);
}

/** Waits for a winnable deal. The solver’s code is loaded with the first search; without it, the deal may be any. */
export const searchWinnableDeal: SearchDeal = async (stores, ...asked) => {
  try {
    const { winnableDealsOf } = await withTranslations(import('./sharedSolver'));
    return await winnableDealsOf(stores).take(...asked);
  } catch {
    return { none: t`The solver could not be loaded. This deal may not be winnable.` };
  }
};
