import { createSolverService, type SolverService } from '../../analysis/solverService';
import { createWinnableDeals } from '../../analysis/winnableDeals';
import { memoize } from '../../engine/memoize';
import type { Games } from '../../persistence/games';
import { randomDeal } from '../../store/browser';
import type { Stores } from '../../store/stores';

/** The solver that all pages over these games share. */
export const solverServiceOf = memoize(
  (games: Games): SolverService =>
    createSolverService(async () => (await games.database()).verdicts, randomDeal),
);

/** The search for winnable deals that all pages share. */
export const winnableDealsOf = memoize(({ games, readyDeals, store }: Stores) =>
  createWinnableDeals(solverServiceOf(games), readyDeals, store.actions),
);
