import { memoize } from '../../engine/memoize';
import { grown } from '../grown';
import { type Board, openCards } from './board';
import { createKeyTable, flip } from './sets';

/** The clearings of a board: the sets of cards met while it is cleared, and the steps between them, the same in every deal. */
export const clearingsOf = memoize(createClearings);

function createClearings(board: Board) {
  const { words } = board;
  const table = createKeyTable(words);
  const set = new Int32Array(words);
  const open = new Int32Array(32 * words);
  /** −1 for a clearing whose steps are not found yet. */
  let first = new Int32Array(1 << 10).fill(-1);
  let end = new Int32Array(1 << 10);
  let taken = new Int32Array(1 << 12);
  let next = new Int32Array(1 << 12);
  let steps = 0;

  function read(clearing: number, into: Int32Array): void {
    const keys = table.keys();
    for (let i = 0; i < words; i++) into[i] = keys[clearing * words + i];
  }

  function findSteps(clearing: number): void {
    read(clearing, set);
    const count = openCards(board, set, 0, open);
    if (steps + count > taken.length) {
      taken = grown(taken);
      next = grown(next);
    }
    first[clearing] = steps;
    for (let i = 0; i < count; i++) {
      const card = open[i];
      flip(set, 0, card);
      taken[steps] = card;
      next[steps++] = add(set);
      flip(set, 0, card);
    }
    end[clearing] = steps;
  }

  function add(key: Int32Array): number {
    const clearing = table.add(key);
    if (clearing === first.length) {
      first = grown(first).fill(-1, clearing);
      end = grown(end);
    }
    return clearing;
  }

  return {
    count: table.count,
    /** The number of a set, which is new if it was never met. */
    add,
    /** The number of a set; −1 if it was never met. */
    numberOf: table.numberOf,
    /** Writes a clearing to a set. */
    read,
    /** Where the steps of a clearing begin in the arrays below, and where they end. */
    firstStep(clearing: number) {
      if (first[clearing] === -1) findSteps(clearing);
      return first[clearing];
    },
    endOfSteps: (clearing: number) => end[clearing],
    /** For each step, the open card that leaves, and the clearing that it leads to. */
    taken: () => taken,
    next: () => next,
  };
}
