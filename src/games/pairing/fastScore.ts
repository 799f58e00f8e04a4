import { CARDS_IN_DECK, CARDS_IN_SUIT, rankOf } from '../../engine/card';
import { FULL_DECK } from '../../engine/deck';
import type { FastPlay, Shuffles } from '../../engine/fastShuffles';
import type { Pairing } from './rules';

/**
 * The play of Elevens, Thirteens and Tens; the score is the number of cards left. The order of play does not matter, so a
 * group is removed as soon as its last card is dealt, until the places are full or the deck is empty. No rank is in two groups.
 */
export function pairingFastPlay({ places, sum, sets }: Pairing): FastPlay {
  const pairs = Array.from({ length: sum >> 1 }, (_, low) => [low, sum - 2 - low]);
  /** Of each rank, how many cards its group has of it, and all ranks of the group. */
  const needed = new Uint8Array(CARDS_IN_SUIT);
  const ranksOfGroup: (readonly number[])[] = [];
  for (const group of [...pairs, ...sets]) {
    for (const rank of group) {
      needed[rank] = (needed[rank] as number) + 1;
      ranksOfGroup[rank] = [...new Set(group)];
    }
  }
  /** Of each rank, how many cards lie on the places. */
  const lying = new Uint8Array(CARDS_IN_SUIT);
  const isThere = (rank: number): boolean => (lying[rank] as number) >= (needed[rank] as number);

  function scoreOf({ memory, deck }: Shuffles): number {
    const bottom = deck();
    lying.fill(0);
    let undealt = CARDS_IN_DECK;
    let count = 0;
    while (count < places && undealt > 0) {
      const dealt = memory[bottom + --undealt] as number;
      lying[dealt] = (lying[dealt] as number) + 1;
      count++;
      const group = ranksOfGroup[dealt] as readonly number[];
      if (!group.every(isThere)) continue;
      for (const rank of group) {
        lying[rank] = (lying[rank] as number) - (needed[rank] as number);
        count -= needed[rank] as number;
      }
    }
    return count + undealt;
  }

  return { inOrder: Uint8Array.from(FULL_DECK, rankOf), winningScore: 0, scoreOf };
}
