import { baseOf, type VariantId } from '../games/index';
import * as list from './list';
import type { SolverRegistration } from './registration';

const REGISTRY: Readonly<Partial<Record<string, SolverRegistration>>> = { ...list };

/** True for a game that the solver decides, by the rules that it knows. */
export const hasSolver = (id: VariantId): boolean => REGISTRY[baseOf(id)]?.knows(id) ?? false;

/** True for a game whose solver also proves that a position cannot be won. */
export const provesLosses = (id: VariantId): boolean =>
  REGISTRY[baseOf(id)]?.provesLosses !== false;

/** What stands in place of an answer where there is no solver; a sentence without its full stop. */
export const solverUnavailableText = (id: VariantId): string =>
  hasSolver(baseOf(id))
    ? 'The solver does not know these rules'
    : 'There is no solver for this game';
