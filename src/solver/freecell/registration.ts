import type { SolverRegistration } from '../registration';

export const freecell: SolverRegistration = { knows: () => true };
