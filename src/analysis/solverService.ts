import type { DealId } from '../engine/dealId';
import type { AnyHistory } from '../engine/history';
import type { VariantDeal } from '../games/index';
import { createSolverClient } from './solverClient';
import { createVerdictMemory, type VerdictStore } from './verdictMemory';

/** A game as its analysis sees it. */
export interface AnalysedGame {
  readonly record: VariantDeal;
  readonly history: AnyHistory;
}

export type SolverService = ReturnType<typeof createSolverService>;

/** The solver as all pages share it: one queue of questions, one worker, one memory of verdicts. */
export const createSolverService = (stored: VerdictStore, randomDeal: () => DealId) => ({
  client: createSolverClient(),
  memory: createVerdictMemory(stored),
  randomDeal,
});
