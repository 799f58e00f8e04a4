import { get, set } from './memory';
import { OPEN_AT } from './places';
import * as table from './table';

// What a search knows of the positions that it judges: before it tries a position’s moves, it searches on from there with
// every card of the stock at hand, and what is lost so is lost. The verdicts stand in the table, as codes that no places have.
//
// A position of the search with every card at hand stays open until everything that can be reached from it has been tried.
// Only then it is surely lost: before, what it leads to may have been known for being open itself.

/** Lost with every card at hand, or open. */
const LOST: i32 = 127;
/** Winnable with every card at hand, and not reached otherwise. */
const WINNABLE: i32 = 126;
/** Open when a win was found. */
const UNKNOWN: i32 = 125;

/** What became of a position that was to be added, besides what the table says: it must be judged first. */
export const UNJUDGED: i32 = 2;
/** It is known that it can be won with every card at hand. */
export const WINS: i32 = 3;
/** More open positions than there can be. */
export const ALL: i32 = 1 << 30;

/** The number of open positions. */
export let open: i32 = 0;

/** Forgets the open positions. */
export function reset(): void {
  open = 0;
}

/** Adds a position with its place of the waste. */
export function addPlaced(a: i32, cards: i32, place: i32): i32 {
  const before = table.codeOfPosition(a, cards);
  if (before === LOST) return table.KNOWN;
  if (before < 0 || before === UNKNOWN) return UNJUDGED;
  const code = table.codeWithPlace(before === WINNABLE ? -1 : before, place);
  return code < 0 ? table.KNOWN : table.setCode(a, cards, code);
}

/** Adds a position of the search with every card at hand. */
export function addAtHand(a: i32, cards: i32): i32 {
  const before = table.codeOfPosition(a, cards);
  if (before === LOST) return table.KNOWN;
  if (before >= 0 && before !== UNKNOWN) return WINS;
  set(OPEN_AT + 2 * open, a);
  set(OPEN_AT + 2 * open + 1, cards);
  open++;
  return table.setCode(a, cards, LOST);
}

/** Whether a position is lost with every card at hand, or open. */
export function isLost(a: i32, cards: i32): boolean {
  return table.codeOfPosition(a, cards) === LOST;
}

/** All open positions but the first ones are lost. */
export function closeFrom(first: i32): void {
  if (open > first) open = first;
}

/** A win was found: no open position is known to be lost. */
export function closeUnknown(): void {
  for (let at = OPEN_AT; at < OPEN_AT + 2 * open; at += 2) {
    table.setCode(get(at), get(at + 1), UNKNOWN);
  }
  open = 0;
}

/** A position can be won with every card at hand. */
export function setWinnable(a: i32, cards: i32): void {
  table.setCode(a, cards, WINNABLE);
}
