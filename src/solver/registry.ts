import { t } from '@lingui/core/macro';
import { hasLayout, isCustom, removalOf, type VariantId } from '../games/index';

// What the page must know of the solver before it loads it. It is part of the first load, so it must be small.

/** True for a game that has a solver, whatever its options: one of columns, or of removal where choices matter. */
export function hasSolver(id: VariantId): boolean {
  const removal = removalOf(id);
  return removal ? !removal.refill : hasLayout(id);
}

/** True for a game with a daily deal: a registered one that has a solver. */
export const hasDailyDeal = (id: VariantId): boolean => hasSolver(id) && !isCustom(id);

/** Why a game has no daily deal, in a sentence; undefined if it has one. */
export function whyNoDailyDeal(id: VariantId): string | undefined {
  if (!hasSolver(id)) return t`There is no solver for this game, so it has no daily deal.`;
  return isCustom(id) ? t`An invented game has no daily deal.` : undefined;
}

export const solverUnavailableText = (): string => t`There is no solver for this game.`;
