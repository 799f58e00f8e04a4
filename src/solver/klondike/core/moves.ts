import * as board from './board';
import {
  bitOf,
  cardOf,
  FROM_FOUNDATION,
  REVEAL,
  STOCK_TO_FOUNDATION,
  STOCK_TO_TABLEAU,
  suitOfCard,
  suitsOf,
  TO_FOUNDATION,
} from './cards';
import * as foresight from './foresight';
import { get, highestBit, lowestBit, popcount, set } from './memory';
import * as mobility from './mobility';
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
import { BEST, REVERSED, resetShuffle, SHUFFLED, STOCK_FIRST, shuffle } from './orders';
import { MOVES_AT } from './places';

// The untried moves of all positions on the path of the search. docs/solver.md explains their words: “The position without its
// arrangement” what locked and attached cards are, “What is left out, and why” what an obligation is.

const ALL_SUITS: i32 = 15;

/** The number of untried moves. */
export let top: i32 = 0;
let order: i32 = BEST;
/** True if moves that cannot be followed up are left out. */
let looksAhead: boolean = false;

// What the obligation allows: slots for reveals, slots for cards that return from a foundation, and the suits whose cards may
// go to the foundation from the tableau and from the stock.
let revealSlots0: i32 = 0;
let revealSlots1: i32 = 0;
let returnSlots0: i32 = 0;
let returnSlots1: i32 = 0;
let tableauSuits: i32 = 0;
let stockSuits: i32 = 0;
/** After a card has returned, its suit, whose next card may follow it; otherwise −1. */
let returnedSuit: i32 = -1;
let hasKingReturned: boolean = false;
/** All slots, with those for kings. */
let slots0: i32 = 0;
let slots1: i32 = 0;
let emptyPiles: i32 = 0;

/** Starts a search that tries moves in an order. A thorough one leaves out moves that cannot be followed up. */
export function reset(moveOrder: i32, isThorough: boolean): void {
  order = moveOrder;
  looksAhead = isThorough;
  top = 0;
  resetShuffle();
}

function push(move: i32): void {
  set(MOVES_AT + top, move);
  top++;
}

export function pop(): i32 {
  top--;
  return get(MOVES_AT + top);
}

/** Forgets all but the first `length` moves. */
export function truncate(length: i32): void {
  top = length;
}

/**
 * Adds the moves of the position that meet the obligation. The best is last, since moves are tried from the end. If a safe card
 * of the stock can go to its foundation, that is the only move; with draw three, only the last card of the stock counts. With
 * `countsClicks` it may wait, since it costs clicks.
 */
export function generate(obligation: i32, countsClicks: boolean): void {
  const start = top;
  if (obligation !== NO_OBLIGATION) mobility.updateMobility();
  findSlots();
  if (looksAhead && board.everyCardAtHand) foresight.lookAhead();
  else if (!foresight.isBlind) foresight.lookAtNothing();
  if (obligation !== NO_OBLIGATION) {
    restrict(obligation);
    if ((obligation & OBLIGATION_DUE) !== 0) return generateDue(obligation);
  }
  generateReturns();
  if (order === STOCK_FIRST) generateReveals();
  const toFoundation = generateFromStock(obligation === NO_OBLIGATION && !countsClicks);
  if (toFoundation < 0) {
    set(MOVES_AT + start, STOCK_TO_FOUNDATION | ~toFoundation);
    top = start + 1;
    return;
  }
  if (order !== STOCK_FIRST) generateReveals();
  if (order === SHUFFLED) shuffle(start, top);
  generateToFoundations(toFoundation);
}

function findSlots(): void {
  const king = board.king;
  const attached0 = board.faceUp0 & ~board.lockedMask0;
  const attached1 = board.faceUp1 & ~board.lockedMask1;
  const kings = 3 << (2 * king);
  emptyPiles = board.emptied - popcount(attached0 & kings) - popcount(attached1 & kings);
  const kingSlots = emptyPiles > 0 ? kings : 0;
  slots0 = mobility.slots0 | kingSlots;
  slots1 = mobility.slots1 | kingSlots;
  revealSlots0 = slots0;
  revealSlots1 = slots1;
  returnSlots0 = slots0;
  returnSlots1 = slots1;
  tableauSuits = mobility.freeSuits;
  stockSuits = ALL_SUITS;
  returnedSuit = -1;
  hasKingReturned = false;
}

