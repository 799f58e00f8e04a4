import { ahead, factorOf, quotient } from './bits';
import {
  bitOf0,
  bitOf1,
  cardOf,
  FROM_FOUNDATION,
  MOVE_CARD,
  MOVE_KIND,
  REVEAL,
  STOCK_TO_FOUNDATION,
  STOCK_TO_TABLEAU,
  suitOfCard,
  TO_FOUNDATION,
} from './cards';
import { get, lowestBit, popcount, set } from './memory';
import {
  ATTACHED_AT,
  HEIGHTS_AT,
  INDICES_AT,
  LENGTHS_AT,
  PILE_STRIDE,
  PILES_AT,
  PILES_OF_CARDS_AT,
  PROBLEM_AT,
  STOCK_AT,
  SUITS_AT,
  WEIGHTS_AT,
} from './places';

// The mutable position of the running search. Other files import it as a namespace, and write `board.heights`. docs/solver.md, “The
// position without its arrangement”, explains chains, twins and slots, and locked and attached cards.

// The problem, constant during a search.
export let draw: i32 = 0;
let drawFactor: i32 = 0;
/** True if any card of the stock can be taken at any time: cards are drawn one by one, with unlimited redeals. */
export let everyCardAtHand: boolean = false;
/** True if cards may return from the foundations. */
export let hasReturns: boolean = false;
export let suitCount: i32 = 0;
export let pileCount: i32 = 0;
/** The rank of kings. */
export let king: i32 = 0;
/** The `heights` of a won game. */
export let complete: i32 = 0;

// The position. Names that end in 0 and 1 are words of the two chains, with a bit for each card.
/** Face-up cards of the tableau. */
export let faceUp0: i32 = 0;
export let faceUp1: i32 = 0;
/** The last unmoved card of each pile, which lies on no fitting card. The other face-up cards are attached. */
export let lockedMask0: i32 = 0;
export let lockedMask1: i32 = 0;
/** The cards left in stock and waste. */
export let stock0: i32 = 0;
export let stock1: i32 = 0;
/** The next card for each foundation, wherever it is; for a complete one, a card above its king. */
export let next0: i32 = 0;
export let next1: i32 = 0;
/** The cards left in stock and waste, as bits of their indices. */
export let stockMask: i32 = 0;
/** Cards in the waste; with unlimited redeals, 0 if a new pass reaches the same cards. */
export let wasteCount: i32 = 0;
/** How often the waste may still be turned over; −1 for no limit. */
export let redealsLeft: i32 = 0;
/** Cards on the foundation of each suit, four bits each. */
export let heights: i32 = 0;
/** The numbers of unmoved cards of all piles as one number in a mixed radix. */
export let pileCode: i32 = 0;
/** The number of unmoved cards of each pile, four bits each. */
export let unmovedCounts: i32 = 0;
/** The number of piles without unmoved cards; attached kings may stand there. */
export let emptied: i32 = 0;

/** The number of cards on the foundation of a suit. */
export function heightOf(suit: i32): i32 {
  return (heights >> (suit * 4)) & 15;
}

/** The number of unmoved cards of a pile. */
export function unmovedIn(pile: i32): i32 {
  return (unmovedCounts >> (pile * 4)) & 15;
}

export function stockCard(index: i32): i32 {
  return get(STOCK_AT + index);
}

export function suitAt(index: i32): i32 {
  return get(SUITS_AT + index);
}

/** An unmoved card of a pile, by its index from 0. */
export function pileCard(pile: i32, index: i32): i32 {
  return get(PILES_AT + pile * PILE_STRIDE + index);
}

/** The pile of an unmoved card. */
export function pileOf(card: i32): i32 {
  return get(PILES_OF_CARDS_AT + card);
}

/** Sets up the position from the problem in memory. */
export function setUp(): void {
  const ranks = get(PROBLEM_AT);
  draw = get(PROBLEM_AT + 1);
  drawFactor = factorOf(draw);
  suitCount = get(PROBLEM_AT + 2);
  pileCount = get(PROBLEM_AT + 3);
  const stockLength = get(PROBLEM_AT + 4);
  redealsLeft = get(PROBLEM_AT + 6);
  hasReturns = get(PROBLEM_AT + 7) !== 0;
  everyCardAtHand = draw === 1 && redealsLeft < 0;
  king = ranks - 1;
  complete = ranks * 0x1111;
  faceUp0 = faceUp1 = lockedMask0 = lockedMask1 = 0;
  pileCode = unmovedCounts = emptied = 0;
  // A suit that is not in the deck counts as complete.
  heights = complete;
  next0 = next1 = 0;
  for (let i = 0; i < suitCount; i++) {
    const suit = suitAt(i);
    const height = get(HEIGHTS_AT + suit);
    heights -= (ranks - height) << (suit * 4);
    const next = cardOf(height, suit);
    next0 |= bitOf0(next);
    next1 |= bitOf1(next);
  }
  for (let i = 0; i < stockLength; i++) set(INDICES_AT + stockCard(i), i);
  stockMask = (1 << stockLength) - 1;
  readStock(stockMask);
  let weight: i32 = 1;
  for (let p = 0; p < pileCount; p++) {
    const length = get(LENGTHS_AT + p);
    set(WEIGHTS_AT + p, weight);
    pileCode += weight * length;
    weight *= length + 1;
    unmovedCounts |= length << (p * 4);
    for (let i = 0; i < length; i++) set(PILES_OF_CARDS_AT + pileCard(p, i), p);
    if (length === 0) emptied++;
    else addToTableau(pileCard(p, length - 1), true);
  }
  const attached = get(ATTACHED_AT);
  for (let i = 1; i <= attached; i++) addToTableau(get(ATTACHED_AT + i), false);
  wasteCount = normalisedWaste(get(PROBLEM_AT + 5), stockLength);
}

