import type { DealId } from '../engine/dealId';
import type { Verdict } from '../engine/game';
import { gameOf, type VariantId } from '../games/index';
import { limited, type Resumable } from './gameSolver';
import { resumableSolve, usesLayoutSearch } from './solve';

/** The most steps of a proof, each the same positions on every machine. The search of games of columns ends by itself. */
const PROOF_STEPS = 2_000;

const DEALS_A_DAY = 1_000;

/** Deal `k` of a day with this seed, from 0. */
export const dailyCandidate = (seed: number, k: number): DealId => String(seed * DEALS_A_DAY + k);

/** The verdict on a deal by the search that chooses daily deals. No clock is involved, so it is the same everywhere. */
export function* resumableProof(id: VariantId, deal: DealId): Resumable<Verdict> {
  const work = resumableSolve(id, gameOf(id).rules.deal(deal), { isForDaily: true });
  const steps = usesLayoutSearch(id) ? Number.POSITIVE_INFINITY : PROOF_STEPS;
  const { verdict } = yield* limited(work, steps);
  return verdict;
}

/**
 * The daily deal of a day with this seed: the first of its candidates that is proved winnable, undefined if none is. It is the same
 * for everybody, and the search cannot be cut short. The game must have a solver.
 */
export function* resumableDaily(id: VariantId, seed: number): Resumable<DealId | undefined> {
  for (let k = 0; k < DEALS_A_DAY; k++) {
    const deal = dailyCandidate(seed, k);
    if ((yield* resumableProof(id, deal)) === 'winnable') return deal;
  }
  return undefined;
}
