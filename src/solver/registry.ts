import { baseOf, type GameId, type VariantId, valuesOf } from '../games/index';
import { rulesOf } from '../games/klondike/options';

const fillsOnlyWithKings = (id: VariantId): boolean => !rulesOf(valuesOf(id)).anyOnEmpty;

/** The games with a solver, and by which of their options it decides them. */
const KNOWN_RULES = {
  'klondike-1': fillsOnlyWithKings,
  'klondike-3': fillsOnlyWithKings,
  golf: () => true,
  freecell: () => true,
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
    ? 'The solver does not know these rules'
    : 'There is no solver for this game';
