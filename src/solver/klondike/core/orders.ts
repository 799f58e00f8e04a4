import { get, multiply, set } from './memory';
import { MOVES_AT } from './places';

// The orders in which moves are tried.

export const BEST: i32 = 0;
/** The cards of the stock in reverse order. */
export const REVERSED: i32 = 1;
/** Moves from the stock to the tableau before moves that turn up cards. */
export const STOCK_FIRST: i32 = 2;
/** In a random order, the same in every search. */
export const SHUFFLED: i32 = 3;

let random: i32 = 0;

export function resetShuffle(): void {
  random = 1;
}

/** Shuffles the untried moves from index `from` up to `to`. */
export function shuffle(from: i32, to: i32): void {
  for (let i = to - 1; i > from; i--) {
    random = multiply(random, 1664525) + 1013904223;
    random |= 0;
    const j = from + ((random >>> 16) % (i - from + 1));
    const move = get(MOVES_AT + i);
    set(MOVES_AT + i, get(MOVES_AT + j));
    set(MOVES_AT + j, move);
  }
}
