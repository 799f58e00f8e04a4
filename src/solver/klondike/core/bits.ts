import { highestBit } from './memory';

/** The lower bit of every pair of bits. */
export const LOWER_BITS: i32 = 0x55555555;

/**
 * The ranks at which a chain (../problem.ts) takes another card, as both bits of the rank: those at which fewer cards are
 * attached than are face up at the rank above. Both arguments are words of the chain, with a bit for each card.
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

/** The cards of the stock, as bits of their indices, that come up before the end of the pass. `waste` is how many lie in the waste. */
export function ahead(cards: i32, waste: i32, draw: i32): i32 {
  if (cards === 0) return 0;
  const last = 1 << highestBit(cards);
  if (waste === 0) return last | lastOfEachDraw(cards, draw);
  let rest = cards;
  for (let n = 1; n < waste; n++) rest &= rest - 1;
  return last | (rest & -rest) | lastOfEachDraw(rest & (rest - 1), draw);
}

/** The last card of each full draw, as bits: every third card with draw three. */
function lastOfEachDraw(cards: i32, draw: i32): i32 {
  let found: i32 = 0;
  if (draw === 3) {
    // The same without a loop for each draw.
    for (let rest = cards; ; ) {
      rest &= rest - 1;
      rest &= rest - 1;
      if (rest === 0) return found;
      found |= rest & -rest;
      rest &= rest - 1;
    }
  }
  let rest = skipped(cards, draw);
  while (rest !== 0) {
    found |= rest & -rest;
    rest = skipped(rest & (rest - 1), draw);
  }
  return found;
}

/** The cards without all but the last of one draw. */
function skipped(cards: i32, draw: i32): i32 {
  let rest = cards;
  for (let n = 1; n < draw; n++) rest &= rest - 1;
  return rest;
}

const FACTOR_SHIFT: i32 = 12;

/** The factor for `quotient` by a divisor of at most 25. */
export function factorOf(divisor: i32): i32 {
  return ((1 << FACTOR_SHIFT) / divisor + 1) | 0;
}

/** How often a divisor, given by its factor, goes into a number below 128. A division takes far longer. */
export function quotient(value: i32, factor: i32): i32 {
  return (value * factor) >> FACTOR_SHIFT;
}
