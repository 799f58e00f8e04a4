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
  UNDECIDED_AT,
  UNKNOWN_AT,
  UNKNOWN_CARDS_AT,
  UNKNOWN_PLACES_AT,
  WINS_AT,
} from './places';
import { beginShort, LOST, run, WON } from './search';

// Possible deals: the unknown cards in some order at the unknown places.

/** The state of the random numbers. */
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

/**
 * Searches some possible deals, those of the seeds from `first` on, after a decision; without one (-1) from where it is due. A search
 * may visit `visits` positions. Returns in how many it wins, and notes in which, and which are not decided.
 */
export function tryDeals(decision: i32, first: i32, deals: i32, visits: i32): i32 {
  const before = decision < 0 ? START_AT : positionBefore(decision);
  const move = decision < 0 ? -1 : decidingMove(decision);
  // More entries than the search can add.
  const entries = 4 << highestBit(visits);
  let wins: i32 = 0;
  for (let n = 0; n < deals; n++) {
    const at = n >>> 5;
    const bit = 1 << (n & 31);
    if (bit === 1) {
      set(WINS_AT + at, 0);
      set(UNDECIDED_AT + at, 0);
    }
    const isInStock = placeCards(first + n);
    board.restore(before);
    if (isInStock) board.readStock(board.stockMask);
    if (move >= 0) board.make(move);
    beginShort(entries);
    const status = run(visits);
    if (status === WON) {
      wins++;
      set(WINS_AT + at, get(WINS_AT + at) | bit);
    } else if (status !== LOST) set(UNDECIDED_AT + at, get(UNDECIDED_AT + at) | bit);
  }
  return wins;
}
