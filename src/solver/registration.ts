import type { VariantId } from '../games/index';
import type { GameSolver } from './gameSolver';

/** A solver as it is registered, under the id of its game. It is part of the first load, and must be small. */
export interface SolverRegistration {
  /** True for the options of the game by which the solver decides it. */
  readonly knows: (id: VariantId) => boolean;
  /** False for a solver that finds wins alone: where it finds none, there may be one. True if left out. */
  readonly provesLosses?: false;
}

/** How far from the best score a careless player stays on average, at most, on an easy deal and on a medium one. */
type DifficultyLimits = readonly [easy: number, medium: number];

/** What a solver does. Every folder with solvers has it, under the ids of their games, in its `solvers.ts`. */
export interface SolverParts {
  readonly solve: GameSolver<never>;
  /**
   * The limits of the game, and of variants that differ from it: a third of its winnable deals is of each grade.
   * `npm run bench -- grades` measures them.
   */
  readonly difficulty: DifficultyLimits;
  readonly difficultyOf?: Readonly<Partial<Record<VariantId, DifficultyLimits>>>;
}
