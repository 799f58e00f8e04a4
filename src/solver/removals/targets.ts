import { CARDS_IN_SUIT, RANKS } from '../../engine/card';

/** Stands for the rank of an empty waste, on which any card goes. */
export const NO_RANK = CARDS_IN_SUIT;

/** For each rank, the ranks that it goes on, as bits; an empty waste is one of them. */
export const targetsOf = (fits: (rank: number, onto: number) => boolean): Int32Array =>
  Int32Array.from(RANKS, (_, rank) =>
    RANKS.reduce((bits, _, onto) => (fits(rank, onto) ? bits | (1 << onto) : bits), 1 << NO_RANK),
  );

/** What decides whether cards left can all find a card to lie on. */
interface Needs {
  /** For each rank, what a card that is left adds to the cards in need. */
  readonly weights: Int8Array;
  /** True for a rank on which one of them can lie. */
  readonly isGiver: (rank: number) => boolean;
}

/**
 * The needs of even ranks, and of odd ones: each played card lies on a card of its own, which was played, drawn, or first on the
 * waste. So a position is lost if the weights of the cards left add up to more than there are other cards to lie on.
 */
export const needsOf = (targets: Int32Array): readonly [even: Needs, odd: Needs] => [
  needsOfRanks(targets, 0),
  needsOfRanks(targets, 1),
];

function needsOfRanks(targets: Int32Array, parity: number): Needs {
  const isWanted = (rank: number): boolean => rank % 2 === parity;
  const givers = targets.reduce((all, bits, rank) => (isWanted(rank) ? all | bits : all), 0);
  const isGiver = (rank: number): boolean => ((givers >> rank) & 1) === 1;
  return {
    isGiver,
    weights: Int8Array.from(RANKS, (_, rank) => Number(isWanted(rank)) - Number(isGiver(rank))),
  };
}
