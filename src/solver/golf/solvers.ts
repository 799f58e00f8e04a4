import type { SolverParts } from '../registration';
import { solveGolf } from './solve';

export const golf: SolverParts = {
  solve: solveGolf,
  difficulty: [8.7, 11.4],
  difficultyOf: { 'golf;wrap=yes': [5.1, 7.1] },
};
