import { RANKS } from '../../engine/card';
import { type Board, isUncovered } from './board';
import { flip, has } from './sets';

/** The twins of a board: cards of one rank that cover no others are alike once nothing lies on them, whichever of them has left. */
export function twinsOf(board: Board, values: Int8Array) {
  const lowest = [...board.frees.keys()].filter((card) => board.frees[card] === 0);
  const groups = RANKS.map((_, rank) => lowest.filter((card) => values[card] === rank)).filter(
    ({ length }) => length > 1,
  );

  return {
    /** Makes those of each rank leave in order, last one first, in the set that begins at 0. */
    order(left: Int32Array): void {
      for (const group of groups) {
        let free = 0;
        for (const card of group)
          if (isUncovered(board, left, 0, card) && has(left, 0, card)) free++;
        for (const card of group) {
          if (!isUncovered(board, left, 0, card)) continue;
          const stays = free-- > 0;
          if (stays !== has(left, 0, card)) flip(left, 0, card);
        }
      }
    },
    /** The card to take in place of another: itself if it is left, else one like it. */
    taken(left: Int32Array, card: number): number {
      if (has(left, 0, card)) return card;
      const group = groups.find((each) => each.includes(card)) ?? [];
      return group.find((each) => has(left, 0, each) && isUncovered(board, left, 0, each)) ?? card;
    },
  };
}
