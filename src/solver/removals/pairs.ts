import type { FoundLine, Resumable } from '../gameSolver';
import { type Board, openCards, type Position } from './board';
import { pairNeedsOf, VALUES } from './pairNeeds';
import { flip, has, wordsFor } from './sets';
import { createVisits, type Order, positionsIn } from './visits';

/**
 * A position of a game whose cards leave alone or in pairs. A card is its value, 1 to 13; suits do not matter. Cards of the
 * stock that leave alone are not part of it: they go with no card, and only keep others apart.
 */
export interface PairsProblem {
  readonly board: Board;
  readonly position: Position;
  /** For each value, that of its partner; 0 if it leaves alone, −1 if it never leaves. */
  readonly partnerOf: Int8Array;
  /** Waste and stock in the order in which the cards come up. */
  readonly stock: readonly number[];
  /** How many of these cards lie in the waste. */
  readonly drawn: number;
  /** How often the waste may be turned over; may be infinite. */
  readonly redeals: number;
  /** True if the top card of the stock may leave, too. */
  readonly isStockOpen: boolean;
  /** True if the cards of the stock must leave, too. */
  readonly clearsStock: boolean;
  /** Where the stock is dealt on the board row by row: the cards that lie there after each number of rows. */
  readonly rows?: readonly Int32Array[];
}

/** Two cards that leave together, each counted from 0: of the board, or of the stock. */
export interface Pair {
  readonly board: readonly number[];
  readonly stock: readonly number[];
}

/** Positions tried between two checks of whether to go on: about a millisecond. */
const STEP = 2_000;
/** In a pair, cards of the stock have numbers from here on, above those of the board. */
const FIRST_OF_STOCK = 128;

const pairOf = (one: number, other: number): number => one | (other << 8);

const toPair = (pair: number): Pair => {
  const cards = [pair & 0xff, pair >> 8];
  return {
    board: cards.filter((card) => card < FIRST_OF_STOCK),
    stock: cards.filter((card) => card >= FIRST_OF_STOCK).map((card) => card - FIRST_OF_STOCK),
  };
};

/**
 * Tries every line of pairs. A position is what is left of the board and of stock and waste, and the earliest time at which it is
 * reached: since draws are free, everything that can be done later can be done from there. Time counts the passes and, within a
 * pass, the cards drawn, also those that are gone; or the rows dealt. Cards that leave alone go as soon as they are open, since that
 * costs nothing; the line has neither them nor draws. Undefined if the search is to stop, or if there are too many positions.
 */
