import { ahead, slots } from './bits';
import * as board from './board';
import { cardAt, cardOf, suitsOf } from './cards';
import { get, highestBit, lowestBit } from './memory';
import { INDICES_AT, PILES_OF_CARDS_AT } from './places';

// Which cards can be moved, and where; found by `updateMobility`.
/** The ranks at which each chain takes another card, kings aside. */
export let slots0: i32 = 0;
export let slots1: i32 = 0;
/** The suits, as bits, whose next card lies uncovered in the tableau. */
export let freeSuits: i32 = 0;

// The suits, as bits, whose topmost foundation card is safe there, and whose next card would be.
let safeTops: i32 = 0;
let safeNext: i32 = 0;
/** The foundation heights for which `safeTops` and `safeNext` hold. */
let comparedHeights: i32 = -1;

/** Finds the suits whose cards are safe. The rank of a suit’s next card is its height. */
function findSafe(): void {
  const heights = board.heights;
  comparedHeights = heights;
  const a = heights & 15;
  const b = (heights >> 4) & 15;
  const c = (heights >> 8) & 15;
  const d = (heights >> 12) & 15;
  const ab = a < b ? a : b;
  const cd = c < d ? c : d;
  // The highest rank that is safe: above no card of the other colour by more than one, nor its twin by more than two.
  const overB = cd + 1 < b + 2 ? cd + 1 : b + 2;
  const overA = cd + 1 < a + 2 ? cd + 1 : a + 2;
  const overD = ab + 1 < d + 2 ? ab + 1 : d + 2;
  const overC = ab + 1 < c + 2 ? ab + 1 : c + 2;
  safeNext = bit(a <= overB, 1) | bit(b <= overA, 2) | bit(c <= overD, 4) | bit(d <= overC, 8);
  safeTops =
    bit(a <= overB + 1, 1) |
    bit(b <= overA + 1, 2) |
    bit(c <= overD + 1, 4) |
    bit(d <= overC + 1, 8);
}

function bit(isSet: boolean, value: i32): i32 {
  return isSet ? value : 0;
}

/**
 * The suits, as bits, whose next card is safe on its foundation: the tableau never needs it again, since every card that could
 * lie on it can go to its foundation instead.
 */
export function suitsSafeNext(): i32 {
  if (board.heights !== comparedHeights) findSafe();
  return safeNext;
}

/** The suits, as bits, whose topmost card is safe on its foundation. */
export function suitsSafeOnTop(): i32 {
  if (board.heights !== comparedHeights) findSafe();
  return safeTops;
}

/** True if the topmost card of a foundation is safe there. */
export function isTopSafe(suit: i32): boolean {
  return (suitsSafeOnTop() & (1 << suit)) !== 0;
}

/** True if a free card that could return at once goes to its foundation at once. With every card at hand it may wait. */
export function freeCardsGoAtOnce(): boolean {
  return board.hasReturns && !board.everyCardAtHand;
}

/**
 * Updates the slots and the free suits. Returns a card that goes to its foundation before anything else, because it is safe
 * there or could return at once; −1 if there is none.
 */
export function updateMobility(): i32 {
  slots0 = slots(board.faceUp0, board.faceUp0 & ~board.lockedMask0);
  slots1 = slots(board.faceUp1, board.faceUp1 & ~board.lockedMask1);
  freeSuits = 0;
  // A card is free where another could be laid on it. Aces have no rank below.
  const free0 = board.faceUp0 & ((slots0 << 2) | 3) & board.next0;
  const free1 = board.faceUp1 & ((slots1 << 2) | 3) & board.next1;
  if ((free0 | free1) === 0) return -1;
  freeSuits = suitsOf(free0, free1);
  let forced = freeSuits & suitsSafeNext();
  if (freeCardsGoAtOnce())
    forced |= suitsOf(free0 & ~board.lockedMask0, free1 & ~board.lockedMask1);
  if (forced === 0) return -1;
  const suit = highestBit(forced);
  return cardOf(board.heightOf(suit), suit);
}

/** The indices, as bits, of cards of the stock that are given as words of the chains. */
export function indicesOf(cards0: i32, cards1: i32): i32 {
  return numbersOf(cards0, cards1, INDICES_AT);
}

/** The piles, as bits, of unmoved cards that are given as words of the chains. */
export function pilesOf(cards0: i32, cards1: i32): i32 {
  return numbersOf(cards0, cards1, PILES_OF_CARDS_AT);
}

/** The numbers, as bits, that the memory has for some cards from an address on. */
function numbersOf(cards0: i32, cards1: i32, at: i32): i32 {
  let numbers: i32 = 0;
  for (let rest = cards0; rest !== 0; rest &= rest - 1) {
    numbers |= 1 << get(at + cardAt(lowestBit(rest), 0));
  }
  for (let rest = cards1; rest !== 0; rest &= rest - 1) {
    numbers |= 1 << get(at + cardAt(lowestBit(rest), 2));
  }
  return numbers;
}

/** The indices, as bits, of the cards of the stock that can be brought to the top of the waste. */
export function accessible(): i32 {
  if (board.everyCardAtHand) return board.stockMask;
  const now = ahead(board.stockMask, board.wasteCount, board.draw);
  return board.redealsLeft === 0 || board.wasteCount === 0
    ? now
    : now | ahead(board.stockMask, 0, board.draw);
}
