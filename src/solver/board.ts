import { popcount, slots } from './bits';
import { cardOf, MOVE, MOVE_CARD, MOVE_KIND, type Problem, suitOfCard } from './problem';

// The one position that is searched. It is the state of a module, with one set of functions for all searches, since
// that runs a third faster than a set for each.

const MAX_STOCK = 24;
const MAX_PILES = 7;
/** Cards of a pile that have not been moved, at most. */
export const PILE = 8;
/** Numbers that a position is saved in, for each depth. */
const FIELDS = 10;

// The problem.
let problem: Problem;
export let ranks = 0;
export let draw = 0;
export let suitCount = 0;
export let pileCount = 0;
export let king = 0;
/** The heights of foundations that are complete. */
export let full = 0;
export const stock = new Int32Array(MAX_STOCK);
export const suits = new Int32Array(4);
/** The cards of pile p from p * PILE on. */
export const piles = new Int32Array(MAX_PILES * PILE);
/** What a card of each pile counts in the code of the piles. */
const radix = new Int32Array(MAX_PILES);

// The position: cards of the tableau by chain, those that do not lie on a fitting card, the stock, and so on.
export let vis0 = 0;
export let vis1 = 0;
export let lock0 = 0;
export let lock1 = 0;
export let mask = 0;
export let offset = 0;
export let heights = 0;
export let pileCode = 0;
export let empty = 0;
export let leftPacked = 0;

export const bitOf = (card: number): number => 1 << ((card >> 2) * 2 + (card & 1));
export const heightOf = (suit: number): number => (heights >> (suit * 4)) & 15;

let saved = new Int32Array(FIELDS * 512);

/** Sets the position up. Throws for a problem that is larger than a game of Klondike. */
export function setUp(given: Problem): void {
  problem = given;
  ({ ranks, draw } = problem);
  suitCount = problem.suits.length;
  pileCount = problem.piles.length;
  if (problem.stock.length > MAX_STOCK) throw new Error('the stock is too long');
  if (pileCount > MAX_PILES) throw new Error('there are too many piles');
  king = ranks - 1;
  full = [0, 1, 2, 3].reduce((all, suit) => all | (ranks << (suit * 4)), 0);
  stock.set(problem.stock);
  suits.set(problem.suits);
  for (const [p, pile] of problem.piles.entries()) piles.set(pile, p * PILE);
  vis0 = vis1 = lock0 = lock1 = heights = pileCode = leftPacked = empty = 0;
  for (let suit = 0; suit < 4; suit++) {
    heights |=
      (problem.suits.includes(suit) ? (problem.foundations[suit] ?? 0) : ranks) << (suit * 4);
  }
  for (let p = 0, weight = 1; p < pileCount; p++) {
    radix[p] = weight;
    weight *= (problem.piles[p]?.length ?? 0) + 1;
  }
  for (const [p, pile] of problem.piles.entries()) {
    pileCode += (radix[p] as number) * pile.length;
    leftPacked |= pile.length << (p * 4);
    const base = pile.at(-1);
    if (base === undefined) empty++;
    else show(base, true);
  }
  for (const card of problem.attached) show(card, false);
  mask = (1 << problem.stock.length) - 1;
  offset = normalised(problem.waste, problem.stock.length);
}

function show(card: number, locked: boolean): void {
  const bit = bitOf(card);
  if (card & 2) {
    vis1 |= bit;
    if (locked) lock1 |= bit;
  } else {
    vis0 |= bit;
    if (locked) lock0 |= bit;
  }
}

/** A waste pointer that a new pass through the stock would reach as well is the pointer at the start. */
function normalised(waste: number, cards: number): number {
  return draw === 1 || waste % draw === 0 || waste === cards ? 0 : waste;
}

/** Keeps the position for a depth. */
export function save(depth: number): void {
  const at = depth * FIELDS;
  if (at + FIELDS > saved.length) saved = grown(saved);
  saved[at] = vis0;
  saved[at + 1] = vis1;
  saved[at + 2] = lock0;
  saved[at + 3] = lock1;
  saved[at + 4] = mask;
  saved[at + 5] = offset;
  saved[at + 6] = heights;
  saved[at + 7] = pileCode;
  saved[at + 8] = leftPacked;
  saved[at + 9] = empty;
}

/** Goes back to the position kept for a depth. */
export function restore(depth: number): void {
  const at = depth * FIELDS;
  vis0 = saved[at] as number;
  vis1 = saved[at + 1] as number;
  lock0 = saved[at + 2] as number;
  lock1 = saved[at + 3] as number;
  mask = saved[at + 4] as number;
  offset = saved[at + 5] as number;
  heights = saved[at + 6] as number;
  pileCode = saved[at + 7] as number;
  leftPacked = saved[at + 8] as number;
  empty = saved[at + 9] as number;
}

