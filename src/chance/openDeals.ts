import { setupOfVariant, type VariantId } from '../games/index';
import { klondikeGame } from './klondikeDeals';
import { openLayoutDeals } from './layoutDeals';
import type { GameDeals } from './possibleDeals';
import { hasChances } from './registry';

/** Opens the possible deals of a game that has outlooks. */
export const openDeals = (id: VariantId): GameDeals =>
  hasChances(id) ? klondikeGame(setupOfVariant(id)) : openLayoutDeals(setupOfVariant(id));
