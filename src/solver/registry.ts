import { baseOf, type GameId, type VariantId, valuesOf } from '../games/index';
import { rulesOf } from '../games/klondike/options';
import { hasStandardRules } from '../games/klondike/state';

const isStandardKlondike = (id: VariantId): boolean => hasStandardRules(rulesOf(valuesOf(id)));

/** The games with a solver, and by which of their options it decides them. */
const KNOWN_RULES = {
  'klondike-1': isStandardKlondike,
  'klondike-3': isStandardKlondike,
} satisfies Partial<Record<GameId, (id: VariantId) => boolean>>;

/** A game with a solver. */
export type SolvedGame = keyof typeof KNOWN_RULES;

/** True for a game that the solver decides, by the rules that it knows. */
export const hasSolver = (id: VariantId): boolean => {
  const game = baseOf(id);
  return game in KNOWN_RULES && KNOWN_RULES[game as SolvedGame](id);
};

/** What stands in place of an answer where there is no solver; a sentence without its full stop. */
export const noSolver = (id: VariantId): string =>
  hasSolver(baseOf(id))
    ? 'The solver knows the standard rules only, not these'
    : 'There is no solver for this game';
