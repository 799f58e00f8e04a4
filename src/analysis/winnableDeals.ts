import { plural, select, t } from '@lingui/core/macro';
import type { DealId } from '../engine/dealId';
import { gameOf, type VariantId } from '../games/index';
import { joinSentences } from '../locales/format';
import type { Grade } from '../solver/grade';
import type { Asking } from './solverClient';
import type { SolverService } from './solverService';

/** Which winnable deals a player wants: those of a grade, or `on` for all. */
export type WantedDeals = 'on' | Grade;

/** Deals found before the player asks for one. */
export interface ReadyDeals {
  /** True if no more are needed for now. */
  readonly isFull: () => boolean;
  readonly take: () => DealId | undefined;
  readonly add: (deal: DealId) => void;
}

/** Milliseconds spent on proving one deal. */
const PROOF_MS = 2_000;
/** A search gives up after this many deals, or this many winnable ones of other grades: some rules have none of a grade. */
const MAX_DEALS = 2_000;
const MAX_GRADED = 100;

/** Milliseconds before a search is announced, and between announcements of its progress. */
const QUIET_MS = 400;
const PROGRESS_MS = 5_000;

/** Deals proved winnable before the player asks for one. */
export type WinnableDeals = ReturnType<typeof createWinnableDeals>;

/** A deal, or why there is none. */
export type FoundDeal =
  | { readonly deal: DealId }
  | { readonly none: 'not found' | 'stopped' | 'closed' };

interface PendingTake {
  readonly resolve: (found: FoundDeal) => void;
  readonly reject: (error: unknown) => void;
}

/** Looks for winnable deals of a game. */
export function createWinnableDeals(
  { client, randomDeal }: Pick<SolverService, 'client' | 'randomDeal'>,
  ready: ReadyDeals,
  id: VariantId,
  wanted: WantedDeals,
) {
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
    wanted === 'on' ||
    (await client.ask({ wanted: 'difficulty', id, state: dealt }, asking()))?.grade === wanted;

  /** The next wanted deal; undefined if the search gives up. */
  async function findDeal(): Promise<DealId | undefined> {
    let graded = 0;
    for (let n = 0; !isOver() && n < MAX_DEALS && graded < MAX_GRADED; n++) {
      tried++;
      const deal = randomDeal();
      const dealt = gameOf(id).rules.deal(deal);
      const question = { wanted: 'verdict', id, state: dealt, ms: PROOF_MS } as const;
      const solution = await client.ask(question, asking());
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
      while (!isOver() && (!ready.isFull() || pending.length > 0)) {
        const deal = await findDeal();
        if (isOver()) break;
        if (deal === undefined) {
          settle({ none: 'not found' });
          break;
        }
        const first = pending.shift();
        if (first) first.resolve({ deal });
        else ready.add(deal);
      }
    } catch (error) {
      for (const { reject } of pending.splice(0)) reject(error);
    }
    isSearching = false;
  }

  function settle(found: FoundDeal): void {
    for (const { resolve } of pending.splice(0)) resolve(found);
  }

  /** Goes on with the search, with low priority. */
  function prepare(): void {
    if (isOver()) controller = new AbortController();
    void search();
  }

  return {
    id,
    wanted,
    /** Deals tried so far. */
    tried: () => tried,
    /** Takes a deal, or waits for one. Rejects if the solver fails. */
    take: (): Promise<FoundDeal> =>
      new Promise((resolve, reject) => {
        const deal = ready.take();
        if (deal === undefined) pending.push({ resolve, reject });
        else resolve({ deal });
        prepare();
        client.reorder();
      }),
    prepare,
    /** Ends the search unless the player waits for a deal. */
    rest: (): void => {
      if (pending.length === 0) controller.abort();
    },
    /** Ends the search until the next `take`. */
    pause: (): void => {
      controller.abort();
      settle({ none: 'stopped' });
    },
    /** Ends the search for good, without an announcement. */
    stop: (): void => {
      controller.abort();
      settle({ none: 'closed' });
    },
  };
}

/** Announces a sentence, with a button. */
export type Announce = (
  text: string,
  kind?: 'news' | 'refusal',
  more?: { readonly offer: { readonly name: string; readonly accept: () => void } },
) => void;

/** Takes a deal, and meanwhile announces the progress of the search with a button that stops it. Rejects if the solver fails. */
export async function takeAndAnnounce(
  deals: WinnableDeals,
  announce: Announce,
): Promise<FoundDeal> {
  const { wanted } = deals;
  const triedBefore = deals.tried();
  let timer = setTimeout(announceProgress, QUIET_MS);
  function announceProgress(): void {
    const tried = deals.tried() - triedBefore;
    const looking = select(wanted, {
      on: 'Looking for a deal that can be won…',
      easy: 'Looking for an easy deal…',
      medium: 'Looking for a medium deal…',
      other: 'Looking for a hard deal…',
    });
    const soFar = t({
      message: `${plural(tried, { one: '# tried.', other: '# tried.' })}`,
      comment: 'how many deals, after “Looking for an easy deal…”',
    });
    timer = setTimeout(announceProgress, PROGRESS_MS);
    announce(tried > 1 ? joinSentences([looking, soFar]) : looking, 'news', {
      offer: { name: t`Stop`, accept: deals.pause },
    });
  }
  return deals.take().finally(() => clearTimeout(timer));
}
