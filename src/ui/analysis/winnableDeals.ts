import type { DealId } from '../../engine/dealId';
import { gameOf, type VariantId } from '../../games/index';
import { randomDeal } from '../../store/browser';
import { createSolverClient } from './solverClient';

/** How many deals are kept ready. */
const READY_DEALS = 3;
/** Milliseconds spent on proving one deal. */
const PROOF_MS = 2_000;

/** A few deals, proved winnable before the player asks for one. */
export interface WinnableDeals {
  readonly id: VariantId;
  readonly isEmpty: () => boolean;
  /** Takes a deal, or waits for one. Rejects if the solver cannot be loaded. */
  readonly take: () => Promise<DealId>;
  readonly stop: () => void;
}

interface PendingTake {
  readonly resolve: (deal: DealId) => void;
  readonly reject: (error: unknown) => void;
}

/** Starts to look for winnable deals of a game, in a worker of its own. */
export function createWinnableDeals(id: VariantId): WinnableDeals {
  const client = createSolverClient();
  const ready: DealId[] = [];
  const pending: PendingTake[] = [];
  let stopped = false;
  let searching = false;

  async function search(): Promise<void> {
    if (searching) return;
    searching = true;
    try {
      while (!stopped && (ready.length < READY_DEALS || pending.length > 0)) {
        const deal = randomDeal();
        const solution = await client.solve(id, gameOf(id).rules.deal(deal), PROOF_MS);
        if (solution?.verdict !== 'winnable') continue;
        const first = pending.shift();
        if (first) first.resolve(deal);
        else ready.push(deal);
      }
    } catch (error) {
      for (const { reject } of pending.splice(0)) reject(error);
    }
    searching = false;
  }

  void search();
  return {
    id,
    isEmpty: () => ready.length === 0,
    take: () =>
      new Promise((resolve, reject) => {
        const deal = ready.shift();
        if (deal === undefined) pending.push({ resolve, reject });
        else resolve(deal);
        void search();
      }),
    stop: () => {
      stopped = true;
      client.stop();
    },
  };
}
