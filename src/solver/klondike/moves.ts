import { doubled } from './bits';
import * as board from './board';
import {
  dueIn,
  NO_OBLIGATION,
  OBLIGATION_CHAIN_0,
  OBLIGATION_CHAIN_1,
  OBLIGATION_DUE,
  OBLIGATION_RETURN,
  OBLIGATION_SUIT,
  OBLIGATION_TWIN,
  rankBitIn,
  suitIn,
  twinIn,
} from './obligation';
import { cardOf, MOVE, suitOfCard } from './problem';

// The moves still to be tried, of all positions on the search's path. Module state for speed, like the board.

const ALL_SUITS = 15;
/** More moves than any position has. */
const MAX_MOVES = 64;
/** How many of two bits are set. */
const PAIR_COUNT = Int8Array.of(0, 1, 1, 2);

export let stack = new Int32Array(512 * 16);
/** The length of the stack. */
export let top = 0;
/** 0 is the best order; bit 0 reverses the moves from the stock, bit 1 the reveals. */
let order = 0;

/** Empties the stack, for a search that tries moves in this order. */
export function reset(moveOrder: number): void {
  order = moveOrder;
  top = 0;
}

/** Removes the last move and returns it. */
export const pop = (): number => stack[--top] as number;

/** Cuts the stack back to a length. */
export function truncate(length: number): void {
  top = length;
}

/**
 * Pushes the moves of the position that meet the obligation, the best last, since they are tried from the end. With
 * draw one a safe card of the stock is the only move; but if `countsClicks`, it may wait, since it costs clicks.
 */
