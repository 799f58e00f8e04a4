import type { SolverParts } from '../registration';
import { solveFreeCell } from './solve';

export const freecell: SolverParts = { solve: solveFreeCell, difficulty: [41, 46.8] };
