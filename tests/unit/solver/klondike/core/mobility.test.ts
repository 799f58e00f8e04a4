import { expect, test } from 'vitest';
import * as board from '../../../../../src/solver/klondike/core/board';
import { allWords } from '../../../../../src/solver/klondike/core/memory';
import {
  isTopSafe,
  suitsSafeNext,
  suitsSafeOnTop,
} from '../../../../../src/solver/klondike/core/mobility';
import { writeProblem } from '../../../../../src/solver/klondike/loadCore';
import type { Problem } from '../../../../../src/solver/klondike/problem';

const SUITS = [0, 1, 2, 3];
const EMPTY: Problem = {
  ranks: 13,
  suits: SUITS,
  draw: 1,
  foundations: [],
  piles: [],
  attached: [],
  stock: [],
  waste: 0,
};

/** The rule as docs/solver.md has it, with ranks that count from 0. */
function isSafe(heights: readonly number[], suit: number, rank: number): boolean {
  if (rank < 2) return true;
  return SUITS.every((other) => {
    if (other === suit) return true;
    const isTwin = (other ^ suit) === 1;
    return (heights[other] as number) >= rank - (isTwin ? 2 : 1);
  });
}

test('the topmost and the next cards of the foundations are safe by the rule, whatever their heights', () => {
  const wrong: string[] = [];
  for (let n = 0; n < 14 ** 4; n++) {
    const foundations = SUITS.map((suit) => Math.floor(n / 14 ** suit) % 14);
    writeProblem(allWords(), { ...EMPTY, foundations });
    board.setUp();
    const suitsWhere = (isOne: (suit: number, height: number) => boolean): number =>
      SUITS.reduce((bits, s) => bits | (isOne(s, foundations[s] as number) ? 1 << s : 0), 0);
    const next = suitsWhere((suit, height) => isSafe(foundations, suit, height));
    const onTop = suitsWhere((suit, height) => isSafe(foundations, suit, height - 1));
    const found = [suitsSafeNext(), suitsSafeOnTop(), suitsWhere(isTopSafe)];
    if (String(found) !== String([next, onTop, onTop])) wrong.push(String(foundations));
  }
  expect(wrong).toEqual([]);
});
