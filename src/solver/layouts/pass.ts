import type { Weights } from './estimate';

/** A search: best first with these weights; a beam of a `width`; or depth first, which remembers more in the same memory. */
export interface Pass {
  readonly weights: Weights;
  /** The most positions it keeps. */
  readonly positions: number;
  readonly isDepthFirst?: true;
  /** Best first: a move that lowers the estimate by as much is followed before the moves after it are tried. */
  readonly eager?: number;
  /** How many of the positions reached in the same number of moves a beam expands. It proves nothing. */
  readonly width?: number;
  /** True if moves are left out that may be needed, so that it proves nothing. */
  readonly isNarrow?: boolean;
  /** True if it searches the streamlined problem, so that it proves nothing. */
  readonly isStreamlined?: true;
}

/**
 * How a search ended. `lost`: it visited every position that can be reached. `full`: it kept as many as it may. Of the positions
 * it knows, the moves of those `expanded` were tried.
 */
export type Found = { readonly positions: number; readonly expanded: number } & (
  | { readonly end: 'won'; readonly moves: readonly number[] }
  | { readonly end: 'lost' | 'full' | 'stopped' }
);

/** Moves made between two yields, times the bytes of a position: about a millisecond. */
export const WORK_IN_STEP = 80_000;
