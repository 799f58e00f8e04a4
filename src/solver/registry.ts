import { baseOf, isKlondike, type VariantId, valuesOf } from '../games/index';
import { rulesOf } from '../games/klondike/options';
import { hasStandardRules } from '../games/klondike/state';

/** True for a game that the solver knows, with the rules that it knows. */
export const hasSolver = (id: VariantId): boolean =>
  isKlondike(id) && hasStandardRules(rulesOf(valuesOf(id)));

/** True for a game that the solver would know with its standard rules. */
export const hasOtherRules = (id: VariantId): boolean => !hasSolver(id) && hasSolver(baseOf(id));

/** What stands in place of an answer where the solver does not know the rules. */
export const UNKNOWN_RULES = 'The solver knows the standard rules only, not these';

/** What is said where a game that the solver does not know is to be judged. */
export const noSolver = (id: VariantId): string =>
  hasOtherRules(id) ? `${UNKNOWN_RULES}.` : 'There is no solver for this game.';
