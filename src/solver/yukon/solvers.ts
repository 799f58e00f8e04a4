import type { SolverParts } from '../registration';
import { solveYukon } from './solve';

export const yukon: SolverParts = { solve: solveYukon, difficulty: [20, 40] };