/** Sets which cards are left in stock and waste to those at some indices, as bits. */
export function readStock(indices: i32): void {
  stock0 = stock1 = 0;
  for (let rest = indices; rest !== 0; rest &= rest - 1) {
    const card = stockCard(lowestBit(rest));
    stock0 |= bitOf0(card);
    stock1 |= bitOf1(card);
  }
}

function addToTableau(card: i32, locks: boolean): void {
  faceUp0 |= bitOf0(card);
  faceUp1 |= bitOf1(card);
  if (!locks) return;
  lockedMask0 |= bitOf0(card);
  lockedMask1 |= bitOf1(card);
}

/** The `wasteCount` if `waste` of the `cards` left lie in the waste. */
function normalisedWaste(waste: i32, cards: i32): i32 {
  if (redealsLeft >= 0) return waste;
  return waste === cards || quotient(waste, drawFactor) * draw === waste ? 0 : waste;
}

/** Saves the position at an address, in fifteen words. */
export function save(at: i32): void {
  set(at, faceUp0);
  set(at + 1, faceUp1);
  set(at + 2, lockedMask0);
  set(at + 3, lockedMask1);
  set(at + 4, stockMask);
  set(at + 5, wasteCount);
  set(at + 6, heights);
  set(at + 7, pileCode);
  set(at + 8, unmovedCounts);
  set(at + 9, emptied);
  set(at + 10, stock0);
  set(at + 11, stock1);
  set(at + 12, next0);
  set(at + 13, next1);
  set(at + 14, redealsLeft);
}

/** Restores the position saved at an address. */
export function restore(at: i32): void {
  faceUp0 = get(at);
  faceUp1 = get(at + 1);
  lockedMask0 = get(at + 2);
  lockedMask1 = get(at + 3);
  stockMask = get(at + 4);
  wasteCount = get(at + 5);
  heights = get(at + 6);
  pileCode = get(at + 7);
  unmovedCounts = get(at + 8);
  emptied = get(at + 9);
  stock0 = get(at + 10);
  stock1 = get(at + 11);
  next0 = get(at + 12);
  next1 = get(at + 13);
  redealsLeft = get(at + 14);
}

/** Switches whether every card of the stock is at hand. */
export function putAtHand(isAtHand: boolean): void {
  everyCardAtHand = isAtHand;
}

/** True for the last unmoved card of a pile. */
export function isLocked(card: i32): boolean {
  return ((lockedMask0 & bitOf0(card)) | (lockedMask1 & bitOf1(card))) !== 0;
}

/** Removes a card from the tableau, and turns up the card under a locked one. */
function removeFromTableau(card: i32): void {
  const wasLocked = isLocked(card);
  faceUp0 &= ~bitOf0(card);
  faceUp1 &= ~bitOf1(card);
  if (!wasLocked) return;
  lockedMask0 &= ~bitOf0(card);
  lockedMask1 &= ~bitOf1(card);
  turnUp(pileOf(card));
}

function turnUp(pile: i32): void {
  const unmoved = unmovedIn(pile);
  unmovedCounts -= 1 << (pile * 4);
  pileCode -= get(WEIGHTS_AT + pile);
  if (unmoved === 1) emptied++;
  else addToTableau(pileCard(pile, unmoved - 2), true);
}

function removeFromStock(index: i32): void {
  const card = stockCard(index);
  stock0 &= ~bitOf0(card);
  stock1 &= ~bitOf1(card);
  const before = popcount(stockMask & ((1 << index) - 1));
  if (redealsLeft > 0 && (ahead(stockMask, wasteCount, draw) & (1 << index)) === 0) redealsLeft--;
  stockMask &= ~(1 << index);
  wasteCount = normalisedWaste(before, popcount(stockMask));
}

/** Raises the foundation of a card by that card. The next rank of a suit is on the other chain. */
function raise(card: i32): void {
  heights += 1 << (suitOfCard(card) * 4);
  next0 = (next0 & ~bitOf0(card)) | (bitOf1(card) << 2);
  next1 = (next1 & ~bitOf1(card)) | (bitOf0(card) << 2);
}

function lower(card: i32): void {
  heights -= 1 << (suitOfCard(card) * 4);
  next0 = (next0 & ~(bitOf1(card) << 2)) | bitOf0(card);
  next1 = (next1 & ~(bitOf0(card) << 2)) | bitOf1(card);
}

/** Makes a move. */
export function make(move: i32): void {
  const card = move & MOVE_CARD;
  switch (move & MOVE_KIND) {
    case TO_FOUNDATION:
      raise(card);
      removeFromTableau(card);
      break;
    case STOCK_TO_FOUNDATION:
      raise(stockCard(card));
      removeFromStock(card);
      break;
    case REVEAL: {
      const base = pileCard(card, unmovedIn(card) - 1);
      lockedMask0 &= ~bitOf0(base);
      lockedMask1 &= ~bitOf1(base);
      turnUp(card);
      break;
    }
    case STOCK_TO_TABLEAU:
      addToTableau(stockCard(card), false);
      removeFromStock(card);
      break;
    case FROM_FOUNDATION:
      lower(card);
      addToTableau(card, false);
      break;
  }
}
