import { multiply } from './memory';

// The numbers of cards and moves. A card is rank × 4 + seat; see ../problem.ts.
// docs/solver.md, “The position without its arrangement”, explains chains and twins.

// The kinds of moves. The lower eight bits of a move are its card, stock index or pile.
/** A card of the tableau to its foundation. */
export const TO_FOUNDATION: i32 = 0;
/** A card of the stock or waste, by its index, to its foundation. */
export const STOCK_TO_FOUNDATION: i32 = 1 << 8;
/** The face-up card on the face-down cards of a pile goes to a card it fits, or as a king to an empty pile. */
export const REVEAL: i32 = 2 << 8;
/** A card of the stock or waste, by its index, to the tableau. */
export const STOCK_TO_TABLEAU: i32 = 3 << 8;
/** A card of a foundation back to the tableau. */
export const FROM_FOUNDATION: i32 = 4 << 8;
export const MOVE_KIND: i32 = 7 << 8;
export const MOVE_CARD: i32 = 255;

/** The number of a card. At odd ranks the colours swap halves. */
export function cardOf(rank: i32, suit: i32): i32 {
  return rank * 4 + (suit ^ ((rank & 1) << 1));
}

export function suitOfCard(card: i32): i32 {
  return (card & 3) ^ ((card >> 1) & 2);
}

export function rankOfCard(card: i32): i32 {
  return card >> 2;
}

/** The bit of a card in the word of its chain. */
export function bitOf(card: i32): i32 {
  return 1 << ((card >> 2) * 2 + (card & 1));
}

/** The bit of a card of chain 0; 0 for a card of chain 1. */
export function bitOf0(card: i32): i32 {
  return (card & 2) !== 0 ? 0 : bitOf(card);
}

/** The bit of a card of chain 1; 0 for a card of chain 0. */
export function bitOf1(card: i32): i32 {
  return (card & 2) !== 0 ? bitOf(card) : 0;
}

/** The card of a bit of a chain; `chain` is 0 for the first and 2 for the second. */
export function cardAt(place: i32, chain: i32): i32 {
  return ((place & ~1) << 1) + (place & 1) + chain;
}

// A word of a chain has four bits for every two ranks: for suits 0, 1, 2, 3 on chain 0, for suits 2, 3, 0, 1 on chain 1.

/** The suits, as bits, of the cards in words of the chains. */
export function suitsOf(cards0: i32, cards1: i32): i32 {
  let suits = cards0 | ((cards1 & 0x33333333) << 2) | ((cards1 >>> 2) & 0x33333333);
  suits |= suits >>> 16;
  suits |= suits >>> 8;
  suits |= suits >>> 4;
  return suits & 15;
}

/** The cards of chain 0 that are of these suits. */
export function cardsOfSuits0(suits: i32): i32 {
  return multiply(suits, 0x11111111);
}

/** The cards of chain 1 that are of these suits. */
export function cardsOfSuits1(suits: i32): i32 {
  return multiply(((suits & 3) << 2) | (suits >>> 2), 0x11111111);
}