/** Whether a card on its foundation is never missed on the tableau: nothing is left that could lie on it. */
export function isSafe(rank: number, suit: number): boolean {
  const other = suit & 2 ? 0 : 2;
  if (rank < 2) return true;
  return heightOf(other) >= rank && heightOf(other + 1) >= rank && heightOf(suit ^ 1) >= rank - 1;
}

/** Takes a card off the tableau; under a pile's own face-up card the next one is turned up. */
function takeOff(card: number): void {
  const bit = bitOf(card);
  if (card & 2) {
    vis1 &= ~bit;
    if (lock1 & bit) {
      lock1 &= ~bit;
      turnUnder(card);
    }
  } else {
    vis0 &= ~bit;
    if (lock0 & bit) {
      lock0 &= ~bit;
      turnUnder(card);
    }
  }
}

function turnUnder(card: number): void {
  for (let p = 0; p < pileCount; p++) {
    const n = (leftPacked >> (p * 4)) & 15;
    if (n > 0 && piles[p * PILE + n - 1] === card) return turn(p, n);
  }
}

function turn(p: number, n: number): void {
  leftPacked -= 1 << (p * 4);
  pileCode -= radix[p] as number;
  if (n === 1) empty++;
  else show(piles[p * PILE + n - 2] as number, true);
}

function takeFromStock(index: number): void {
  const before = popcount(mask & ((1 << index) - 1));
  mask &= ~(1 << index);
  offset = normalised(before, popcount(mask));
}

/** Makes a move. */
export function make(move: number): void {
  const card = move & MOVE_CARD;
  switch (move & MOVE_KIND) {
    case MOVE.home:
      heights += 1 << (suitOfCard(card) * 4);
      takeOff(card);
      break;
    case MOVE.stockHome:
      heights += 1 << (suitOfCard(stock[card] as number) * 4);
      takeFromStock(card);
      break;
    case MOVE.reveal: {
      const n = (leftPacked >> (card * 4)) & 15;
      const base = piles[card * PILE + n - 1] as number;
      const bit = bitOf(base);
      if (base & 2) lock1 &= ~bit;
      else lock0 &= ~bit;
      turn(card, n);
      break;
    }
    case MOVE.stockDown:
      show(stock[card] as number, false);
      takeFromStock(card);
      break;
    case MOVE.back:
      heights -= 1 << (suitOfCard(card) * 4);
      show(card, false);
      break;
  }
}

/** The ranks with a card that another can lie on, for the cards of each chain, as the last look found them. */
export let slots0 = 0;
export let slots1 = 0;
/** The suits whose next card is in the tableau with nothing on it, as bits. */
export let freeSuits = 0;

/**
 * Looks which cards of the tableau could go home. Gives one that goes before anything else, since it could come
 * back at once or is never missed; or -1.
 */
export function updateMobility(): number {
  slots0 = slots(vis0, vis0 & ~lock0);
  slots1 = slots(vis1, vis1 & ~lock1);
  // A card is free where a card could be laid on it; on an ace none can.
  const free0 = vis0 & ((slots0 << 2) | 3);
  const free1 = vis1 & ((slots1 << 2) | 3);
  freeSuits = 0;
  let home = -1;
  for (let i = 0; i < suitCount; i++) {
    const suit = suits[i] as number;
    const rank = heightOf(suit);
    const first = ((rank << 1) ^ suit) & 2;
    const bit = 1 << (2 * rank + (suit & 1));
    if (!((first ? free1 : free0) & bit)) continue;
    freeSuits |= 1 << suit;
    const stays = draw === 1 || (first ? lock1 : lock0) & bit;
    if (!stays || isSafe(rank, suit)) home = cardOf(rank, suit);
  }
  return home;
}

/** The cards of the stock that can be brought to the top of the waste, as bits. */
export function accessible(): number {
  if (draw === 1 || mask === 0) return mask;
  // From the start every draw-th card; from the pointer on every draw-th after it, and the one it is at.
  const open = everyDrawth(mask) | (1 << (31 - Math.clz32(mask)));
  if (offset === 0) return open;
  let rest = mask;
  for (let n = 1; n < offset; n++) rest &= rest - 1;
  return open | (rest & -rest) | everyDrawth(rest & (rest - 1));
}

function everyDrawth(cards: number): number {
  let open = 0;
  for (let rest = cards; ; rest &= rest - 1) {
    for (let n = 1; n < draw; n++) rest &= rest - 1;
    if (rest === 0) return open;
    open |= rest & -rest;
  }
}

/** A copy twice as long. */
export function grown(words: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(words.length * 2);
  larger.set(words);
  return larger;
}
