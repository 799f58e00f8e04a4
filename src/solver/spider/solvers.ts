import type { SolverParts } from '../registration';
import { solveSpider } from './solve';

export const spider: SolverParts = { solve: solveSpider, difficulty: [3, 5] };