export function generate(obligation: number, countsClicks = false): void {
  const start = top;
  if (top + MAX_MOVES > stack.length) stack = doubled(stack);
  if (obligation !== NO_OBLIGATION) board.updateMobility();

  const draw = board.draw;
  const king = board.king;
  const attached0 = board.faceUp0 & ~board.locked0;
  const attached1 = board.faceUp1 & ~board.locked1;
  const emptyPiles =
    board.emptied -
    (PAIR_COUNT[(attached0 >>> (2 * king)) & 3] as number) -
    (PAIR_COUNT[(attached1 >>> (2 * king)) & 3] as number);
  const kingSlots = emptyPiles > 0 ? 3 << (2 * king) : 0;
  const slots0 = board.slots0 | kingSlots;
  const slots1 = board.slots1 | kingSlots;

  // What the obligation allows: slots for reveals, slots for cards that return from a foundation, and suits whose
  // cards may go to the foundation from the tableau and from the stock.
  let revealSlots0 = slots0;
  let revealSlots1 = slots1;
  let returnSlots0 = slots0;
  let returnSlots1 = slots1;
  let tableauSuits = board.freeSuits;
  let stockSuits = ALL_SUITS;
  // After a card has returned: its suit, whose next card may follow it.
  let returnedSuit = -1;
  let hasKingReturned = false;
  if (obligation !== NO_OBLIGATION) {
    const required = 3 << rankBitIn(obligation);
    stockSuits = obligation & OBLIGATION_SUIT ? 1 << suitIn(obligation) : 0;
    returnSlots0 = revealSlots0 &= obligation & OBLIGATION_CHAIN_0 ? required : 0;
    returnSlots1 = revealSlots1 &= obligation & OBLIGATION_CHAIN_1 ? required : 0;
    if (obligation & OBLIGATION_TWIN) {
      const twin = twinIn(obligation);
      const rank = twin >> 2;
      const twinSuit = 1 << suitOfCard(twin);
      tableauSuits &= board.heightOf(suitOfCard(twin)) === rank ? twinSuit : 0;
      if (draw === 1) stockSuits = twinSuit;
      if (obligation & OBLIGATION_RETURN) {
        returnedSuit = suitOfCard(twin ^ 1);
        hasKingReturned = rank === king;
        // The next card of its suit lies on a card of the returned one's rank, which may be laid first.
        const higher = rank > 1 && !board.isSafe(rank - 1, returnedSuit) ? -1 << (2 * rank) : 0;
        if (twin & 2) returnSlots0 |= slots0 & higher;
        else returnSlots1 |= slots1 & higher;
      }
    } else tableauSuits &= stockSuits;
    if (obligation & OBLIGATION_DUE) {
      return generateDue(obligation, revealSlots0, revealSlots1, slots0, slots1);
    }
  }

  // From the foundations, only cards that are not safe there.
  for (let i = 0; i < board.suitCount; i++) {
    const suit = board.suits[i] as number;
    const rank = board.heightOf(suit) - 1;
    if (rank < 1) continue;
    const card = cardOf(rank, suit);
    const isNext = suit === returnedSuit;
    const fits = card & 2 ? (isNext ? slots1 : returnSlots1) : isNext ? slots0 : returnSlots0;
    if (fits & board.bitOf(card) && !board.isSafe(rank, suit)) {
      stack[top++] = MOVE.fromFoundation | card;
    }
  }

  // From the stock to the tableau; to the foundations only after the reveals.
  const firstFromStock = top;
  const stockSlots0 = draw === 1 ? returnSlots0 : revealSlots0;
  const stockSlots1 = draw === 1 ? returnSlots1 : revealSlots1;
  let toFoundation = 0;
  for (let open = board.accessible(); open !== 0; ) {
    const index = 31 - Math.clz32(open);
    open &= ~(1 << index);
    const card = board.stock[index] as number;
    const suit = suitOfCard(card);
    const rank = card >> 2;
    if (board.heightOf(suit) === rank && stockSuits & (1 << suit)) {
      if (draw === 1 && !countsClicks && obligation === NO_OBLIGATION && board.isSafe(rank, suit)) {
        stack[start] = MOVE.stockToFoundation | index;
        top = start + 1;
        return;
      }
      toFoundation |= 1 << index;
      if (draw > 1) continue;
    }
    if ((card & 2 ? stockSlots1 : stockSlots0) & board.bitOf(card)) {
      stack[top++] = MOVE.stockToTableau | index;
    }
  }
  if (order & 1) reverse(firstFromStock);

  const firstReveal = top;
  for (let p = 0; p < board.pileCount; p++) {
    const unmoved = board.unmovedIn(p);
    if (unmoved === 0) continue;
    const base = board.piles[p * board.PILE_STRIDE + unmoved - 1] as number;
    // A king has no better place, and only a king needs the pile that would be emptied.
    if (unmoved === 1 && (base >> 2 === king || emptyPiles > 0)) continue;
    // With draw three it would go to its foundation from wherever it is laid.
    const suit = suitOfCard(base);
    if (draw > 1 && tableauSuits & (1 << suit) && board.heightOf(suit) === base >> 2) continue;
    const isForKing = hasKingReturned && unmoved === 1;
    const fits = base & 2 ? (isForKing ? slots1 : revealSlots1) : isForKing ? slots0 : revealSlots0;
    if (fits & board.bitOf(base)) stack[top++] = MOVE.reveal | p;
  }
  if (order & 2) reverse(firstReveal);

  while (toFoundation !== 0) {
    const index = 31 - Math.clz32(toFoundation);
    toFoundation &= ~(1 << index);
    stack[top++] = MOVE.stockToFoundation | index;
  }
  for (let i = 0; i < board.suitCount; i++) {
    const suit = board.suits[i] as number;
    if (tableauSuits & (1 << suit)) {
      stack[top++] = MOVE.toFoundation | cardOf(board.heightOf(suit), suit);
    }
  }
}

/** Pushes the due card's return; before there is a card for it to lie on, the moves that lead to one. */
function generateDue(
  obligation: number,
  required0: number,
  required1: number,
  slots0: number,
  slots1: number,
): void {
  const due = dueIn(obligation);
  const isReady = rankBitIn(obligation) === 2 * (due >> 2);
  for (let i = 0; i < board.suitCount; i++) {
    const suit = board.suits[i] as number;
    const rank = board.heightOf(suit) - 1;
    if (rank < 1 || board.isSafe(rank, suit)) continue;
    const card = cardOf(rank, suit);
    const bit = board.bitOf(card);
    if (isReady ? card !== due : !((card & 2 ? required1 : required0) & bit)) continue;
    if ((card & 2 ? slots1 : slots0) & bit) stack[top++] = MOVE.fromFoundation | card;
  }
  if (isReady) return;
  for (let open = board.accessible(); open !== 0; ) {
    const index = 31 - Math.clz32(open);
    open &= ~(1 << index);
    const card = board.stock[index] as number;
    if ((card & 2 ? required1 : required0) & board.bitOf(card)) {
      stack[top++] = MOVE.stockToTableau | index;
    }
  }
}

function reverse(from: number): void {
  stack.subarray(from, top).reverse();
}
