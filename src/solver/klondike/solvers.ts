import type { Solvers } from '../registration';
import { solveKlondike } from './solve';

export const solvers: Solvers = {
  'klondike-1': { solve: solveKlondike, difficulty: [6.4, 35.5] },
  'klondike-3': { solve: solveKlondike, difficulty: [36, 45.4] },
};
