import { setupOfVariant, type VariantId } from '../games/index';
import { openKlondikeDeals } from './klondikeDeals';
import { openLayoutDeals } from './layoutDeals';
import type { PossibleDeals } from './possibleDeals';
import { hasChances } from './registry';

/** The possible deals of a game, in the form that suits its rules. */
export const openDeals = (id: VariantId): PossibleDeals =>
  hasChances(id) ? openKlondikeDeals(setupOfVariant(id)) : openLayoutDeals(setupOfVariant(id));
