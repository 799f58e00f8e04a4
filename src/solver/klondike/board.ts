import { doubled, popcount, slots } from './bits';
import { cardOf, MOVE, MOVE_CARD, MOVE_KIND, type Problem, suitOfCard } from './problem';

// The mutable position of the running search. Module state makes the search a third faster than an object for each
// search would. Other files import it as a namespace, so that `board.heights` reads as the state it is.

const MAX_STOCK = 24;
const MAX_PILES = 7;
/** Distance between the first cards of two piles in `piles`. */
export const PILE_STRIDE = 8;
/** Words of a saved position. */
const SAVE_STRIDE = 10;

// The problem, constant during a search.
export let draw = 0;
export let suitCount = 0;
export let pileCount = 0;
/** The rank of kings. */
export let king = 0;
/** The `heights` of a won game. */
export let complete = 0;
export const stock = new Int32Array(MAX_STOCK);
export const suits = new Int32Array(4);
/** The unmoved cards of pile p, from p * PILE_STRIDE on. */
export const piles = new Int32Array(MAX_PILES * PILE_STRIDE);
/** The weight of each pile's count in `pileCode`. */
const weights = new Int32Array(MAX_PILES);

// The position. Names in 0 and 1 are words of the two chains, with a bit for each card.
/** Face-up cards of the tableau. */
export let faceUp0 = 0;
export let faceUp1 = 0;
/** Of these, the ones that lie on no fitting card: the last unmoved card of each pile. The others are attached. */
export let locked0 = 0;
export let locked1 = 0;
/** The cards left in stock and waste, as bits of their indices. */
export let stockMask = 0;
/** Cards in the waste; 0 where a new pass reaches the same cards. */
export let wasteCount = 0;
/** Cards on the foundation of each suit, four bits each. */
export let heights = 0;
/** Unmoved cards of each pile, as one number with a radix for each pile. */
export let pileCode = 0;
/** Unmoved cards of each pile, four bits each. */
export let unmovedCounts = 0;
/** Piles without unmoved cards; attached kings may stand on them. */
export let emptied = 0;

// What updateMobility found.
/** The ranks at which each chain takes another card, kings aside. */
export let slots0 = 0;
export let slots1 = 0;
/** The suits whose next card is in the tableau with nothing on it, as bits. */
export let freeSuits = 0;

export const bitOf = (card: number): number => 1 << ((card >> 2) * 2 + (card & 1));
export const heightOf = (suit: number): number => (heights >> (suit * 4)) & 15;
export const unmovedIn = (pile: number): number => (unmovedCounts >> (pile * 4)) & 15;

let saved = new Int32Array(SAVE_STRIDE * 512);

/** Sets the position up. Throws for a problem larger than a game of Klondike. */
export function setUp(problem: Problem): void {
  const { ranks } = problem;
  draw = problem.draw;
  suitCount = problem.suits.length;
  pileCount = problem.piles.length;
  if (problem.stock.length > MAX_STOCK) throw new Error('the stock is too long');
  if (pileCount > MAX_PILES) throw new Error('there are too many piles');
  king = ranks - 1;
  complete = [0, 1, 2, 3].reduce((all, suit) => all | (ranks << (suit * 4)), 0);
  stock.set(problem.stock);
  suits.set(problem.suits);
  for (const [p, pile] of problem.piles.entries()) piles.set(pile, p * PILE_STRIDE);
  faceUp0 = faceUp1 = locked0 = locked1 = heights = pileCode = unmovedCounts = emptied = 0;
  for (let suit = 0; suit < 4; suit++) {
    heights |=
      (problem.suits.includes(suit) ? (problem.foundations[suit] ?? 0) : ranks) << (suit * 4);
  }
  for (let p = 0, weight = 1; p < pileCount; p++) {
    weights[p] = weight;
    weight *= (problem.piles[p]?.length ?? 0) + 1;
  }
  for (const [p, pile] of problem.piles.entries()) {
    pileCode += (weights[p] as number) * pile.length;
    unmovedCounts |= pile.length << (p * 4);
    const base = pile.at(-1);
    if (base === undefined) emptied++;
    else addToTableau(base, true);
  }
  for (const card of problem.attached) addToTableau(card, false);
  stockMask = (1 << problem.stock.length) - 1;
  wasteCount = normalisedWaste(problem.waste, problem.stock.length);
}

function addToTableau(card: number, isLocked: boolean): void {
  const bit = bitOf(card);
  if (card & 2) {
    faceUp1 |= bit;
    if (isLocked) locked1 |= bit;
  } else {
    faceUp0 |= bit;
    if (isLocked) locked0 |= bit;
  }
}

/** The `wasteCount` if `waste` of the `cards` left lie in the waste: 0 where a new pass reaches the same cards. */
function normalisedWaste(waste: number, cards: number): number {
  return draw === 1 || waste % draw === 0 || waste === cards ? 0 : waste;
}

/** Saves the position in a slot, such as a depth. */
export function save(slot: number): void {
  const at = slot * SAVE_STRIDE;
  if (at + SAVE_STRIDE > saved.length) saved = doubled(saved);
  saved[at] = faceUp0;
  saved[at + 1] = faceUp1;
  saved[at + 2] = locked0;
  saved[at + 3] = locked1;
  saved[at + 4] = stockMask;
  saved[at + 5] = wasteCount;
  saved[at + 6] = heights;
  saved[at + 7] = pileCode;
  saved[at + 8] = unmovedCounts;
  saved[at + 9] = emptied;
}

