import type { Card } from '../engine/card';
import type { DealId } from '../engine/dealId';
import { gameOf, type VariantId } from '../games/index';
import type { Grade } from '../solver/grade';
import type { Asking } from './solverClient';
import type { SolverService } from './solverService';

/** The deals a player wants: of a grade, or `on` for any that can be won. */
export type WantedDeals = 'on' | Grade;

/** How many deals are kept ready. */
const READY_DEALS = 3;
/** Milliseconds spent on proving one deal. */
const PROOF_MS = 2_000;
/** A search is given up after so many deals, or after so many winnable ones of other grades: some rules have no such deals. */
const MAX_DEALS = 2_000;
const MAX_GRADED = 100;

/** Milliseconds between announcements of progress. */
const PROGRESS_MS = 5_000;

/** A few deals, proved winnable before the player asks for one. */
export interface WinnableDeals {
  readonly id: VariantId;
  readonly wanted: WantedDeals;
  readonly isEmpty: () => boolean;
  /** How many deals the search has tried. */
  readonly tried: () => number;
  /** Takes a deal, or waits for one. Rejects if the solver cannot be loaded. */
  readonly take: () => Promise<FoundDeal>;
  /** Ends the search until a deal is taken again. */
  readonly pause: () => void;
  readonly stop: () => void;
}

/** A deal, or why there is none. */
type FoundDeal = { readonly deal: DealId } | { readonly none: 'not found' | 'stopped' | 'closed' };

interface PendingTake {
  readonly resolve: (found: FoundDeal) => void;
  readonly reject: (error: unknown) => void;
}

/** Starts to look for winnable deals of a game. The search has time to wait until the player waits for a deal. */
export function createWinnableDeals(
  { client, randomDeal }: Pick<SolverService, 'client' | 'randomDeal'>,
  id: VariantId,
  wanted: WantedDeals,
): WinnableDeals {
  const ready: DealId[] = [];
  const pending: PendingTake[] = [];
  let stopped = false;
  let paused = false;
  let searching = false;
  let tried = 0;
  let controller = new AbortController();

  const asking = (): Asking => ({
    priority: () => (pending.length > 0 ? 'table' : 'dealsAhead'),
    signal: controller.signal,
  });

  const isWanted = async (dealt: unknown): Promise<boolean> =>
    wanted === 'on' || (await client.grade(id, dealt, asking()))?.grade === wanted;

  /** The next deal that is wanted; undefined if the search is given up. */
  async function findDeal(): Promise<DealId | undefined> {
    let graded = 0;
    for (let n = 0; !stopped && !paused && n < MAX_DEALS && graded < MAX_GRADED; n++) {
      tried++;
      const deal = randomDeal();
      const dealt = gameOf(id).rules.deal(deal);
      const solution = await client.solve(id, dealt, PROOF_MS, asking());
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
      while (!stopped && !paused && (ready.length < READY_DEALS || pending.length > 0)) {
        const deal = await findDeal();
        if (stopped || paused) break;
        if (deal === undefined) {
          for (const { resolve } of pending.splice(0)) resolve({ none: 'not found' });
          break;
        }
        const first = pending.shift();
        if (first) first.resolve({ deal });
        else ready.push(deal);
      }
    } catch (error) {
      for (const { reject } of pending.splice(0)) reject(error);
    }
    searching = false;
  }

  function cancel(): void {
    controller.abort();
    controller = new AbortController();
  }

  void search();
  return {
    id,
    wanted,
    isEmpty: () => ready.length === 0,
    tried: () => tried,
    take: () =>
      new Promise((resolve, reject) => {
        paused = false;
        const deal = ready.shift();
        if (deal === undefined) pending.push({ resolve, reject });
        else resolve({ deal });
        void search();
        client.reorder();
      }),
    pause: () => {
      paused = true;
      cancel();
      for (const { resolve } of pending.splice(0)) resolve({ none: 'stopped' });
    },
    stop: () => {
      stopped = true;
      cancel();
      for (const { resolve } of pending.splice(0)) resolve({ none: 'closed' });
    },
  };
}

/** Announces a sentence, with a button. */
export type Announce = (
  text: string,
  kind?: 'news' | 'refusal',
  cards?: readonly Card[],
  button?: { readonly name: string; readonly accept: () => void },
) => void;

/**
 * Takes a deal. Meanwhile it announces the progress of the search, with a button to stop it; if no deal is found, it announces
 * why. Rejects if the solver cannot be loaded.
 */
export async function takeAndAnnounce(
  deals: WinnableDeals,
  announce: Announce,
): Promise<DealId | undefined> {
  const { wanted } = deals;
  const article = wanted === 'easy' ? 'an' : 'a';
  const name = wanted === 'on' ? 'a deal that can be won' : `${article} ${wanted} deal`;
  const triedBefore = deals.tried();
  function announceProgress(): void {
    const tried = deals.tried() - triedBefore;
    const text = `Looking for ${name}…${tried > 1 ? ` ${tried} tried.` : ''}`;
    announce(text, 'news', [], { name: 'Stop', accept: deals.pause });
  }
  if (deals.isEmpty()) announceProgress();
  const timer = setInterval(announceProgress, PROGRESS_MS);
  const found = await deals.take().finally(() => clearInterval(timer));
  if ('deal' in found) return found.deal;
  if (found.none === 'stopped') announce('Search stopped.');
  else if (found.none === 'not found') announce(noDealFound(wanted), 'refusal');
  return undefined;
}

const noDealFound = (wanted: WantedDeals): string =>
  wanted === 'on'
    ? 'No deal that can be won was found.'
    : `No ${wanted} deal was found. Choose other deals in the settings, or try again.`;
