import { CARDS_IN_SUIT } from '../../engine/card';
import type { Board } from './board';
import { flip, has, intersects } from './sets';

/** The twins of a board: cards of one rank that cover no others are alike once nothing lies on them, whichever of them has left. */
export function twinsOf({ cards, words, frees, isRelated }: Board, values: Int8Array) {
  /** The set of the cards above each card. */
  const above = new Int32Array(cards * words);
  for (let card = 0; card < cards; card++) {
    if (frees[card] !== 0) continue;
    for (let other = 0; other < cards; other++)
      if (other !== card && isRelated(card, other)) flip(above, card * words, other);
  }
  const groups = Array.from({ length: CARDS_IN_SUIT }, (_, rank) =>
    Array.from({ length: cards }, (_, card) => card).filter(
      (card) => frees[card] === 0 && values[card] === rank,
    ),
  ).filter(({ length }) => length > 1);

  const isUncovered = (left: Int32Array, card: number): boolean =>
    !intersects(left, 0, above, card * words, words);

  return {
    /** Makes those of each rank leave in order, last one first, in the set that begins at 0. */
    order(left: Int32Array): void {
      for (const group of groups) {
        let free = 0;
        for (const card of group) if (isUncovered(left, card) && has(left, 0, card)) free++;
        for (const card of group) {
          if (!isUncovered(left, card)) continue;
          const stays = free-- > 0;
          if (stays !== has(left, 0, card)) flip(left, 0, card);
        }
      }
    },
    /** The card to take in place of another: itself if it is left, else one like it. */
    taken(left: Int32Array, card: number): number {
      if (has(left, 0, card)) return card;
      const group = groups.find((each) => each.includes(card)) ?? [];
      return group.find((each) => has(left, 0, each) && isUncovered(left, each)) ?? card;
    },
  };
}
