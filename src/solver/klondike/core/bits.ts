import { highestBit } from './memory';

/** The lower bit of every pair of bits. */
const LOWER_BITS: i32 = 0x55555555;

/**
 * The ranks at which a chain (../problem.ts) takes another card, as both bits of the rank: fewer cards are attached at
 * that rank than are face up at the rank above. Both arguments are words of the chain, with a bit for each card.
 */
export function slots(faceUp: i32, attached: i32): i32 {
  const above = faceUp >>> 2;
  const anyAbove = (above | (above >>> 1)) & LOWER_BITS;
  const bothAbove = above & (above >>> 1) & LOWER_BITS;
  const anyAttached = (attached | (attached >>> 1)) & LOWER_BITS;
  const bothAttached = attached & (attached >>> 1) & LOWER_BITS;
  const free = (anyAbove & ~anyAttached) | (bothAbove & ~bothAttached);
  return free | (free << 1);
}

/**
 * Of the cards of the stock, as bits of their indices, those that come to the top of the waste up to the end of the pass,
 * if so many lie in the waste.
 */
export function ahead(cards: i32, waste: i32, draw: i32): i32 {
  if (cards === 0) return 0;
  const last = 1 << highestBit(cards);
  if (waste === 0) return last | lastOfEachDraw(cards, draw);
  let rest = cards;
  for (let n = 1; n < waste; n++) rest &= rest - 1;
  return last | (rest & -rest) | lastOfEachDraw(rest & (rest - 1), draw);
}

/** Of these cards, as bits, the last one of each full draw: every third card with draw three. */
function lastOfEachDraw(cards: i32, draw: i32): i32 {
  let found: i32 = 0;
  let rest = skipped(cards, draw);
  while (rest !== 0) {
    found |= rest & -rest;
    rest = skipped(rest & (rest - 1), draw);
  }
  return found;
}

/** The cards without the first ones of a draw, all but one. */
function skipped(cards: i32, draw: i32): i32 {
  let rest = cards;
  for (let n = 1; n < draw; n++) rest &= rest - 1;
  return rest;
}
