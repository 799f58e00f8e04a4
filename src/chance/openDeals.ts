import { setupOfVariant, type VariantId } from '../games/index';
import { klondikeGame } from './klondikeDeals';
import { openLayoutDeals } from './layoutDeals';
import type { GameDeals } from './possibleDeals';
import { hasChances } from './registry';

/** The possible deals of a game, in the form that suits its rules. */
export const openDeals = (id: VariantId): GameDeals =>
  hasChances(id) ? klondikeGame(setupOfVariant(id)) : openLayoutDeals(setupOfVariant(id));
