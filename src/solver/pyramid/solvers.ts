import type { SolverParts } from '../registration';
import { solvePyramid } from './solve';

export const pyramid: SolverParts = {
  solve: solvePyramid,
  difficulty: [5, 8],
};
