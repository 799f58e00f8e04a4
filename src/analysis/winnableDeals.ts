import { plural, select, t } from '@lingui/core/macro';
import type { DealId } from '../engine/dealId';
import type { WantedDeals } from '../engine/game';
import type { AwaitedSearch, ReadyDeals, WinnableDeal } from '../games/findings';
import { gameOf, type VariantId } from '../games/index';
import { joinSentences } from '../locales/format';
import type { Asking } from './solverClient';
import { describeFailure } from './solverFailure';
import type { SolverService } from './solverService';

/** Milliseconds spent on proving one deal. */
const PROOF_MS = 2_000;
/** A search gives up after this many deals, or this many winnable ones of other grades: some rules have none of a grade. */
const MAX_DEALS = 2_000;
const MAX_GRADED = 100;

/** Milliseconds before a search is spoken of, and between announcements of its progress. */
const QUIET_MS = 400;
const PROGRESS_MS = 5_000;

/** What the page does with a search that the player waits for. */
export interface SearchPage {
  /** Shows it. The page hides it once the deal is there, or nobody waits any more. */
  readonly showSearch: (search: AwaitedSearch) => void;
  /** Says a sentence; a `move` is spoken only. */
  readonly announce: (text: string, kind?: 'news' | 'move') => void;
}

/** A kind of deals of a game. */
export interface DealKind {
  readonly id: VariantId;
  readonly wanted: WantedDeals;
}

/** Looks for winnable deals of one game at a time, for a player who waits or for later. */
export function createWinnableDeals(
  service: Pick<SolverService, 'client' | 'randomDeal'>,
  ready: ReadyDeals,
  { showSearch, announce }: SearchPage,
) {
  let latest: DealSearch | undefined;

  function searchOf(id: VariantId, wanted: WantedDeals): DealSearch {
    if (latest?.id === id && latest.wanted === wanted) return latest;
    latest?.stop();
    latest = createDealSearch(service, ready, id, wanted);
    return latest;
  }

  return {
    /** Keeps deals of these kinds ready, one kind after another, until the returned function is called. */
    prepare: (kinds: readonly DealKind[]): (() => void) => {
      let isOver = false;
      let search: DealSearch | undefined;
      async function prepareAll(): Promise<void> {
        for (const { id, wanted } of kinds) {
          // A search that the player waits for must not give way.
          const isAnother = latest?.id !== id || latest.wanted !== wanted;
          if (isOver || (isAnother && latest?.isAnyAwaited())) return;
          if (ready.isFull(id, wanted)) continue;
          search = searchOf(id, wanted);
          await search.prepare();
        }
      }
      void prepareAll();
      return () => {
        isOver = true;
        search?.rest();
      };
    },
    /** Takes a deal or waits for one. While the player still waits for this call, progress is shown, and announced now and then. */
    take: async (
      id: VariantId,
      wanted: WantedDeals,
      isAwaited: () => boolean,
    ): Promise<WinnableDeal> => {
      const search = searchOf(id, wanted);
      const triedBefore = search.tried();
      const text = (): string => progressInWords(wanted, search.tried() - triedBefore);
      const dealAny = (): void => search.stop('any');
      const show = (): void => {
        if (isAwaited())
          showSearch({ variant: id, text: text(), stop: () => search.stop(), dealAny });
      };
      let timer = setTimeout(speak, QUIET_MS);
      function speak(): void {
        timer = setTimeout(speak, PROGRESS_MS);
        if (isAwaited()) announce(text(), 'move');
        // The player may have asked again. While this module is loading, a later question may arrive before an earlier one.
        else search.rest();
      }
      show();
      try {
        const found = await search.take(isAwaited, show);
        if (typeof found === 'object' && 'deal' in found && !isAwaited())
          ready.add(id, wanted, found.deal);
        if (found === 'stopped' && isAwaited()) announce(t`Search stopped.`);
        return found;
      } catch (error) {
        return { none: joinSentences([describeFailure(error), t`This deal may not be winnable.`]) };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

interface PendingTake {
  /** True while the player still waits for it. */
  readonly isAwaited: () => boolean;
  readonly onTry: () => void;
  readonly resolve: (found: WinnableDeal) => void;
  readonly reject: (error: unknown) => void;
}

type DealSearch = ReturnType<typeof createDealSearch>;

/** Looks for deals of one variant and one kind. */
function createDealSearch(
  { client, randomDeal }: Pick<SolverService, 'client' | 'randomDeal'>,
  ready: ReadyDeals,
  id: VariantId,
  wanted: WantedDeals,
) {
  const pending: PendingTake[] = [];
  let controller = new AbortController();
  let isSearching = false;
  let searching = Promise.resolve();
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
      const deal = randomDeal();
      const dealt = gameOf(id).rules.deal(deal);
      const question = { wanted: 'verdict', id, state: dealt, ms: PROOF_MS } as const;
      const solution = await client.ask(question, asking());
      tried++;
      for (const { onTry } of pending) onTry();
      if (solution?.verdict !== 'winnable') continue;
      if (await isWanted(dealt)) return deal;
      graded++;
    }
    return undefined;
  }

  async function search(): Promise<void> {
    isSearching = true;
    try {
      while (!isOver() && (!ready.isFull(id, wanted) || pending.length > 0)) {
        const deal = await findDeal();
        if (isOver()) break;
        if (deal === undefined) {
          answerAll({ none: noDealFound(wanted) });
          break;
        }
        const first = pending.shift();
        if (first) first.resolve({ deal });
        else ready.add(id, wanted, deal);
      }
    } catch (error) {
      for (const { reject } of pending.splice(0)) reject(error);
    }
    isSearching = false;
  }

  function answerAll(found: WinnableDeal): void {
    for (const { resolve } of pending.splice(0)) resolve(found);
  }

  const isAnyAwaited = (): boolean => pending.some(({ isAwaited }) => isAwaited());

  function stop(found: 'stopped' | 'any' = 'stopped'): void {
    controller.abort();
    answerAll(found);
  }

  /** Goes on with the search, with low priority. Resolves when it ends. */
  function prepare(): Promise<void> {
    if (isOver()) controller = new AbortController();
    if (!isSearching) searching = search();
    return searching;
  }

  return {
    id,
    wanted,
    /** Deals tried so far. */
    tried: () => tried,
    /** True while the player waits for a deal. */
    isAnyAwaited,
    /** Takes a deal, or waits for one and hears of each try. Rejects if the solver fails. */
    take: (isAwaited: () => boolean, onTry: () => void): Promise<WinnableDeal> =>
      new Promise((resolve, reject) => {
        const deal = ready.take(id, wanted);
        if (deal === undefined) pending.push({ isAwaited, onTry, resolve, reject });
        else resolve({ deal });
        void prepare();
        client.reorder();
      }),
    prepare,
    /** Ends the search unless the player waits for a deal. */
    rest: (): void => {
      if (!isAnyAwaited()) stop();
    },
    /** Ends the search until the next call. */
    stop,
  };
}

function progressInWords(wanted: WantedDeals, tried: number): string {
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
  return tried > 1 ? joinSentences([looking, soFar]) : looking;
}

const noDealFound = (wanted: WantedDeals): string =>
  select(wanted, {
    easy: 'No easy deal was found: this is any deal.',
    medium: 'No medium deal was found: this is any deal.',
    hard: 'No hard deal was found: this is any deal.',
    other: 'No winnable deal was found: this is any deal.',
  });
