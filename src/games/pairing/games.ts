import { JACK, KING, QUEEN, RANKS, SUITS } from '../../engine/card';
import { buildDeck } from './pointCard';
import type { Pairing } from './rules';

const TEN = 9;

const lowerCase = (words: readonly string[]): readonly string[] =>
  words.map((word) => word.toLowerCase());

/** A game whose ranks below the sum are worth 1 and up from the ace, and all others 0. */
function pairing(
  name: string,
  places: number,
  sum: number,
  sets: readonly (readonly number[])[],
): Pairing {
  const pointValues = Array.from({ length: sum - 1 }, (_, rank) => rank + 1);
  const { cards } = buildDeck(lowerCase(RANKS), lowerCase(SUITS), pointValues);
  return { name, places, sum, sets, pointCards: cards };
}

const fourOf = (rank: number): readonly number[] => [rank, rank, rank, rank];

export const ELEVENS = pairing('Elevens', 9, 11, [[JACK, QUEEN, KING]]);
export const THIRTEENS = pairing('Thirteens', 10, 13, [[KING]]);
export const TENS = pairing('Tens', 13, 10, [TEN, JACK, QUEEN, KING].map(fourOf));
