import { baseOf, isKlondike, type VariantId, valuesOf } from '../games/index';
import { rulesOf } from '../games/klondike/options';
import { hasStandardRules } from '../games/klondike/state';

/** True for a game that the solver decides, by the rules that it knows. */
export const hasSolver = (id: VariantId): boolean =>
  isKlondike(id) && hasStandardRules(rulesOf(valuesOf(id)));

/** What stands in place of an answer where there is no solver; a sentence without its full stop. */
export const noSolver = (id: VariantId): string =>
  hasSolver(baseOf(id))
    ? 'The solver knows the standard rules only, not these'
    : 'There is no solver for this game';
