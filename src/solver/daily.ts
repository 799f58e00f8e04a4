import type { DealId } from '../engine/dealId';
import { gameOf, type VariantId } from '../games/index';
import type { Resumable } from './gameSolver';
import { resumableSolve, type Verdict } from './solve';

/** Steps of the search that proves a deal winnable; a step visits a number of positions that every machine agrees on. */
const PROOF_STEPS = 2_000;

/** How many deals a day has to choose from. */
const DEALS_A_DAY = 1_000;

/** Deal `k` of a day with this seed, from 0. */
export const dailyCandidate = (seed: number, k: number): DealId => String(seed * DEALS_A_DAY + k);

/** Whether a deal can be won, as far as so many steps show: no clock has a part in it. */
export function* resumableProof(id: VariantId, deal: DealId): Resumable<Verdict> {
  const work = resumableSolve(id, gameOf(id).rules.deal(deal), { isForDaily: true });
  let step = work.next();
  for (let n = 0; n < PROOF_STEPS && !step.done; n++) {
    yield;
    step = work.next(true);
  }
  while (!step.done) step = work.next(false);
  return step.value.verdict;
}

/**
 * The daily deal of a day with this seed: the first of its deals that the solver proves winnable. It is the same for
 * everybody, and cannot be cut short. The registry must name the game.
 */
export function* resumableDaily(id: VariantId, seed: number): Resumable<DealId> {
  for (let k = 0; k < DEALS_A_DAY; k++) {
    const deal = dailyCandidate(seed, k);
    if ((yield* resumableProof(id, deal)) === 'winnable') return deal;
  }
  throw new Error(`no deal of ${id} can be won on day ${seed}`);
}
