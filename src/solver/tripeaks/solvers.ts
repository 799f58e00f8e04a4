import type { SolverParts } from '../registration';
import { solveTriPeaks } from './solve';

export const tripeaks: SolverParts = {
  solve: solveTriPeaks,
  difficulty: [5, 8],
};
