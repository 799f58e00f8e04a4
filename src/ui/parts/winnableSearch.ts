import { t } from '@lingui/core/macro';
import type { SearchDeal } from '../../store/browser';

/** Waits for a winnable deal. The solver’s code is loaded with the first search; without it, the deal may be any. */
export const searchWinnableDeal: SearchDeal = async (...asked) => {
  try {
    const { searchDeal } = await import('./sharedSolver');
    return await searchDeal(...asked);
  } catch {
    return { none: t`The solver could not be loaded. This deal may not be winnable.` };
  }
};
