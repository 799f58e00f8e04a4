/**
 * A search for a way to win Klondike with all cards known, on a position that forgets how the face-up cards of
 * the tableau lie. See docs/solver.md for why nothing is lost by that, and which pruning rule rests on what.
 *
 * Cards are numbers rank × 4 + slot. Slots 0 and 1 hold one colour and 2 and 3 the other, and the colours change
 * sides from rank to rank, so that a card fits exactly on the cards of the next rank in its own half. Each half,
 * a chain, has two bits for each rank in a word of 32: the twins, of one rank and colour.
 */
export interface Problem {
  /** How many ranks the deck has, up to 13. */
  readonly ranks: number;
  /** The suits of the deck: 0 and 1 are of one colour, 2 and 3 of the other. */
  readonly suits: readonly number[];
  /** Cards turned by a click on the stock. */
  readonly draw: number;
  /** For each suit, how many cards are on its foundation. */
  readonly foundations: readonly number[];
  /** For each pile its cards that have not been moved: the face-down ones, and last the face-up one on them. */
  readonly piles: readonly (readonly number[])[];
  /** Face-up cards of the tableau that lie on a card they fit on, or are kings on an empty pile. */
  readonly attached: readonly number[];
  /** The waste from its bottom, then the stock from its top: the order in which the cards come up. At most 24. */
  readonly stock: readonly number[];
  /** How many of these are in the waste. */
  readonly waste: number;
}

/** What a move does; the number of the card or pile it is about stands in the lower bits. */
export const MOVE = {
  /** A card of the tableau to its foundation. */
  home: 0,
  /** A card of the stock to its foundation. */
  stockHome: 1 << 8,
  /** The face-up card on a pile's face-down ones to a card it fits on, or a king to an empty pile. */
  reveal: 2 << 8,
  /** A card of the stock to the tableau. */
  stockDown: 3 << 8,
  /** A card of a foundation back to the tableau. */
  back: 4 << 8,
} as const;
export const MOVE_KIND = 7 << 8;
export const MOVE_CARD = 255;

export type SearchStatus = 'running' | 'won' | 'lost' | 'full';

export interface Search {
  /** Visits at most so many positions more. */
  readonly run: (visits: number) => SearchStatus;
  /** Different positions seen so far. */
  readonly positions: () => number;
  /** The moves to the win, once it is found. */
  readonly moves: () => readonly number[];
}

const MOST_STOCK = 24;
const PAIRS = 0x55555555;
const COUNT = Int8Array.of(0, 1, 1, 2);
/** Numbers that a position is saved in, for each depth. */
const FIELDS = 10;

/** Slot of a suit at an even rank, where suits 0 and 1 are of one colour; at odd ranks the halves change. */
export const cardOf = (rank: number, suit: number): number =>
  rank * 4 + (rank & 1 ? suit ^ 2 : suit);
export const suitOfCard = (card: number): number => ((card >> 2) & 1 ? (card & 3) ^ 2 : card & 3);
export const rankOfCard = (card: number): number => card >> 2;

/** Positions seen, as pairs of words, in a table that doubles until it is as large as allowed. */
function createSeen(mostEntries: number) {
  let size = 1 << 12;
  let keys = new Int32Array(size * 2);
  let count = 0;

  const slotOf = (a: number, b: number): number => {
    let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
    h ^= h >>> 15;
    h = Math.imul(h, 0x2c1b3c6d);
    return (h ^ (h >>> 13)) & (size - 1);
  };

  function grow(): boolean {
    if (size * 2 > mostEntries) return false;
    const old = keys;
    size *= 2;
    keys = new Int32Array(size * 2);
    for (let i = 0; i < old.length; i += 2) {
      if (old[i] !== 0 || old[i + 1] !== 0) put(old[i] as number, old[i + 1] as number);
    }
    return true;
  }

  function put(a: number, b: number): boolean {
    let slot = slotOf(a, b);
    for (;;) {
      const x = keys[slot * 2] as number;
      const y = keys[slot * 2 + 1] as number;
      if (x === a && y === b) return false;
      if (x === 0 && y === 0) {
        keys[slot * 2] = a;
        keys[slot * 2 + 1] = b;
        return true;
      }
      slot = (slot + 1) & (size - 1);
    }
  }

  return {
    /** Adds a position: 1 if it is new, 0 if it was seen before, −1 if there is no room. */
    add(a: number, b: number): number {
      if (count >= size * 0.8 && !grow() && count >= size * 0.95) return -1;
      if (!put(a, b)) return 0;
      count++;
      return 1;
    },
    count: () => count,
  };
}

