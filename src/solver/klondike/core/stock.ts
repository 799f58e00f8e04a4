import { ahead } from './bits';
import * as board from './board';
import { cardAt } from './cards';
import { get, lowestBit } from './memory';
import { INDICES_AT } from './places';

/** The indices of cards of the stock, given as words of the chains, as bits. */
export function indicesOf(cards0: i32, cards1: i32): i32 {
  let indices: i32 = 0;
  for (let rest = cards0; rest !== 0; rest &= rest - 1) {
    indices |= 1 << get(INDICES_AT + cardAt(lowestBit(rest), 0));
  }
  for (let rest = cards1; rest !== 0; rest &= rest - 1) {
    indices |= 1 << get(INDICES_AT + cardAt(lowestBit(rest), 2));
  }
  return indices;
}

/** The indices of the stock's cards that can be brought to the top of the waste, as bits. */
export function accessible(): i32 {
  if (board.everyCardAtHand) return board.stockMask;
  const now = ahead(board.stockMask, board.wasteCount, board.draw);
  return board.redealsLeft === 0 || board.wasteCount === 0
    ? now
    : now | ahead(board.stockMask, 0, board.draw);
}
