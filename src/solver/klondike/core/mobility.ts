import { slots } from './bits';
import * as board from './board';
import { cardOf, suitsOf } from './cards';
import { highestBit, multiply } from './memory';

// Which cards can be moved, and where to; `updateMobility` finds it.
/** The ranks at which each chain takes another card, kings aside. */
export let slots0: i32 = 0;
export let slots1: i32 = 0;
/** The suits whose next card is in the tableau with nothing on it, as bits. */
export let freeSuits: i32 = 0;

/** Of each suit the topmost card of its foundation. */
export const TOP: i32 = 0;
/** Of each suit the next card of its foundation. */
export const NEXT: i32 = 1;

const ONES: i32 = 0x01010101;
const SIGNS: i32 = ~0x7f7f7f7f;

/** Swaps the bytes of each half of a word. */
function swapTwins(bytes: i32): i32 {
  return ((bytes >>> 8) & 0x00ff00ff) | ((bytes & 0x00ff00ff) << 8);
}

/**
 * The suits, as bits, whose topmost or next card the tableau never needs again: what could lie on it can go to its foundation
 * instead. All four are compared at once, a byte for each.
 */
export function safeSuits(which: i32): i32 {
  const pairs = (board.heights | (board.heights << 8)) & 0x00ff00ff;
  const heights = (pairs | (pairs << 4)) & 0x0f0f0f0f;
  const others = (heights >>> 16) | (heights << 16);
  // A sum has its sign where a height is at least the card’s rank − 1.
  const minusRank = SIGNS + ONES * (2 - which) - heights;
  const safe =
    (minusRank + others) &
    (minusRank + swapTwins(others)) &
    (minusRank + ONES + swapTwins(heights)) &
    SIGNS;
  // Each sign goes to the place of its suit in the highest four bits.
  return multiply(safe >>> 7, 0x10204080) >>> 28;
}

/** Whether the topmost card of a foundation is safe there. */
export function isTopSafe(suit: i32): boolean {
  return (safeSuits(TOP) & (1 << suit)) !== 0;
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
  freeSuits = suitsOf(free0, free1);
  let forced = freeSuits & safeSuits(NEXT);
  if (freeCardsGoAtOnce()) forced |= suitsOf(free0 & ~board.locked0, free1 & ~board.locked1);
  if (forced === 0) return -1;
  const suit = highestBit(forced);
  return cardOf(board.heightOf(suit), suit);
}