export function* searchPairs(
  problem: PairsProblem,
  order: Order,
  megabytes: number,
): Resumable<FoundLine<Pair> | undefined> {
  const { board, position, partnerOf, stock, redeals, isStockOpen, clearsStock, rows } = problem;
  const { values } = position;
  const { words } = board;
  const size = words + wordsFor(stock.length);
  const visits = createVisits(size, order);
  const isPossible = possibility(problem);
  const passLength = stock.length + 1;
  /** Of the position that is expanded: the key, the board as it is, and its open cards. */
  const key = new Int32Array(size);
  const lying = new Int32Array(words);
  const open = new Int32Array(32 * words);
  let openCount = 0;
  const child = new Int32Array(size);
  const alone = new Int32Array(32 * words);

  key.set(position.left);
  for (const card of stock.keys()) flip(key, words, card);
  dropAlone(key, 0);
  const isStuck = values.some((value, card) => has(key, 0, card) && partnerOf[value] === -1);
  if (!isStuck && isPossibleForAll(key)) visits.push(key, rows ? 0 : problem.drawn, -1, 0);
  const toClear = clearsStock ? size : words;
  const found = yield* visits.tryAll(expand, toClear, STEP, positionsIn(megabytes, size));
  if (!found || found.isFull) return undefined;
  return { ...found, line: found.line?.map(toPair) };

  /** Adds all positions that a pair leads to. Depth first, the last ones are tried first. */
  function expand(node: number): void {
    key.set(visits.keys().subarray(node * size, (node + 1) * size));
    if (rows) expandRows(node, visits.time(node));
    else expandStock(node, visits.time(node));
  }

  /**
   * Takes away the open cards that leave alone, until none is open; and all that are left if they are the last, since those that are
   * not dealt yet will leave, too.
   */
  function dropAlone(left: Int32Array, row: number): void {
    const count = openAtRow(left, row, alone);
    let hasDropped = false;
    for (let i = 0; i < count; i++) {
      if (partnerOf[values[alone[i]]] !== 0) continue;
      flip(left, 0, alone[i]);
      hasDropped = true;
    }
    if (hasDropped) dropAlone(left, row);
    else if (rows && values.every((value, card) => !has(left, 0, card) || partnerOf[value] === 0))
      left.fill(0, 0, words);
  }

  /** Writes the open cards of the board to `into`, of those that lie there after this many rows. */
  function openAtRow(left: Int32Array, row: number, into: Int32Array): number {
    const there = rows?.[row];
    if (!there) return openCards(board, left, 0, into);
    for (let i = 0; i < words; i++) lying[i] = left[i] & there[i];
    return openCards(board, lying, 0, into);
  }

  function push(node: number, time: number, one: number, other: number): void {
    child.set(key);
    for (const card of [one, other])
      flip(child, card < FIRST_OF_STOCK ? 0 : words, card % FIRST_OF_STOCK);
    const value = one < FIRST_OF_STOCK ? values[one] : stock[one - FIRST_OF_STOCK];
    dropAlone(child, time);
    if (isPossible(child, value)) visits.push(child, time, node, pairOf(one, other));
  }

  /** Pairs of two open cards of the board; each is given by its index among them. */
  function pairOnBoard(node: number, time: number): void {
    for (let i = 0; i < openCount; i++) {
      const one = open[i];
      const partner = partnerOf[values[one]];
      for (let j = i + 1; j < openCount; j++) {
        const other = open[j];
        if (values[other] === partner) push(node, time, one, other);
      }
    }
  }

  /** Pairs of a card of the stock and every open card of the board that goes with it. */
  function pairWithBoard(node: number, time: number, card: number): void {
    const partner = partnerOf[stock[card]];
    for (let i = 0; i < openCount; i++) {
      const other = open[i];
      if (values[other] === partner) push(node, time, other, FIRST_OF_STOCK + card);
    }
  }

  /** The last card that is left before an index; −1 if there is none. */
  function cardBefore(index: number): number {
    for (let card = index - 1; card >= 0; card--) if (has(key, words, card)) return card;
    return -1;
  }

  /** The first card that is left from an index on; the number of cards if there is none. */
  function cardFrom(index: number): number {
    for (let card = index; card < stock.length; card++) if (has(key, words, card)) return card;
    return stock.length;
  }

  function expandRows(node: number, time: number): void {
    for (let row = (rows?.length ?? 0) - 1; row >= time; row--) {
      child.set(key);
      dropAlone(child, row);
      openCount = openAtRow(child, row, open);
      pairOnBoard(node, row);
    }
  }

  function expandStock(node: number, time: number): void {
    const pass = Math.floor(time / passLength);
    const top = cardFrom(time % passLength);
    const below = cardBefore(top);
    if (pass === redeals && !hasEnoughInLastPass(top)) return;
    /** When the stock shows a card; undefined if it never does again. */
    const timeOf = (card: number): number | undefined => {
      const drawn = isStockOpen ? card : card + 1;
      if (card >= top) return pass * passLength + drawn;
      return pass < redeals ? (pass + 1) * passLength + drawn : undefined;
    };
    openCount = openCards(board, key, 0, open);
    if (isStockOpen && (clearsStock || redeals !== Number.POSITIVE_INFINITY))
      pairInStock(node, timeOf);
    // Cards that must wait for the next pass are tried after those that come up in this one.
    for (let card = below; card >= 0; card = cardBefore(card)) {
      const when = card === below ? time : timeOf(card);
      if (when !== undefined) pairWithBoard(node, when, card);
    }
    for (let card = cardBefore(stock.length); card >= top; card = cardBefore(card))
      pairWithBoard(node, timeOf(card) ?? time, card);
    pairOnBoard(node, time);
  }

  /**
   * False if the last pass does not bring up the cards that the board needs. A card of the waste without a partner on the board or
   * in the stock is never removed, nor are the cards below it.
   */
  function hasEnoughInLastPass(top: number): boolean {
    let partners = 0;
    for (let card = cardFrom(top); card < stock.length; card = cardFrom(card + 1))
      partners |= 1 << stock[card];
    for (let card = 0; card < values.length; card++)
      if (has(key, 0, card)) partners |= 1 << values[card];
    let blocking = cardBefore(top);
    while (blocking >= 0 && (partners >> partnerOf[stock[blocking]]) & 1)
      blocking = cardBefore(blocking);
    if (blocking < 0) return true;
    if (clearsStock) return false;
    child.set(key);
    for (let card = blocking; card >= 0; card = cardBefore(card)) flip(child, words, card);
    return isPossibleForAll(child);
  }

  function isPossibleForAll(at: Int32Array): boolean {
    return partnerOf.every((_, value) => value === 0 || isPossible(at, value));
  }

  /**
   * Pairs of the waste’s top card and the open card of the stock. Such a pair opens the card of the waste that lies below it. Where
   * the waste may be turned over any number of times every card comes up, and they are of no use but to clear the stock.
   */
  function pairInStock(node: number, timeOf: (card: number) => number | undefined): void {
    for (let card = cardBefore(stock.length); card >= 0; card = cardBefore(card)) {
      const below = cardBefore(card);
      if (below < 0 || partnerOf[stock[card]] !== stock[below]) continue;
      const time = timeOf(card);
      if (time === undefined || (!clearsStock && cardBefore(below) < 0)) continue;
      push(node, time, FIRST_OF_STOCK + below, FIRST_OF_STOCK + card);
    }
  }
}

/** Says whether the board can perhaps be cleared, as after a pair of this value from where it perhaps could. */
function possibility({
  board,
  position,
  partnerOf,
  stock,
}: PairsProblem): (key: Int32Array, value: number) => boolean {
  const { words } = board;
  const need = pairNeedsOf(board, position.values, partnerOf);
  const counts = new Int32Array(VALUES);
  return (key, value) => {
    counts.fill(0);
    // Loops over entries make an object for each card, and this is the innermost part of the search.
    for (let card = 0; card < stock.length; card++)
      if (has(key, words, card)) counts[stock[card]]++;
    const partner = Math.max(0, partnerOf[value]);
    return need(key, value) <= counts[value] && need(key, partner) <= counts[partner];
  };
}
