import type { SolverRegistration } from '../registration';

export const spider: SolverRegistration = { knows: () => true, provesLosses: false };
