import { baseOf, type VariantId } from '../games/index';
import type { SolverParts, Solvers } from './registration';

const folders = import.meta.glob<Solvers>('./*/solvers.ts', { eager: true, import: 'solvers' });
const SOLVERS: Solvers = Object.assign({}, ...Object.values(folders));

/** The solver of a game. The registry must name it. */
export const solverOf = (id: VariantId): SolverParts => SOLVERS[baseOf(id)] as SolverParts;
