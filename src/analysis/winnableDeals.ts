import type { DealId } from '../engine/dealId';
import { gameOf, type VariantId } from '../games/index';
import type { Settings } from '../persistence/settings';
import { randomDeal } from '../store/browser';
import type { GameActions } from '../store/gameState';
import { createSolverClient } from './solverClient';

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
  /** What the player wants: deals of a grade, or any. */
  readonly wanted: Settings['winnable'];
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

/** Starts to look for winnable deals of a game, of the grade that is wanted, in a worker of its own. */
export function createWinnableDeals(id: VariantId, wanted: Settings['winnable']): WinnableDeals {
  const client = createSolverClient();
  const ready: DealId[] = [];
  const pending: PendingTake[] = [];
  let stopped = false;
  let paused = false;
  let searching = false;
  let tried = 0;

  const isWanted = async (dealt: unknown): Promise<boolean> =>
    !isGrade(wanted) || (await client.grade(id, dealt))?.grade === wanted;

  /** The next deal that is wanted; undefined if the search is given up. */
  async function findDeal(): Promise<DealId | undefined> {
    let graded = 0;
    for (let n = 0; !stopped && !paused && n < MAX_DEALS && graded < MAX_GRADED; n++) {
      tried++;
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
      }),
    pause: () => {
      paused = true;
      for (const { resolve } of pending.splice(0)) resolve({ none: 'stopped' });
    },
    stop: () => {
      stopped = true;
      client.stop();
      for (const { resolve } of pending.splice(0)) resolve({ none: 'closed' });
    },
  };
}

/**
 * Takes a deal. Meanwhile it announces the progress of the search, with a button to stop it; if no deal is found, it announces
 * why. Rejects if the solver cannot be loaded.
 */
export async function takeAndAnnounce(
  deals: WinnableDeals,
  announce: GameActions['announce'],
): Promise<DealId | undefined> {
  const { wanted } = deals;
  const article = wanted === 'easy' ? 'an' : 'a';
  const name = isGrade(wanted) ? `${article} ${wanted} deal` : 'a deal that can be won';
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

const isGrade = (wanted: Settings['winnable']): boolean => wanted !== 'on' && wanted !== 'off';

const noDealFound = (wanted: Settings['winnable']): string =>
  isGrade(wanted)
    ? `No ${wanted} deal was found. Choose other deals in the settings, or try again.`
    : 'No deal that can be won was found.';
