import type { DealId } from '../engine/dealId';
import type { VariantId } from './variants';

// Types of a search that analysis runs for the store, neither of which imports the other.

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
