import { slots } from './bits';
import * as board from './board';
import { cardOf } from './cards';

// Which cards can be moved, and where to; `updateMobility` finds it.
/** The ranks at which each chain takes another card, kings aside. */
export let slots0: i32 = 0;
export let slots1: i32 = 0;
/** The suits whose next card is in the tableau with nothing on it, as bits. */
export let freeSuits: i32 = 0;

/** Whether the tableau never needs a card again: what could lie on it can go to its foundation instead. */
export function isSafe(rank: i32, suit: i32): boolean {
  const other = ~suit & 2;
  const spare0 = board.heightOf(other) - (rank - 1);
  const spare1 = board.heightOf(other + 1) - (rank - 1);
  const spareOfTwin = board.heightOf(suit ^ 1) - (rank - 2);
  // None of them is negative. One branch takes less time than three, which would often go another way than the last time.
  return (spare0 | spare1 | spareOfTwin) >= 0;
}

/** Whether a free card goes to its foundation at once, where it could return at once; with every card at hand it may wait. */
export function freeCardsGoAtOnce(): boolean {
  return board.hasReturns && !board.everyCardAtHand;
}

/**
 * Updates the slots and free suits. Returns a card that goes to its foundation before anything else, since it is
 * safe there or could return at once; or −1.
 */
export function updateMobility(): i32 {
  slots0 = slots(board.faceUp0, board.faceUp0 & ~board.locked0);
  slots1 = slots(board.faceUp1, board.faceUp1 & ~board.locked1);
  freeSuits = 0;
  // A card is free where another could be laid on it. Aces have no rank below.
  const free0 = board.faceUp0 & ((slots0 << 2) | 3) & board.next0;
  const free1 = board.faceUp1 & ((slots1 << 2) | 3) & board.next1;
  if ((free0 | free1) === 0) return -1;
  const goesAtOnce = freeCardsGoAtOnce();
  let forced: i32 = -1;
  for (let i = 0; i < board.suitCount; i++) {
    const suit = board.suitAt(i);
    const rank = board.heightOf(suit);
    const isChain1 = (((rank << 1) ^ suit) & 2) !== 0;
    const bit = 1 << (2 * rank + (suit & 1));
    if (((isChain1 ? free1 : free0) & bit) === 0) continue;
    freeSuits |= 1 << suit;
    const mayWait = !goesAtOnce || ((isChain1 ? board.locked1 : board.locked0) & bit) !== 0;
    if (!mayWait || isSafe(rank, suit)) forced = cardOf(rank, suit);
  }
  return forced;
}