/** Keeps only what meets the obligation. */
function restrict(obligation: i32): void {
  const required = 3 << rankBitIn(obligation);
  stockSuits = (obligation & OBLIGATION_SUIT) !== 0 ? 1 << suitIn(obligation) : 0;
  revealSlots0 &= (obligation & OBLIGATION_CHAIN_0) !== 0 ? required : 0;
  revealSlots1 &= (obligation & OBLIGATION_CHAIN_1) !== 0 ? required : 0;
  returnSlots0 = revealSlots0;
  returnSlots1 = revealSlots1;
  if ((obligation & OBLIGATION_TWIN) === 0) {
    tableauSuits &= stockSuits;
    return;
  }
  const twin = twinIn(obligation);
  const rank = twin >> 2;
  const twinSuit = 1 << suitOfCard(twin);
  tableauSuits &= board.heightOf(suitOfCard(twin)) === rank ? twinSuit : 0;
  if (board.everyCardAtHand) stockSuits = twinSuit;
  if ((obligation & OBLIGATION_RETURN) === 0) return;
  returnedSuit = suitOfCard(twin ^ 1);
  hasKingReturned = rank === board.king;
  // Its suit’s next card lies on a card of one rank more, which may have to be laid first.
  const higher = rank > 1 && !mobility.isTopSafe(returnedSuit) ? -1 << (2 * rank) : 0;
  if ((twin & 2) !== 0) returnSlots0 |= slots0 & higher;
  else returnSlots1 |= slots1 & higher;
}

/** Adds returns from the foundations, of cards that are not safe there. */
function generateReturns(): void {
  if (!board.hasReturns) return;
  // The topmost card of a foundation is one rank below the next one, on the other chain. Aces never return.
  const tops0 = (board.next1 >>> 2) & ~3;
  const tops1 = (board.next0 >>> 2) & ~3;
  const fits0 = tops0 & foresight.usefulMask0;
  const fits1 = tops1 & foresight.usefulMask1;
  let suits = suitsOf(fits0 & returnSlots0, fits1 & returnSlots1);
  if (returnedSuit >= 0) suits |= suitsOf(fits0 & slots0, fits1 & slots1) & (1 << returnedSuit);
  if (suits === 0) return;
  for (let rest = suits & ~mobility.suitsSafeOnTop(); rest !== 0; rest &= rest - 1) {
    const suit = lowestBit(rest);
    push(FROM_FOUNDATION | cardOf(board.heightOf(suit) - 1, suit));
  }
}

/**
 * Adds moves from the stock to the tableau. Returns the cards of the stock that go to the foundations, as bits; or the
 * complement of the index of a safe one that is the only move.
 */
function generateFromStock(mayBeOnly: boolean): i32 {
  const useful0 = board.stock0 & foresight.usefulMask0;
  const useful1 = board.stock1 & foresight.usefulMask1;
  const fits0 = useful0 & (board.everyCardAtHand ? returnSlots0 : revealSlots0);
  const fits1 = useful1 & (board.everyCardAtHand ? returnSlots1 : revealSlots1);
  const next0 = stockSuits !== 0 ? board.stock0 & board.next0 : 0;
  const next1 = stockSuits !== 0 ? board.stock1 & board.next1 : 0;
  if ((fits0 | fits1 | next0 | next1) === 0) return 0;
  const atHand = mobility.accessible();
  const safe = mobility.suitsSafeNext();
  let toFoundation: i32 = 0;
  for (let open = mobility.indicesOf(next0, next1) & atHand; open !== 0; ) {
    const index = highestBit(open);
    open &= ~(1 << index);
    const card = board.stockCard(index);
    const suit = suitOfCard(card);
    if ((stockSuits & (1 << suit)) === 0) continue;
    const isSafe = (safe & (1 << suit)) !== 0;
    if (mayBeOnly && mayGoFirst(index) && isSafe) return ~index;
    if (isSafe || foresight.canFollow(card)) toFoundation |= 1 << index;
  }
  let toTableau = mobility.indicesOf(fits0, fits1) & atHand;
  // A card that fits its foundation would go there from wherever it is laid.
  if (mobility.freeCardsGoAtOnce()) toTableau &= ~toFoundation;
  while (toTableau !== 0) {
    const index = order === REVERSED ? lowestBit(toTableau) : highestBit(toTableau);
    toTableau &= ~(1 << index);
    push(STOCK_TO_TABLEAU | index);
  }
  return toFoundation;
}

