import { t } from '@lingui/core/macro';
import { JACK, KING, QUEEN, RANKS, SUITS } from '../../engine/card';
import type { OptionValues } from '../../engine/options';
import { buildDeck } from './pointCard';
import type { Pairing } from './rules';

const TEN = 9;

const lowerCase = (words: readonly string[]): readonly string[] =>
  words.map((word) => word.toLowerCase());

/** A game in which the ranks below the sum have points, from 1 for the ace, and all others have none. */
function pairing(
  name: () => string,
  sum: number,
  sets: readonly (readonly number[])[],
): (values: OptionValues) => Pairing {
  const pointValues = Array.from({ length: sum - 1 }, (_, rank) => rank + 1);
  const { cards } = buildDeck(lowerCase(RANKS), lowerCase(SUITS), pointValues);
  return (values) => ({
    name: name(),
    places: Number(values.places),
    sum,
    sets,
    pointCards: cards,
  });
}

const fourOf = (rank: number): readonly number[] => [rank, rank, rank, rank];

export const elevensRules = pairing(() => t`Elevens`, 11, [[JACK, QUEEN, KING]]);
export const thirteensRules = pairing(() => t`Thirteens`, 13, [[KING]]);
export const tensRules = pairing(() => t`Tens`, 10, [TEN, JACK, QUEEN, KING].map(fourOf));
