import type { SolverParts } from '../registration';
import { solveKlondike } from './solve';

const drawOne: SolverParts = { solve: solveKlondike, difficulty: [6.4, 35.5] };
const drawThree: SolverParts = { solve: solveKlondike, difficulty: [36, 45.4] };

export { drawOne as 'klondike-1', drawThree as 'klondike-3' };
