import type { DealId } from '../../engine/dealId';
import { gameOf, type VariantId } from '../../games/index';
import { randomDeal } from '../../store/browser';
import type { Settings } from '../../store/settings';
import { createSolverClient } from './solverClient';

/** How many deals are kept ready. */
const READY_DEALS = 3;
/** Milliseconds spent on proving one deal. */
const PROOF_MS = 2_000;
/** A search is given up after so many deals, or after so many winnable ones of other grades: some rules have no such deals. */
const MAX_DEALS = 2_000;
const MAX_GRADED = 100;

/** What the player hears if no deal was found. */
export const noDealFound = (wanted: Settings['winnable']): string =>
  wanted === 'on' || wanted === 'off'
    ? 'No deal that can be won was found.'
    : `No ${wanted} deal was found. Choose other deals in the settings, or try again.`;

/** A few deals, proved winnable before the player asks for one. */
export interface WinnableDeals {
  readonly id: VariantId;
  /** What the player wants: deals of a grade, or any. */
  readonly wanted: Settings['winnable'];
  readonly isEmpty: () => boolean;
  /** Takes a deal, or waits for one; undefined if none is found. Rejects if the solver cannot be loaded. */
  readonly take: () => Promise<DealId | undefined>;
  readonly stop: () => void;
}

interface PendingTake {
  readonly resolve: (deal: DealId | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** Starts to look for winnable deals of a game, of the grade that is wanted, in a worker of its own. */
export function createWinnableDeals(id: VariantId, wanted: Settings['winnable']): WinnableDeals {
  const client = createSolverClient();
  const ready: DealId[] = [];
  const pending: PendingTake[] = [];
  let stopped = false;
  let searching = false;

  const isWanted = async (dealt: unknown): Promise<boolean> =>
    wanted === 'off' || wanted === 'on' || (await client.grade(id, dealt))?.grade === wanted;

  /** The next deal that is wanted; undefined if the search is given up. */
  async function findDeal(): Promise<DealId | undefined> {
    let graded = 0;
    for (let n = 0; !stopped && n < MAX_DEALS && graded < MAX_GRADED; n++) {
      const deal = randomDeal();
      const dealt = gameOf(id).rules.deal(deal);
      const solution = await client.solve(id, dealt, PROOF_MS);
      if (solution?.verdict !== 'winnable') continue;
      if (await isWanted(dealt)) return deal;
      graded++;
    }
    return undefined;
  }

  async function search(): Promise<void> {
    if (searching) return;
    searching = true;
    try {
      while (!stopped && (ready.length < READY_DEALS || pending.length > 0)) {
        const deal = await findDeal();
        if (stopped) break;
        if (deal === undefined) {
          for (const { resolve } of pending.splice(0)) resolve(undefined);
          break;
        }
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
    wanted,
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
