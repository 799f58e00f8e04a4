import { ACE, CARDS_IN_SUIT, RANKS, rankName } from '../../engine/card';
import { listed } from '../../engine/words';

/** True if one rank is next to the other, up or down; with `wrap` ace and king are neighbours, too. */
export function isNextTo(rank: number, other: number, wrap: boolean): boolean {
  const distance = Math.abs(rank - other);
  return distance === 1 || (wrap && distance === CARDS_IN_SUIT - 1);
}

/** The ranks that make a true sentence, in words: `a 4 or a 6`; empty if there are none. */
export const ranksInWords = (isOne: (rank: number) => boolean): string =>
  listed(
    RANKS.flatMap((name, rank) => (isOne(rank) ? [`${articleOf(rank)} ${name}`] : [])),
    'or',
  );

const articleOf = (rank: number): string => (rank === ACE || rankName(rank) === '8' ? 'an' : 'a');
