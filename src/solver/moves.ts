import {
  accessible,
  bitOf,
  draw,
  empty,
  freeSuits,
  full,
  grown,
  heightOf,
  heights,
  isSafe,
  king,
  leftPacked,
  lock0,
  lock1,
  PILE,
  pileCount,
  piles,
  slots0,
  slots1,
  stock,
  suitCount,
  suits,
  updateMobility,
  vis0,
  vis1,
} from './board';
import { cardOf, MOVE, MOVE_CARD, MOVE_KIND, suitOfCard } from './problem';

const COUNT = Int8Array.of(0, 1, 1, 2);
/** What a move must do after another: bring a card of a rank, by its bits, to a chain, or one of a suit home. */
export const NOTHING = 0;
const NEED_CHAIN_0 = 1 << 8;
const NEED_CHAIN_1 = 2 << 8;
const NEED_CHAINS = NEED_CHAIN_0 | NEED_CHAIN_1;
const NEED_SUIT = 4 << 8;
/** Also enough: the twin of this card goes home, from under a card that moves over; or another card comes back. */
const NEED_TWIN = 8 << 8;
const TWIN_SHIFT = 12;
const NEED_BACK = 1 << 20;
/** A card has come back for the one under it, which comes back as soon as there is a card for it to lie on. */
const DUE = 1 << 21;
const DUE_SHIFT = 22;

/** What the next move must do; the positions in between are not entered among those seen with no such need. */
export let obligation = NOTHING;
/** The moves of all positions of the path that are still to be tried. */
export let moves = new Int32Array(512 * 16);
/** Where the moves end. */
export let top = 0;
/** 0 is the best; the bits of 1 to 3 turn the moves of a kind round. */
let order = 0;

/** Forgets all moves. */
export function clear(withOrder: number): void {
  order = withOrder;
  obligation = NOTHING;
  top = 0;
}

/** Takes the last move. */
export const take = (): number => moves[--top] as number;

/** Goes back to where the moves of an earlier position end. */
export function backTo(end: number): void {
  top = end;
}

/**
 * Writes the moves of the position behind `top`, the best last, since they are tried from the end. With single draws
 * a safe card of the stock is the only move, unless clicks count and it should not be fetched at once.
 */
export function generate(clicksCount = false): void {
  const att0 = vis0 & ~lock0;
  const att1 = vis1 & ~lock1;
  const start = top;
  if (top + 64 > moves.length) moves = grown(moves);
  if (obligation !== NOTHING) updateMobility();
  let homes = freeSuits;

  const kings =
    empty -
    (COUNT[(att0 >>> (2 * king)) & 3] as number) -
    (COUNT[(att1 >>> (2 * king)) & 3] as number);
  const kingSlots = kings > 0 ? 3 << (2 * king) : 0;
  const all0 = slots0 | kingSlots;
  const all1 = slots1 | kingSlots;
  let fit0 = all0;
  let fit1 = all1;
  let suitsHome = 15;
  // After a card has come back: the one under it may follow, and before that one what it is going to lie on.
  let back0 = all0;
  let back1 = all1;
  let backSuit = -1;
  let kingCameBack = false;
  if (obligation !== NOTHING) {
    const wanted = 3 << (obligation & 31);
    suitsHome = obligation & NEED_SUIT ? 1 << (obligation & 3) : 0;
    back0 = fit0 &= obligation & NEED_CHAIN_0 ? wanted : 0;
    back1 = fit1 &= obligation & NEED_CHAIN_1 ? wanted : 0;
    if (obligation & NEED_TWIN) {
      const twin = (obligation >> TWIN_SHIFT) & 63;
      const twinSuit = 1 << suitOfCard(twin);
      homes &= heightOf(suitOfCard(twin)) === twin >> 2 ? twinSuit : 0;
      if (draw === 1) suitsHome = twinSuit;
      if (obligation & NEED_BACK) {
        const rank = twin >> 2;
        backSuit = suitOfCard(twin ^ 1);
        kingCameBack = rank === king;
        const high = rank > 1 && !isSafe(rank - 1, backSuit) ? -1 << (2 * rank) : 0;
        if (twin & 2) back0 |= all0 & high;
        else back1 |= all1 & high;
      }
    } else homes &= suitsHome;
    if (obligation & DUE) return generateDue(fit0, fit1, all0, all1);
  }

  // Back from the foundations, only what is not safe there.
  for (let i = 0; i < suitCount; i++) {
    const suit = suits[i] as number;
    const rank = heightOf(suit) - 1;
    if (rank < 1) continue;
    const card = cardOf(rank, suit);
    const fit = suit === backSuit ? (card & 2 ? all1 : all0) : card & 2 ? back1 : back0;
    if (fit & bitOf(card) && !isSafe(rank, suit)) moves[top++] = MOVE.back | card;
  }

  // From the stock: to the tableau here, to the foundations after the moves that turn cards up.
  const firstHome = top;
  const down0 = draw === 1 ? back0 : fit0;
  const down1 = draw === 1 ? back1 : fit1;
  let open = accessible();
  let homeMask = 0;
  while (open !== 0) {
    const index = 31 - Math.clz32(open);
    open &= ~(1 << index);
    const card = stock[index] as number;
    const suit = suitOfCard(card);
    const rank = card >> 2;
    if (heightOf(suit) === rank && suitsHome & (1 << suit)) {
      if (draw === 1 && !clicksCount && obligation === NOTHING && isSafe(rank, suit)) {
        moves[start] = MOVE.stockHome | index;
        top = start + 1;
        return;
      }
      homeMask |= 1 << index;
      if (draw > 1) continue;
    }
    if ((card & 2 ? down1 : down0) & bitOf(card)) moves[top++] = MOVE.stockDown | index;
  }
  if (order & 1) reverse(firstHome);

  // Turning cards up.
  const firstReveal = top;
  for (let p = 0; p < pileCount; p++) {
    const n = (leftPacked >> (p * 4)) & 15;
    if (n === 0) continue;
    const base = piles[p * PILE + n - 1] as number;
    // A king has no better place, and an emptied pile is of use to a king only.
    if (n === 1 && (base >> 2 === king || kings > 0)) continue;
    // Laid on another card it would go home from there.
    const suit = suitOfCard(base);
    if (draw > 1 && homes & (1 << suit) && heightOf(suit) === base >> 2) continue;
    const all = kingCameBack && n === 1;
    const fit = base & 2 ? (all ? all1 : fit1) : all ? all0 : fit0;
    if (fit & bitOf(base)) moves[top++] = MOVE.reveal | p;
  }
  if (order & 2) reverse(firstReveal);

  while (homeMask !== 0) {
    const index = 31 - Math.clz32(homeMask);
    homeMask &= ~(1 << index);
    moves[top++] = MOVE.stockHome | index;
  }
  for (let i = 0; i < suitCount; i++) {
    const suit = suits[i] as number;
    if (homes & (1 << suit)) moves[top++] = MOVE.home | cardOf(heightOf(suit), suit);
  }
}

