import type { DealId } from '../engine/dealId';
import type { AnyHistory } from '../engine/history';
import type { VariantId } from '../games/index';
import { createSolverClient, type SolverClient } from './solverClient';
import { createVerdictMemory, type StoredVerdicts, type VerdictMemory } from './verdictMemory';

/** A game as its analysis sees it. */
export interface AnalysedGame {
  readonly record: { readonly variant: VariantId; readonly deal: DealId };
  readonly history: AnyHistory;
}

/** The solver as all pages share it: one queue of questions, one worker, one memory of verdicts. */
export interface SolverService {
  readonly client: SolverClient;
  readonly memory: VerdictMemory;
  readonly randomDeal: () => DealId;
}

/** A service that remembers verdicts in a store. */
export const createSolverService = (
  stored: StoredVerdicts,
  randomDeal: () => DealId,
): SolverService => ({
  client: createSolverClient(),
  memory: createVerdictMemory(stored),
  randomDeal,
});
