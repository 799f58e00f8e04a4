import { LOWER_BITS } from './bits';
import * as board from './board';
import { bitOf, cardOf, cardsOfSuits0, cardsOfSuits1, suitOfCard, suitsOf } from './cards';
import * as mobility from './mobility';

// Finds which moves with an obligation can be followed up, if every card of the stock is at hand. The moves left out lead
// nowhere, so the search finds the same line after fewer visits. docs/solver.md, “What is left out, and why”, proves it.

// The useful cards of each chain: a card can be laid on them, or their twin can go to its foundation.
export let usefulMask0: i32 = -1;
export let usefulMask1: i32 = -1;
/** True if a king can come to an emptied pile. */
export let canKingCome: boolean = true;
/** True while every card counts as useful. */
export let isBlind: boolean = true;

/** Sets both bits of every rank that has one set. */
function both(cards: i32): i32 {
  const any = (cards | (cards >>> 1)) & LOWER_BITS;
  return any | (any << 1);
}

function twinsOf(cards: i32): i32 {
  return ((cards >>> 1) & LOWER_BITS) | ((cards & LOWER_BITS) << 1);
}

/** From the next card of each suit on both chains, the lower cards of those suits on the chain of `same`. */
function below(same: i32, other: i32): i32 {
  let cards = (other >>> 2) | (same >>> 4);
  cards |= cards >>> 4;
  cards |= cards >>> 8;
  return cards | (cards >>> 16);
}

/** Turns foresight off: every card counts as useful. */
export function lookAtNothing(): void {
  usefulMask0 = usefulMask1 = -1;
  canKingCome = true;
  isBlind = true;
}

/**
 * Finds the useful cards of the position on the board. A card is useful
 * - if it takes the last unmoved card of a pile, of the next lower rank;
 * - if its twin is the next card of a foundation, or of a suit whose next card is in the stock;
 * - if it takes a useful card of the next lower rank from the stock or a foundation;
 * - if it lets the useful card below it on its foundation return;
 * - if it is a king.
 */
export function lookAhead(): void {
  isBlind = false;
  const kings = 3 << (2 * board.king);
  const inStock = suitsOf(board.next0 & board.stock0, board.next1 & board.stock1);
  const next0 = (board.next0 & board.faceUp0) | cardsOfSuits0(inStock);
  const next1 = (board.next1 & board.faceUp1) | cardsOfSuits1(inStock);
  usefulMask0 = (both(board.lockedMask0) << 2) | twinsOf(next0) | kings;
  usefulMask1 = (both(board.lockedMask1) << 2) | twinsOf(next1) | kings;
  const mayReturn = board.hasReturns ? ~mobility.suitsSafeOnTop() & 15 : 0;
  const returns0 = below(board.next0, board.next1) & cardsOfSuits0(mayReturn) & ~3;
  const returns1 = below(board.next1, board.next0) & cardsOfSuits1(mayReturn) & ~3;
  canKingCome =
    ((board.stock0 | board.stock1 | returns0 | returns1) & kings) !== 0 || isKingLocked();
  spread(returns0, returns1);
}

function isKingLocked(): boolean {
  if (((board.lockedMask0 | board.lockedMask1) & (3 << (2 * board.king))) === 0) return false;
  for (let p = 0; p < board.pileCount; p++) {
    const unmoved = board.unmovedIn(p);
    if (unmoved > 1 && board.pileCard(p, unmoved - 1) >> 2 === board.king) return true;
  }
  return false;
}

/** Adds cards that are useful because of other useful cards. */
function spread(returns0: i32, returns1: i32): void {
  const come0 = board.stock0 | returns0;
  const come1 = board.stock1 | returns1;
  let before0: i32 = 0;
  let before1: i32 = 0;
  do {
    before0 = usefulMask0;
    before1 = usefulMask1;
    const covers0 = come0 & usefulMask0;
    const covers1 = come1 & usefulMask1;
    usefulMask0 |= (both(covers0) << 2) | ((covers1 & returns1) << 2);
    usefulMask1 |= (both(covers1) << 2) | ((covers0 & returns0) << 2);
  } while (usefulMask0 !== before0 || usefulMask1 !== before1);
}

/** True if the next card of its suit can follow a card of the stock to the foundation, or if the card is a king. */
export function canFollow(card: i32): boolean {
  if (isBlind || card >> 2 === board.king) return true;
  const next = cardOf((card >> 2) + 1, suitOfCard(card));
  const isChain1 = (next & 2) !== 0;
  const free = isChain1
    ? board.faceUp1 & (mobility.slots1 << 2)
    : board.faceUp0 & (mobility.slots0 << 2);
  return (((isChain1 ? board.stock1 : board.stock0) | free) & bitOf(next)) !== 0;
}
