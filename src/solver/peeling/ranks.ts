/** A stock and a waste on which cards are played by rank. A card is its rank from 0, since suits do not matter. */
export interface RankProblem {
  /** The cards of the stock in the order in which they come up. */
  readonly stock: readonly number[];
  readonly waste: number;
  /** Whether a card of one rank goes on a waste card of another. */
  readonly fits: (rank: number, onto: number) => boolean;
}

/** The step that draws a card. All other steps are numbers from 0. */
export const DRAW = -1;

export const RANKS = 13;

/** For each rank, the ranks that it goes on, as bits. */
export function rankTargets(fits: RankProblem['fits']): Int32Array {
  const ranks = Array.from({ length: RANKS }, (_, rank) => rank);
  return Int32Array.from(ranks, (rank) =>
    ranks.reduce((bits, onto) => (fits(rank, onto) ? bits | (1 << onto) : bits), 0),
  );
}
