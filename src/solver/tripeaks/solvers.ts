import type { SolverParts } from '../registration';
import { solveTriPeaks } from './solve';

export const tripeaks: SolverParts = {
  solve: solveTriPeaks,
  difficulty: [1.8, 2.9],
  difficultyOf: { 'tripeaks;wrap=no': [3.2, 4.9] },
};
