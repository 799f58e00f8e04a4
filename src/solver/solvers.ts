import { baseOf, type VariantId } from '../games/index';
import * as list from './allSolvers';
import type { SolverParts } from './registration';

const SOLVERS: Readonly<Record<string, SolverParts>> = { ...list };

/** The solver of a game. The registry must name it. */
export const solverOf = (id: VariantId): SolverParts => SOLVERS[baseOf(id)] as SolverParts;
