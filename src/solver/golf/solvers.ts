import type { Solvers } from '../registration';
import { solveGolf } from './solve';

export const solvers: Solvers = {
  golf: {
    solve: solveGolf,
    difficulty: [8.7, 11.4],
    difficultyOf: { 'golf;wrap=yes': [5.1, 7.1] },
  },
};
