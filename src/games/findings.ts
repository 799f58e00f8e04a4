import type { DealId } from '../engine/dealId';
import type { Verdict, WantedDeals } from '../engine/game';
import type { VariantId } from './variants';

// What analysis finds, for persistence and the store, which do not import it.

/** The deal of a day. */
export interface DailyDeal {
  readonly deal: DealId;
  /** Par in moves, once it is known. */
  readonly par?: number;
}

/** Winnable deals found ahead, by variant and by what is wanted, so that a new game starts at once. They can all be found again. */
export interface ReadyDeals {
  /** The deal that is taken next. */
  readonly peek: (id: VariantId, wanted: WantedDeals) => DealId | undefined;
  /** Takes a deal, which no other game will get. */
  readonly take: (id: VariantId, wanted: WantedDeals) => DealId | undefined;
  /** Takes out a newcomer’s deal that the player has got by a link. */
  readonly drop: (id: VariantId, deal: DealId) => void;
  readonly add: (id: VariantId, wanted: WantedDeals, deal: DealId) => void;
  /** True if no more are needed for now. */
  readonly isFull: (id: VariantId, wanted: WantedDeals) => boolean;
}

/** The solver’s verdicts, stored. Where the promises fail, verdicts last until the page is closed. */
export interface StoredVerdicts {
  /** The verdicts on a variant’s deals before their first move. */
  readonly of: (variant: VariantId) => Promise<ReadonlyMap<DealId, Verdict>>;
  /** The verdicts on a deal’s positions, by `positionKey`; an empty key stands for the deal before its first move. */
  readonly ofPositions: (variant: VariantId, deal: DealId) => Promise<ReadonlyMap<string, Verdict>>;
  /** Stores the verdict on a position, by its key; by default on the deal before its first move. */
  readonly add: (
    variant: VariantId,
    deal: DealId,
    verdict: Verdict,
    position?: string,
  ) => Promise<void>;
}

/** What became of the chance in a finished game: `start + luck − cost` is its result, 1 or 0. */
export interface AccountTotals {
  /** When the game ended, in milliseconds since 1970: a lost game may go on, and end otherwise. */
  readonly ended: number;
  readonly start: number;
  readonly luck: number;
  readonly cost: number;
}

/** The accounts of finished games, stored by the ids of the games. The promises may reject. */
export interface StoredAccounts {
  readonly all: () => Promise<ReadonlyMap<string, AccountTotals>>;
  readonly add: (id: string, totals: AccountTotals) => Promise<void>;
}

/** A deal that was proved winnable; or why there is none: a sentence, or what the player chose while it was looked for. */
export type WinnableDeal =
  | { readonly deal: DealId }
  | { readonly none: string }
  | 'any'
  | 'stopped';

/** A search for a winnable deal, for which the player waits. */
export interface AwaitedSearch {
  readonly variant: VariantId;
  /** What is looked for, and how many deals were tried. */
  readonly text: string;
  /** Ends the search, and the wait for a deal. */
  readonly stop: () => void;
  /** Ends the search with a deal that may not be winnable. */
  readonly dealAny: () => void;
}
