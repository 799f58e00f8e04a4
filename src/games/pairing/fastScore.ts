import { CARDS_IN_DECK, CARDS_IN_SUIT } from '../../engine/card';
import type { Shuffles } from '../../engine/fastShuffles';
import type { Pairing } from './rules';

/**
 * The number of cards left when a deal is played out. The order of play does not matter, so only the number of
 * cards of each rank on the places is counted, and all groups are removed at once.
 */
export function pairingFastScore({ places, sum, sets }: Pairing): (shuffles: Shuffles) => number {
  const deck = new Uint8Array(CARDS_IN_DECK);
  const onPlaces = new Int8Array(CARDS_IN_SUIT);
  const maxLowValue = sum >> 1;
  const groups = sets.map((group) => ({
    ranks: [...new Set(group)],
    perRank: group.length / new Set(group).size,
    size: group.length,
  }));

  return (shuffles) => {
    for (let card = 0; card < CARDS_IN_DECK; card++) deck[card] = card;
    shuffles.begin(deck, CARDS_IN_DECK, 0);
    onPlaces.fill(0);
    let left = CARDS_IN_DECK;
    let undealt = CARDS_IN_DECK;
    let free = places;
    while (free > 0) {
      shuffles.finish(free);
      for (; free > 0 && undealt > 0; free--) {
        undealt--;
        const rank = (deck[undealt] as number) % CARDS_IN_SUIT;
        onPlaces[rank] = (onPlaces[rank] as number) + 1;
      }
      free = 0;
      for (let value = 1; value <= maxLowValue; value++) {
        const low = onPlaces[value - 1] as number;
        const high = onPlaces[sum - value - 1] as number;
        const twins = value + value === sum;
        const times = twins ? low >> 1 : low < high ? low : high;
        if (times === 0) continue;
        onPlaces[value - 1] = low - times;
        onPlaces[sum - value - 1] = twins ? low - 2 * times : high - times;
        free += 2 * times;
      }
      for (const { ranks, perRank, size } of groups) {
        let times = CARDS_IN_DECK;
        for (const rank of ranks)
          times = Math.min(times, ((onPlaces[rank] as number) / perRank) | 0);
        if (times === 0) continue;
        for (const rank of ranks) onPlaces[rank] = (onPlaces[rank] as number) - times * perRank;
        free += times * size;
      }
      left -= free;
    }
    return left;
  };
}
