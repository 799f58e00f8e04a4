import type { SolverRegistration } from '../registration';

export const tripeaks: SolverRegistration = { knows: () => true };
