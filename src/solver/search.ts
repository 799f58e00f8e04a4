import { popcount, slots } from './bits';
import { cardOf, MOVE, MOVE_CARD, MOVE_KIND, type Problem, suitOfCard } from './problem';
import { createSeen } from './seen';

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
/** Cards of a pile that have not been moved, at most. */
const PILE = 8;
const COUNT = Int8Array.of(0, 1, 1, 2);
/** What a move must do after another: bring a card of a rank, by its bits, to a chain, or one of a suit home. */
const NOTHING = 0;
const NEED_CHAIN_0 = 1 << 8;
const NEED_CHAIN_1 = 2 << 8;
const NEED_CHAINS = NEED_CHAIN_0 | NEED_CHAIN_1;
const NEED_SUIT = 4 << 8;
/** Also enough: the twin of this card goes home, from under a card that moves over, or the next of a suit comes back. */
const NEED_TWIN = 8 << 8;
const TWIN_SHIFT = 12;
const NEED_BACK = 1 << 20;
const BACK_SHIFT = 18;
/** Numbers that a position is saved in, for each depth. */
const FIELDS = 10;

/** A search that can be run in pieces. `order` 0 is the best; others try moves in other orders. */
export function createSearch(problem: Problem, mostEntries = 1 << 22, order = 0): Search {
  const { ranks, draw } = problem;
  if (problem.stock.length > MOST_STOCK) throw new Error('the stock is too long');
  const stock = Int32Array.from(problem.stock);
  const suits = Int32Array.from(problem.suits);
  const suitCount = suits.length;
  const pileCount = problem.piles.length;
  /** The cards of pile p from p * PILE on. */
  const piles = new Int32Array(pileCount * PILE);
  for (const [p, pile] of problem.piles.entries()) piles.set(pile, p * PILE);
  const KING = ranks - 1;
  const seen = createSeen(mostEntries, draw);

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
  const radix = new Int32Array(pileCount);
  let leftPacked = 0;

  const bitOf = (card: number): number => 1 << ((card >> 2) * 2 + (card & 1));
  const heightOf = (suit: number): number => (heights >> (suit * 4)) & 15;

  // Set-up.
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

  // The path: for each depth the position, and where its moves that are still to be tried begin and end.
  let saved = new Int32Array(FIELDS * 512);
  let starts = new Int32Array(512);
  let ends = new Int32Array(512);
  let tried = new Int32Array(512);
  /** What the next move must do; the positions in between are not entered among those seen. */
  let need = NOTHING;
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

  /** Writes the moves of the position behind `top`, the best last, since they are tried from the end. */
  function generate(): void {
    const att0 = vis0 & ~lock0;
    const att1 = vis1 & ~lock1;
    const start = top;
    // To the foundations: a card with nothing on it. One that is never missed is the only move.
    let homes = 0;
    for (let i = 0; i < suitCount; i++) {
      const suit = suits[i] as number;
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
      if (need === NOTHING && isSafe(rank, suit)) {
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
    let fit0 = slots(vis0, att0) | kingSlots;
    let fit1 = slots(vis1, att1) | kingSlots;
    const free0 = fit0;
    const free1 = fit1;
    let suitsHome = 15;
    if (need !== NOTHING) {
      const wanted = 3 << (need & 31);
      suitsHome = need & NEED_SUIT ? 1 << (need & 3) : 0;
      fit0 &= need & NEED_CHAIN_0 ? wanted : 0;
      fit1 &= need & NEED_CHAIN_1 ? wanted : 0;
      const twin = (need >> TWIN_SHIFT) & 63;
      const twinHome = need & NEED_TWIN && heightOf(suitOfCard(twin)) === twin >> 2;
      homes &= suitsHome | (twinHome ? 1 << suitOfCard(twin) : 0);
    }

    // Back from the foundations, only what is not safe there.
    for (let i = 0; i < suitCount; i++) {
      const suit = suits[i] as number;
      const rank = heightOf(suit) - 1;
      if (rank < 1) continue;
      const card = cardOf(rank, suit);
      const sameSuit = need & NEED_BACK && suit === ((need >> BACK_SHIFT) & 3);
      const fit = sameSuit ? (card & 2 ? free1 : free0) : card & 2 ? fit1 : fit0;
      if (fit & bitOf(card) && !isSafe(rank, suit)) moves[top++] = MOVE.back | card;
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
      if (heightOf(suit) === rank && suitsHome & (1 << suit)) {
        if (draw === 1 && need === NOTHING && isSafe(rank, suit)) {
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
    for (let p = 0; p < pileCount; p++) {
      const n = (leftPacked >> (p * 4)) & 15;
      if (n === 0) continue;
      const base = piles[p * PILE + n - 1] as number;
      // A king has no better place, and an emptied pile is of use to a king only.
      if (n === 1 && (base >> 2 === KING || kings > 0)) continue;
      if ((base & 2 ? fit1 : fit0) & bitOf(base)) moves[top++] = MOVE.reveal | p;
    }
    if (order & 2) reverse(firstReveal, top);

    while (homeMask !== 0) {
      const index = 31 - Math.clz32(homeMask);
      homeMask &= ~(1 << index);
      moves[top++] = MOVE.stockHome | index;
    }
    for (let i = 0; i < suitCount; i++) {
      const suit = suits[i] as number;
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

  /**
   * What the move after this one must do. A card taken down where it would have stayed at hand is taken down
   * for the card that comes to lie on it, for its twin, whose card moves over, or, from a foundation, for the card
   * under it; a pile is emptied for a king; with single draws a card goes home from
   * the stock for the next of its suit. So each can wait until just before that.
   */
  function needAfter(move: number): number {
    const number = move & MOVE_CARD;
    switch (move & MOVE_KIND) {
      case MOVE.back:
        return childOf(number) | NEED_BACK | (suitOfCard(number) << BACK_SHIFT);
      case MOVE.stockDown:
        return draw === 1 ? childOf(stock[number] as number) : NOTHING;
      case MOVE.reveal:
        return ((leftPacked >> (number * 4)) & 15) === 0 ? NEED_CHAINS | (2 * KING) : NOTHING;
      case MOVE.stockHome: {
        const card = stock[number] as number;
        const suit = suitOfCard(card);
        const free = draw > 1 || card >> 2 === KING || heights === full || isSafe(card >> 2, suit);
        return free ? NOTHING : NEED_SUIT | suit;
      }
      default:
        return NOTHING;
    }
  }

  const childOf = (card: number): number =>
    (card & 2 ? NEED_CHAIN_1 : NEED_CHAIN_0) |
    (2 * (card >> 2) - 2) |
    NEED_TWIN |
    ((card ^ 1) << TWIN_SHIFT);

  function visit(): number {
    return seen.add(heights | (pileCode << 16), mask, offset);
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
      need = needAfter(move);
      if (need === NOTHING) {
        const fresh = visit();
        if (fresh < 0) return finish('full');
        if (fresh === 0) continue;
      }
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