/** A search that can be run in pieces. `order` 0 is the best; others try moves in other orders. */
export function createSearch(problem: Problem, mostEntries = 1 << 23, order = 0): Search {
  const { ranks, suits, draw, piles, stock } = problem;
  if (stock.length > MOST_STOCK) throw new Error('the stock is too long');
  const KING = ranks - 1;
  const seen = createSeen(mostEntries);

  // The position: cards of the tableau by chain, those that do not lie on a fitting card, the stock, and so on.
  let vis0 = 0;
  let vis1 = 0;
  let lock0 = 0;
  let lock1 = 0;
  let mask = 0;
  let offset = 0;
  let heights = 0;
  let pileCode = 0;
  let empty = 0;
  const radix = new Int32Array(piles.length);
  let leftPacked = 0;

  const bitOf = (card: number): number => 1 << ((card >> 2) * 2 + (card & 1));
  const heightOf = (suit: number): number => (heights >> (suit * 4)) & 15;

  // Set-up.
  for (let suit = 0; suit < 4; suit++) {
    heights |= (suits.includes(suit) ? (problem.foundations[suit] ?? 0) : ranks) << (suit * 4);
  }
  for (let p = 0, weight = 1; p < piles.length; p++) {
    radix[p] = weight;
    weight *= (piles[p]?.length ?? 0) + 1;
  }
  for (const [p, pile] of piles.entries()) {
    pileCode += (radix[p] as number) * pile.length;
    leftPacked |= pile.length << (p * 4);
    const base = pile.at(-1);
    if (base === undefined) empty++;
    else show(base, true);
  }
  for (const card of problem.attached) show(card, false);
  mask = (1 << stock.length) - 1;
  offset = normalised(problem.waste, stock.length);

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

  const popcount = (word: number): number => {
    let n = word - ((word >>> 1) & PAIRS);
    n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
    return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  };

  // The path: for each depth the position, and where its moves that are still to be tried begin and end.
  let saved = new Int32Array(FIELDS * 512);
  let starts = new Int32Array(512);
  let ends = new Int32Array(512);
  let tried = new Int32Array(512);
  let moves = new Int32Array(512 * 16);
  let depth = -1;
  let top = 0;
  let found: SearchStatus = 'running';
  const full = [0, 1, 2, 3].reduce((all, suit) => all | (ranks << (suit * 4)), 0);

  function room(): void {
    if ((depth + 2) * FIELDS > saved.length) {
      saved = grown(saved);
      starts = grown(starts);
      ends = grown(ends);
      tried = grown(tried);
    }
    if (top + 64 > moves.length) moves = grown(moves);
  }

  /** Goes on from the position reached. */
  function descend(): void {
    depth++;
    room();
    starts[depth] = top;
    save();
    generate();
  }

  function save(): void {
    const at = depth * FIELDS;
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

  function restore(): void {
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
  function isSafe(rank: number, suit: number): boolean {
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
    for (let p = 0; p < piles.length; p++) {
      const n = (leftPacked >> (p * 4)) & 15;
      if (n > 0 && piles[p]?.[n - 1] === card) return turn(p, n);
    }
  }

  function turn(p: number, n: number): void {
    leftPacked -= 1 << (p * 4);
    pileCode -= radix[p] as number;
    if (n === 1) empty++;
    else show(piles[p]?.[n - 2] as number, true);
  }

  function takeFromStock(index: number): void {
    const before = popcount(mask & ((1 << index) - 1));
    mask &= ~(1 << index);
    offset = normalised(before, popcount(mask));
  }

  function make(move: number): void {
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
        const base = piles[card]?.[n - 1] as number;
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

  /** Ranks of a chain with a card that another can lie on, as pairs of bits at the rank of that other card. */
  function slots(vis: number, att: number): number {
    const v = vis >>> 2;
    const anyV = (v | (v >>> 1)) & PAIRS;
    const bothV = v & (v >>> 1) & PAIRS;
    const anyA = (att | (att >>> 1)) & PAIRS;
    const bothA = att & (att >>> 1) & PAIRS;
    const free = (anyV & ~anyA) | (bothV & ~bothA);
    return free | (free << 1);
  }

  /** Writes the moves of the position behind `top`, the best last, since they are tried from the end. */
  function generate(): void {
    const att0 = vis0 & ~lock0;
    const att1 = vis1 & ~lock1;
    const start = top;
    // To the foundations: a card with nothing on it. One that is never missed is the only move.
    let homes = 0;
    for (const suit of suits) {
      const rank = heightOf(suit);
      if (rank === ranks) continue;
      const card = cardOf(rank, suit);
      const vis = card & 2 ? vis1 : vis0;
      if (!(vis & bitOf(card))) continue;
      if (rank > 0) {
        const att = card & 2 ? att1 : att0;
        const lying = COUNT[(att >>> (2 * rank - 2)) & 3] as number;
        if (lying >= (COUNT[(vis >>> (2 * rank)) & 3] as number)) continue;
      }
      if (isSafe(rank, suit)) {
        moves[start] = MOVE.home | card;
        top = start + 1;
        return;
      }
      homes |= 1 << suit;
    }

    const kings =
      empty -
      (COUNT[(att0 >>> (2 * KING)) & 3] as number) -
      (COUNT[(att1 >>> (2 * KING)) & 3] as number);
    const kingSlots = kings > 0 ? 3 << (2 * KING) : 0;
    const fit0 = slots(vis0, att0) | kingSlots;
    const fit1 = slots(vis1, att1) | kingSlots;

    // Back from the foundations, only what is not safe there.
    for (const suit of suits) {
      const rank = heightOf(suit) - 1;
      if (rank < 1) continue;
      const card = cardOf(rank, suit);
      if ((card & 2 ? fit1 : fit0) & bitOf(card) && !isSafe(rank, suit))
        moves[top++] = MOVE.back | card;
    }

    // From the stock: to the tableau here, to the foundations after the moves that turn cards up.
    const firstHome = top;
    let open = accessible();
    let homeMask = 0;
    while (open !== 0) {
      const index = 31 - Math.clz32(open);
      open &= ~(1 << index);
      const card = stock[index] as number;
      const suit = suitOfCard(card);
      const rank = card >> 2;
      if (heightOf(suit) === rank) {
        if (draw === 1 && isSafe(rank, suit)) {
          moves[start] = MOVE.stockHome | index;
          top = start + 1;
          return;
        }
        homeMask |= 1 << index;
      }
      if ((card & 2 ? fit1 : fit0) & bitOf(card)) moves[top++] = MOVE.stockDown | index;
    }
    if (order & 1) reverse(firstHome, top);

    // Turning cards up.
    const firstReveal = top;
    for (let p = 0; p < piles.length; p++) {
      const n = (leftPacked >> (p * 4)) & 15;
      if (n === 0) continue;
      const base = piles[p]?.[n - 1] as number;
      if (n === 1 && base >> 2 === KING) continue;
      if ((base & 2 ? fit1 : fit0) & bitOf(base)) moves[top++] = MOVE.reveal | p;
    }
    if (order & 2) reverse(firstReveal, top);

    while (homeMask !== 0) {
      const index = 31 - Math.clz32(homeMask);
      homeMask &= ~(1 << index);
      moves[top++] = MOVE.stockHome | index;
    }
    for (const suit of suits) {
      if (homes & (1 << suit)) moves[top++] = MOVE.home | cardOf(heightOf(suit), suit);
    }
  }

  function reverse(from: number, to: number): void {
    moves.subarray(from, to).reverse();
  }

  /** The cards of the stock that can be brought to the top of the waste, as bits. */
  function accessible(): number {
    if (draw === 1) return mask;
    let open = 0;
    let rest = mask;
    let place = 0;
    let last = 0;
    while (rest !== 0) {
      const bit = rest & -rest;
      rest ^= bit;
      last = bit;
      place++;
      // From the start every draw-th card; from the pointer on every draw-th after it, and the one it is at.
      if (place % draw === 0 || (offset > 0 && place >= offset && (place - offset) % draw === 0))
        open |= bit;
    }
    return open | last;
  }

  function visit(): number {
    return seen.add(heights | (pileCode << 16), mask | (offset << 24));
  }

  function run(visits: number): SearchStatus {
    if (found !== 'running') return found;
    if (depth < 0) {
      visit();
      if (heights === full) return finish('won');
      descend();
    }
    for (let n = 0; n < visits; ) {
      if (top === starts[depth]) {
        if (depth === 0) return finish('lost');
        depth--;
        top = ends[depth] as number;
        continue;
      }
      const move = moves[--top] as number;
      restore();
      make(move);
      n++;
      const fresh = visit();
      if (fresh < 0) return finish('full');
      if (fresh === 0) continue;
      tried[depth] = move;
      if (heights === full) {
        depth++;
        return finish('won');
      }
      ends[depth] = top;
      descend();
    }
    return found;
  }

  function finish(status: SearchStatus): SearchStatus {
    found = status;
    return status;
  }

  return {
    run,
    positions: seen.count,
    moves: () => Array.from(tried.subarray(0, Math.max(0, depth))),
  };
}

function grown(words: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(words.length * 2);
  larger.set(words);
  return larger;
}
