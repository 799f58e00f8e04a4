import type { SolverParts } from '../registration';
import { solveSpider } from './solve';

export const spider: SolverParts = {
  solve: solveSpider,
  difficulty: [4.8, 5.9],
  difficultyOf: { 'spider;suits=2': [7.95, 7.98] },
};
