import type { SolverParts } from '../registration';
import { solvePyramid } from './solve';

export const pyramid: SolverParts = {
  solve: solvePyramid,
  difficulty: [1.4, 4.4],
  difficultyOf: { 'pyramid;passes=1': [6.1, 9.3], 'pyramid;passes=unlimited': [1.0, 4.0] },
};