/** The moves that lead to the card that a card is due to lie on, or that card itself. */
function generateDue(fit0: number, fit1: number, all0: number, all1: number): void {
  const due = (obligation >> DUE_SHIFT) & 63;
  const ready = (obligation & 31) === 2 * (due >> 2);
  for (let i = 0; i < suitCount; i++) {
    const suit = suits[i] as number;
    const rank = heightOf(suit) - 1;
    if (rank < 1 || isSafe(rank, suit)) continue;
    const card = cardOf(rank, suit);
    if (ready ? card !== due : !((card & 2 ? fit1 : fit0) & bitOf(card))) continue;
    if ((card & 2 ? all1 : all0) & bitOf(card)) moves[top++] = MOVE.back | card;
  }
  if (ready) return;
  for (let open = accessible(); open !== 0; ) {
    const index = 31 - Math.clz32(open);
    open &= ~(1 << index);
    const card = stock[index] as number;
    if ((card & 2 ? fit1 : fit0) & bitOf(card)) moves[top++] = MOVE.stockDown | index;
  }
}

function reverse(from: number): void {
  moves.subarray(from, top).reverse();
}

/**
 * Sets what the move after this one must do; `before` is what this one had to do. A card taken down where it would
 * have stayed at hand is taken down for the card that comes to lie on it, for its twin, whose card moves over, or,
 * from a foundation, for the card under it; a pile is emptied for a king; with single draws a card goes home from
 * the stock for the next of its suit. So each can wait until just before that: see docs/solver.md.
 */
export function setObligation(move: number, before: number): void {
  const due = dueAfter(move, before);
  obligation = due === 0 ? obligationAfter(move) : due;
}

/**
 * The need while a card is due, or becomes so: it begins when another card comes down first. With draw three a card
 * seldom comes back, and all this is not worth its time.
 */
function dueAfter(move: number, before: number): number {
  const kind = move & MOVE_KIND;
  const down = kind === MOVE.stockDown;
  if (draw > 1 || !(before & (DUE | NEED_BACK)) || !(down || kind === MOVE.back)) return 0;
  const card = down ? (stock[move & MOVE_CARD] as number) : move & MOVE_CARD;
  if (before & DUE) {
    const due = (before >> DUE_SHIFT) & 63;
    return card === due ? 0 : childOf(card) | DUE | (due << DUE_SHIFT);
  }
  const last = ((before >> TWIN_SHIFT) & 63) ^ 1;
  const above = ((card ^ last) & 2) !== 0 && card >> 2 >= last >> 2;
  if (!above) return 0;
  const due = cardOf((last >> 2) - 1, suitOfCard(last));
  return childOf(card) | DUE | (due << DUE_SHIFT);
}

function obligationAfter(move: number): number {
  const number = move & MOVE_CARD;
  switch (move & MOVE_KIND) {
    case MOVE.back:
      return childOf(number) | NEED_BACK;
    case MOVE.stockDown: {
      const card = stock[number] as number;
      return draw === 1 && card >> 2 !== king ? childOf(card) : NOTHING;
    }
    case MOVE.reveal:
      return ((leftPacked >> (number * 4)) & 15) === 0 ? NEED_CHAINS | (2 * king) : NOTHING;
    case MOVE.stockHome: {
      const card = stock[number] as number;
      const suit = suitOfCard(card);
      const free = draw > 1 || card >> 2 === king || heights === full || isSafe(card >> 2, suit);
      return free ? NOTHING : NEED_SUIT | suit;
    }
    default:
      return NOTHING;
  }
}

const childOf = (card: number): number =>
  (card & 2 ? NEED_CHAIN_1 : NEED_CHAIN_0) |
  (2 * (card >> 2) - 2) |
  NEED_TWIN |
  ((card ^ 1) << TWIN_SHIFT);
