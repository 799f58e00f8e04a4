import * as board from './board';
import { decidingMove, positionBefore } from './decisions';
import { get, highestBit, multiply, set } from './memory';
import {
  INDICES_AT,
  PILE_STRIDE,
  PILES_AT,
  PILES_OF_CARDS_AT,
  SHUFFLED_AT,
  START_AT,
  STOCK_AT,
  UNKNOWN_AT,
  UNKNOWN_CARDS_AT,
  UNKNOWN_PLACES_AT,
} from './places';
import { beginShort, LOST, positions, RUNNING, run, WON } from './search';

// Possible deals: the unknown cards in some order at the unknown places.

let random: i32 = 0;

/** A random number below a bound of at most 16 bits. */
function randomBelow(bound: i32): i32 {
  random = (random + 0x9e3779b9) | 0;
  let hash = random;
  hash = multiply(hash ^ (hash >>> 16), 0x21f0aaad);
  hash = multiply(hash ^ (hash >>> 15), 0x735a2d97);
  return (((hash ^ (hash >>> 15)) >>> 16) * bound) >>> 16;
}

/**
 * Puts the unknown cards at the unknown places, in the order that belongs to a seed. Of as many seeds in a row as there are cards,
 * from a multiple of their number on, each puts another card at each place. True if some lie in the stock.
 */
function placeCards(seed: i32): boolean {
  const count = get(UNKNOWN_AT);
  if (count === 0) return false;
  const turn = seed % count;
  random = multiply((seed - turn) / count, 0x2c1b3c6d);
  for (let i = 0; i < count; i++) {
    const at = SHUFFLED_AT + randomBelow(i + 1);
    set(SHUFFLED_AT + i, get(at));
    set(at, get(UNKNOWN_CARDS_AT + i));
  }
  let isInStock = false;
  for (let i = 0; i < count; i++) {
    const card = get(SHUFFLED_AT + ((i + turn) % count));
    const place = get(UNKNOWN_PLACES_AT + i);
    set(place, card);
    if (place >= PILES_AT) set(PILES_OF_CARDS_AT + card, (place - PILES_AT) / PILE_STRIDE);
    else {
      set(INDICES_AT + card, place - STOCK_AT);
      isInStock = true;
    }
  }
  return isInStock;
}

// The deals that are being searched.
/** The saved position before them, and the move that they begin with; -1 for none. */
let before: i32 = 0;
let move: i32 = -1;
let firstSeed: i32 = 0;
let deals: i32 = 0;
/** How many positions each search may visit, and the limit of its table. */
let visits: i32 = 0;
let entries: i32 = 0;
/** The running deal, and how many positions its search may still visit; 0 before it has begun. */
let deal: i32 = 0;
let visitsLeft: i32 = 0;
// Which of the deals were won, as bits, and how many; and how many were not decided.
let won: i32 = 0;
let wins: i32 = 0;
let undecided: i32 = 0;

/**
 * Begins to search up to 32 possible deals, those of the seeds from `first` on, after a decision; without one (-1) from where it is due.
 * A search may visit `limit` positions.
 */
export function beginDeals(decision: i32, first: i32, count: i32, limit: i32): void {
  before = decision < 0 ? START_AT : positionBefore(decision);
  move = decision < 0 ? -1 : decidingMove(decision);
  firstSeed = first;
  deals = count;
  visits = limit;
  // More entries than the search can add.
  entries = 4 << highestBit(limit);
  deal = visitsLeft = won = wins = undecided = 0;
}

/**
 * Searches on, for about `budget` visits. Returns in how many deals the searches have won, once they are over, and before that -1.
 */
export function continueDeals(budget: i32): i32 {
  for (let left = budget; deal < deals; ) {
    if (left <= 0) return -1;
    if (visitsLeft === 0) beginDeal();
    const portion = visitsLeft < left ? visitsLeft : left;
    const status = run(portion);
    if (status === RUNNING && portion < visitsLeft) {
      visitsLeft -= portion;
      return -1;
    }
    left -= positions();
    note(status);
    visitsLeft = 0;
    deal++;
  }
  return wins;
}

/** Puts the running deal on the board. */
function beginDeal(): void {
  const isInStock = placeCards(firstSeed + deal);
  board.restore(before);
  if (isInStock) board.readStock(board.stockMask);
  if (move >= 0) board.make(move);
  beginShort(entries);
  visitsLeft = visits;
}

/** Notes how the search of the running deal has ended. */
function note(status: i32): void {
  if (status === WON) {
    won |= 1 << deal;
    wins++;
  } else if (status !== LOST) undecided++;
}

/** Which of the deals were won, as bits. */
export function wonDeals(): i32 {
  return won;
}

/** In how many deals the search has ended undecided. */
export function undecidedDeals(): i32 {
  return undecided;
}
