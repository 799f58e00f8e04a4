import type { Solvers } from '../registration';
import { solveFreeCell } from './solve';

export const solvers: Solvers = { freecell: { solve: solveFreeCell, difficulty: [41, 46.8] } };
