import type { SolverParts } from '../registration';
import { solveYukon } from './solve';

export const yukon: SolverParts = { solve: solveYukon, difficulty: [30.8, 44.2] };
