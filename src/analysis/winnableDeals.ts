import type { Card } from '../engine/card';
import type { DealId } from '../engine/dealId';
import { gameOf, type VariantId } from '../games/index';
import type { Grade } from '../solver/grade';
import type { Asking } from './solverClient';
import type { SolverService } from './solverService';

/** Which winnable deals a player wants: those of a grade, or `on` for all. */
export type WantedDeals = 'on' | Grade;

/** Deals kept ready. */
const READY_DEALS = 3;
/** Milliseconds spent on proving one deal. */
const PROOF_MS = 2_000;
/** A search gives up after this many deals, or this many winnable ones of other grades: some rules have none of a grade. */
const MAX_DEALS = 2_000;
const MAX_GRADED = 100;

/** Milliseconds between announcements of progress. */
const PROGRESS_MS = 5_000;

/** Deals proved winnable before the player asks for one. */
export interface WinnableDeals {
  readonly id: VariantId;
  readonly wanted: WantedDeals;
  readonly isEmpty: () => boolean;
  /** Deals tried so far. */
  readonly tried: () => number;
  /** Takes a deal, or waits for one. Rejects if the solver fails. */
  readonly take: () => Promise<FoundDeal>;
  /** Ends the search until the next `take`. */
  readonly pause: () => void;
  /** Ends the search for good, without an announcement. */
  readonly stop: () => void;
}

/** A deal, or why there is none. */
type FoundDeal = { readonly deal: DealId } | { readonly none: 'not found' | 'stopped' | 'closed' };

interface PendingTake {
  readonly resolve: (found: FoundDeal) => void;
  readonly reject: (error: unknown) => void;
}

/** Starts to look for winnable deals of a game, with low priority until the player waits for one. */
export function createWinnableDeals(
  { client, randomDeal }: Pick<SolverService, 'client' | 'randomDeal'>,
  id: VariantId,
  wanted: WantedDeals,
): WinnableDeals {
  const ready: DealId[] = [];
  const pending: PendingTake[] = [];
  let controller = new AbortController();
  let isSearching = false;
  let tried = 0;

  const isOver = (): boolean => controller.signal.aborted;

  const asking = (): Asking => ({
    priority: () => (pending.length > 0 ? 'table' : 'dealsAhead'),
    signal: controller.signal,
  });

  const isWanted = async (dealt: unknown): Promise<boolean> =>
    wanted === 'on' || (await client.grade(id, dealt, asking()))?.grade === wanted;

  /** The next wanted deal; undefined if the search gives up. */
  async function findDeal(): Promise<DealId | undefined> {
    let graded = 0;
    for (let n = 0; !isOver() && n < MAX_DEALS && graded < MAX_GRADED; n++) {
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
    if (isSearching) return;
    isSearching = true;
    try {
      while (!isOver() && (ready.length < READY_DEALS || pending.length > 0)) {
        const deal = await findDeal();
        if (isOver()) break;
        if (deal === undefined) {
          settle({ none: 'not found' });
          break;
        }
        const first = pending.shift();
        if (first) first.resolve({ deal });
        else ready.push(deal);
      }
    } catch (error) {
      for (const { reject } of pending.splice(0)) reject(error);
    }
    isSearching = false;
  }

  function settle(found: FoundDeal): void {
    for (const { resolve } of pending.splice(0)) resolve(found);
  }

  void search();
  return {
    id,
    wanted,
    isEmpty: () => ready.length === 0,
    tried: () => tried,
    take: () =>
      new Promise((resolve, reject) => {
        if (isOver()) controller = new AbortController();
        const deal = ready.shift();
        if (deal === undefined) pending.push({ resolve, reject });
        else resolve({ deal });
        void search();
        client.reorder();
      }),
    pause: () => {
      controller.abort();
      settle({ none: 'stopped' });
    },
    stop: () => {
      controller.abort();
      settle({ none: 'closed' });
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
 * Takes a deal, and meanwhile announces the progress of the search with a button that stops it. Announces why if there is none.
 * Rejects if the solver fails.
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
