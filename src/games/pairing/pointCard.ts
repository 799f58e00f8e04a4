import { type Deck, deckOf } from '../../engine/deck';

/** A card with a point value. Source: Elevens Lab, Activity 1. */
export interface PointCard {
  readonly rank: string;
  readonly suit: string;
  readonly pointValue: number;
}

/**
 * A deck with every rank of every suit, in the given order, suit by suit. `pointValues[i]` belongs to `ranks[i]`
 * and is 0 if it is missing. Source: Elevens Lab, Activity 2.
 */
export const buildDeck = (
  ranks: readonly string[],
  suits: readonly string[],
  pointValues: readonly number[],
): Deck<PointCard> =>
  deckOf(
    suits.flatMap((suit) =>
      ranks.map((rank, i) => ({ rank, suit, pointValue: pointValues[i] ?? 0 })),
    ),
  );

/** `ace of hearts (point value = 1)`. Source: Elevens Lab, Activity 1. */
export const describeCard = ({ rank, suit, pointValue }: PointCard): string =>
  `${rank} of ${suit} (point value = ${pointValue})`;
