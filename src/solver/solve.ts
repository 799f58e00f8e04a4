import { memoize } from '../engine/memoize';
import {
  baseOf,
  type GameId,
  hasLayout,
  isCustom,
  presetOf,
  removalOf,
  setupOfVariant,
  type VariantId,
} from '../games/index';
import type { FullLayout } from '../games/layouts/layout';
import { type Removal, setupOf } from '../games/removals/removal';
import {
  type GameSolver,
  limited,
  type Resumable,
  runToEnd,
  type SearchOptions,
  type ShouldContinue,
  type Solution,
} from './gameSolver';
import { hasKlondikeRules } from './klondike/problem';
import { solveKlondike } from './klondike/solve';
import { dailyBeamsOf } from './layouts/passes';
import { layoutSolver } from './layouts/solve';
import { hasSolver } from './registry';
import { removalSolver } from './removals/solve';

// The public functions of the solver. The page calls them through `src/analysis/worker.ts`.

export type { Solution } from './gameSolver';

/** True for Klondike, and for invented games that have its rules. Other presets keep the search that chose their daily deals. */
const usesKlondikeSearch = (id: VariantId): boolean =>
  hasLayout(id) &&
  (presetOf(id) === 'klondike' || isCustom(id)) &&
  hasKlondikeRules(setupOfVariant(id));

/** The search of a game of removal, which keeps what is the same in all its deals. */
const removalSearch = memoize(
  (removal: Removal): GameSolver<never> => removalSolver(setupOf(removal)),
);

/** The search of a game of columns, which keeps its tables. */
const layoutSearch = memoize((setup: FullLayout): GameSolver<never> => layoutSolver(setup));

/** The same for a game whose daily deals beams find. */
const layoutSearchByBeams = memoize(
  (setup: FullLayout): GameSolver<never> => layoutSolver(setup, undefined, dailyBeamsOf),
);

/** True for a game that has the search of games of columns. Its daily deals are those which that search wins as it first was. */
export const usesLayoutSearch = (id: VariantId): boolean =>
  hasLayout(id) && !usesKlondikeSearch(id);

/** Games whose daily deals beams find, since short searches win too few. Never change them, or the deals of past days change. */
const DAILY_BY_BEAMS: readonly GameId[] = [
  'australian-patience',
  'gargantua',
  'gypsy',
  'agnes-sorel',
  'rainbow',
  'chameleon',
  'american-toad',
  'la-belle-lucie',
  'trefoil',
  'forty-thieves',
  'josephine',
  'streets',
  'scorpion',
  'rank-and-file',
  'number-ten',
  'emperor',
  'maria',
  'mrs-mop',
];

/** Says whether a position can be won with all cards known, and how. The game must have a solver. */
export const solve = (
  id: VariantId,
  state: unknown,
  shouldContinue?: ShouldContinue,
  options: SearchOptions = {},
): Solution => runToEnd(resumableSolve(id, state, options), shouldContinue);

/** `solve` in steps. Only the latest search of a game may run: an earlier one throws when it is resumed. */
export const resumableSolve = (
  id: VariantId,
  state: unknown,
  options: SearchOptions = {},
): Resumable<Solution> => solverOf(id)(state as never, options);

function solverOf(id: VariantId): GameSolver<never> {
  const removal = removalOf(id);
  if (removal && hasSolver(id)) return removalSearch(removal);
  const setup = setupOfVariant(id);
  if (usesKlondikeSearch(id)) return solveKlondike(setup);
  return (DAILY_BY_BEAMS.includes(baseOf(id)) ? layoutSearchByBeams : layoutSearch)(setup);
}

/** The most steps of a search for par. */
const PAR_STEPS = 2_000;

/**
 * Searches for the line that par is counted by: the shortest found in `PAR_STEPS`, the same for everybody. Games of columns are
 * searched as when their daily deals were chosen, so that pars of past days stay.
 */
export const resumablePar = (id: VariantId, deal: unknown): Resumable<Solution> =>
  limited(
    resumableSolve(id, deal, { wantsShortLine: true, isForDaily: usesLayoutSearch(id) }),
    PAR_STEPS,
  );