/**
 * True if taking a card of the stock first leaves the others as available as before: without every card at hand, only the last
 * card at the start of a pass.
 */
function mayGoFirst(index: i32): boolean {
  if (board.everyCardAtHand) return true;
  const isAtStart = board.redealsLeft < 0 && board.wasteCount === 0;
  return isAtStart && index === highestBit(board.stockMask);
}

function generateReveals(): void {
  const king = board.king;
  const goesAtOnce = mobility.freeCardsGoAtOnce();
  const fits0 = board.lockedMask0 & (hasKingReturned ? slots0 : revealSlots0);
  const fits1 = board.lockedMask1 & (hasKingReturned ? slots1 : revealSlots1);
  for (let piles = mobility.pilesOf(fits0, fits1); piles !== 0; piles &= piles - 1) {
    const p = lowestBit(piles);
    const unmoved = board.unmovedIn(p);
    const base = board.pileCard(p, unmoved - 1);
    // A king has no better place, and only a king needs the pile that would be emptied.
    if (unmoved === 1 && (base >> 2 === king || emptyPiles > 0 || !foresight.canKingCome)) continue;
    // A card that fits its foundation would go there from wherever it is laid.
    const suit = suitOfCard(base);
    const isFree = (tableauSuits & (1 << suit)) !== 0 && board.heightOf(suit) === base >> 2;
    if (goesAtOnce && isFree) continue;
    const isForKing = hasKingReturned && unmoved === 1;
    const allowed0 = isForKing ? slots0 : revealSlots0;
    const allowed1 = isForKing ? slots1 : revealSlots1;
    if ((((base & 2) !== 0 ? allowed1 : allowed0) & bitOf(base)) !== 0) push(REVEAL | p);
  }
}

/** Adds moves to the foundations: of these cards of the stock, and from the tableau. */
function generateToFoundations(stockCards: i32): void {
  for (let open = stockCards; open !== 0; ) {
    const index = highestBit(open);
    open &= ~(1 << index);
    push(STOCK_TO_FOUNDATION | index);
  }
  for (let rest = tableauSuits; rest !== 0; rest &= rest - 1) {
    const suit = lowestBit(rest);
    push(TO_FOUNDATION | cardOf(board.heightOf(suit), suit));
  }
}

/** Adds the return of the due card, or, while no card takes it, the moves that lead to one that does. */
function generateDue(obligation: i32): void {
  const due = dueIn(obligation);
  const isReady = rankBitIn(obligation) === 2 * (due >> 2);
  for (let i = 0; i < board.suitCount; i++) {
    const suit = board.suitAt(i);
    const rank = board.heightOf(suit) - 1;
    if (rank < 1 || mobility.isTopSafe(suit)) continue;
    const card = cardOf(rank, suit);
    const bit = bitOf(card);
    const isOnChain1 = (card & 2) !== 0;
    if (isReady ? card !== due : ((isOnChain1 ? revealSlots1 : revealSlots0) & bit) === 0) continue;
    if (((isOnChain1 ? slots1 : slots0) & bit) !== 0) push(FROM_FOUNDATION | card);
  }
  if (isReady) return;
  for (let open = mobility.accessible(); open !== 0; ) {
    const index = highestBit(open);
    open &= ~(1 << index);
    const card = board.stockCard(index);
    const fits = (card & 2) !== 0 ? revealSlots1 : revealSlots0;
    if ((fits & bitOf(card)) !== 0) push(STOCK_TO_TABLEAU | index);
  }
}
