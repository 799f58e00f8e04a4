import { get, set } from './memory';
import { OPEN_AT } from './places';
import * as table from './table';

// Verdicts on positions. Before the search tries a position’s moves, it judges the position: it searches on from there with
// every card of the stock at hand, and if that is lost, so is the position. Verdicts are kept in the table, as codes that no
// places have.
//
// A position of the search with every card at hand stays open until everything that can be reached from it has been tried. Only
// then is it certainly lost: before, a position that it leads to may have counted as known only because it was open itself.

/** Lost with every card at hand, or open. */
const LOST: i32 = 127;
/** Winnable if every card were at hand; no real line has been found. */
const WINNABLE: i32 = 126;
/** Was open when a win was found. */
const UNKNOWN: i32 = 125;

/** The position must be judged first. Besides the results of table.ts. */
export const UNJUDGED: i32 = 2;
/** The position is known to be winnable with every card at hand. */
export const WINS: i32 = 3;
/** More than the number of open positions can be. */
export const ALL: i32 = 1 << 30;

/** The number of open positions. */
export let open: i32 = 0;

export function reset(): void {
  open = 0;
}

/** Adds a position with its number of cards in the waste. */
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

/** True if a position is lost with every card at hand, or open. */
export function isLost(a: i32, cards: i32): boolean {
  return table.codeOfPosition(a, cards) === LOST;
}

/** All open positions but the first `first` are lost. */
export function closeFrom(first: i32): void {
  if (open > first) open = first;
}

/** A win was found, so no open position is known to be lost. */
export function closeUnknown(): void {
  for (let at = OPEN_AT; at < OPEN_AT + 2 * open; at += 2) {
    table.setCode(get(at), get(at + 1), UNKNOWN);
  }
  open = 0;
}

/** Notes that a position can be won with every card at hand. */
export function setWinnable(a: i32, cards: i32): void {
  table.setCode(a, cards, WINNABLE);
}
