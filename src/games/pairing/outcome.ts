import { CARDS_IN_DECK, CARDS_IN_SUIT } from '../../engine/card';
import type { Shuffles } from '../../engine/fastShuffles';
import type { Pairing } from './rules';

/**
 * The cards left when a deal is played out. The order of play does not matter, so only the number of cards of
 * each rank on the places is kept, and all groups that can go at a time do.
 */
export function pairingOutcome({ places, sum, sets }: Pairing): (shuffles: Shuffles) => number {
  const deck = new Uint8Array(CARDS_IN_DECK);
  const onPlaces = new Int8Array(CARDS_IN_SUIT);
  const groups = [...pairsOf(sum), ...sets].map((group) => ({
    ranks: [...new Set(group)],
    each: group.length / new Set(group).size,
    size: group.length,
  }));

  return (shuffles) => {
    for (let card = 0; card < CARDS_IN_DECK; card++) deck[card] = card;
    shuffles.shuffle(deck, CARDS_IN_DECK, 0);
    onPlaces.fill(0);
    let left = CARDS_IN_DECK;
    let undealt = CARDS_IN_DECK;
    let free = places;
    while (free > 0) {
      for (; free > 0 && undealt > 0; free--) {
        undealt--;
        const rank = (deck[undealt] as number) % CARDS_IN_SUIT;
        onPlaces[rank] = (onPlaces[rank] as number) + 1;
      }
      free = 0;
      for (const { ranks, each, size } of groups) {
        let times = CARDS_IN_DECK;
        for (const rank of ranks) times = Math.min(times, ((onPlaces[rank] as number) / each) | 0);
        if (times === 0) continue;
        for (const rank of ranks) onPlaces[rank] = (onPlaces[rank] as number) - times * each;
        free += times * size;
      }
      left -= free;
    }
    return left;
  };
}

/** The pairs of ranks whose point values add up to the sum. */
function pairsOf(sum: number): readonly (readonly number[])[] {
  const pairs: number[][] = [];
  for (let value = 1; value <= sum - value; value++) pairs.push([value - 1, sum - value - 1]);
  return pairs;
}
