import { ahead } from './bits';
import * as board from './board';
import { cardAt } from './cards';
import { get, lowestBit } from './memory';
import { INDICES_AT } from './places';

/** The indices, as bits, of cards of the stock that are given as words of the chains. */
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

/** The indices, as bits, of the cards of the stock that can be brought to the top of the waste. */
export function accessible(): i32 {
  if (board.everyCardAtHand) return board.stockMask;
  const now = ahead(board.stockMask, board.wasteCount, board.draw);
  return board.redealsLeft === 0 || board.wasteCount === 0
    ? now
    : now | ahead(board.stockMask, 0, board.draw);
}