/** Restores the position saved in a slot. */
export function restore(slot: number): void {
  const at = slot * SAVE_STRIDE;
  faceUp0 = saved[at] as number;
  faceUp1 = saved[at + 1] as number;
  locked0 = saved[at + 2] as number;
  locked1 = saved[at + 3] as number;
  stockMask = saved[at + 4] as number;
  wasteCount = saved[at + 5] as number;
  heights = saved[at + 6] as number;
  pileCode = saved[at + 7] as number;
  unmovedCounts = saved[at + 8] as number;
  emptied = saved[at + 9] as number;
}

/** Whether the tableau never needs a card again: nothing is left that could lie on it. */
export function isSafe(rank: number, suit: number): boolean {
  const other = suit & 2 ? 0 : 2;
  if (rank < 2) return true;
  return heightOf(other) >= rank && heightOf(other + 1) >= rank && heightOf(suit ^ 1) >= rank - 1;
}

/** Removes a card from the tableau, and turns up the card under a locked one. */
function removeFromTableau(card: number): void {
  const bit = bitOf(card);
  if (card & 2) {
    faceUp1 &= ~bit;
    if (locked1 & bit) {
      locked1 &= ~bit;
      turnUpUnder(card);
    }
  } else {
    faceUp0 &= ~bit;
    if (locked0 & bit) {
      locked0 &= ~bit;
      turnUpUnder(card);
    }
  }
}

function turnUpUnder(card: number): void {
  for (let p = 0; p < pileCount; p++) {
    const unmoved = unmovedIn(p);
    if (unmoved > 0 && piles[p * PILE_STRIDE + unmoved - 1] === card) return turnUp(p, unmoved);
  }
}

function turnUp(pile: number, unmoved: number): void {
  unmovedCounts -= 1 << (pile * 4);
  pileCode -= weights[pile] as number;
  if (unmoved === 1) emptied++;
  else addToTableau(piles[pile * PILE_STRIDE + unmoved - 2] as number, true);
}

function removeFromStock(index: number): void {
  const before = popcount(stockMask & ((1 << index) - 1));
  stockMask &= ~(1 << index);
  wasteCount = normalisedWaste(before, popcount(stockMask));
}

/** Makes a move. */
export function make(move: number): void {
  const card = move & MOVE_CARD;
  switch (move & MOVE_KIND) {
    case MOVE.toFoundation:
      heights += 1 << (suitOfCard(card) * 4);
      removeFromTableau(card);
      break;
    case MOVE.stockToFoundation:
      heights += 1 << (suitOfCard(stock[card] as number) * 4);
      removeFromStock(card);
      break;
    case MOVE.reveal: {
      const unmoved = unmovedIn(card);
      const base = piles[card * PILE_STRIDE + unmoved - 1] as number;
      const bit = bitOf(base);
      if (base & 2) locked1 &= ~bit;
      else locked0 &= ~bit;
      turnUp(card, unmoved);
      break;
    }
    case MOVE.stockToTableau:
      addToTableau(stock[card] as number, false);
      removeFromStock(card);
      break;
    case MOVE.fromFoundation:
      heights -= 1 << (suitOfCard(card) * 4);
      addToTableau(card, false);
      break;
  }
}

/**
 * Updates the slots and free suits. Returns a card that goes to its foundation before anything else, since it is
 * safe there or could return at once; or −1.
 */
export function updateMobility(): number {
  slots0 = slots(faceUp0, faceUp0 & ~locked0);
  slots1 = slots(faceUp1, faceUp1 & ~locked1);
  // A card is free where another could be laid on it. Aces have no rank below.
  const free0 = faceUp0 & ((slots0 << 2) | 3);
  const free1 = faceUp1 & ((slots1 << 2) | 3);
  freeSuits = 0;
  let forced = -1;
  for (let i = 0; i < suitCount; i++) {
    const suit = suits[i] as number;
    const rank = heightOf(suit);
    const isChain1 = ((rank << 1) ^ suit) & 2;
    const bit = 1 << (2 * rank + (suit & 1));
    if (!((isChain1 ? free1 : free0) & bit)) continue;
    freeSuits |= 1 << suit;
    const mayWait = draw === 1 || (isChain1 ? locked1 : locked0) & bit;
    if (!mayWait || isSafe(rank, suit)) forced = cardOf(rank, suit);
  }
  return forced;
}

/** The indices of the stock's cards that can be brought to the top of the waste, as bits. */
export function accessible(): number {
  if (draw === 1 || stockMask === 0) return stockMask;
  const fromStart = lastOfEachDraw(stockMask) | (1 << (31 - Math.clz32(stockMask)));
  if (wasteCount === 0) return fromStart;
  let rest = stockMask;
  for (let n = 1; n < wasteCount; n++) rest &= rest - 1;
  // The top of the waste, and every draw-th card after it.
  return fromStart | (rest & -rest) | lastOfEachDraw(rest & (rest - 1));
}

/** Of these cards, as bits, the last one of each full draw: every third card with draw three. */
function lastOfEachDraw(cards: number): number {
  let open = 0;
  for (let rest = cards; ; rest &= rest - 1) {
    for (let n = 1; n < draw; n++) rest &= rest - 1;
    if (rest === 0) return open;
    open |= rest & -rest;
  }
}
