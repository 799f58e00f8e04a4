import { type Card, rankOf, suitOf } from '../../engine/card';
import type { LayoutState } from '../../games/layouts/board';
import { countIn, DEAL, FOUNDATION, fromIn, toIn, WASTE } from './moves';
import type { Problem } from './problem';

/** Three independent sums of random words make a signature of 96 bits. */
const LANES = 3;

/** Random words that are the same on every machine. */
function randomWords(count: number, seed: number): Int32Array {
  let x = seed;
  return Int32Array.from({ length: count }, () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return Math.imul(x, 0x2c1b3c6d);
  });
}
const WORDS = Array.from({ length: LANES }, (_, lane) => randomWords(256, 0x9e3779b9 + lane * 77));
const [WORDS0, WORDS1, WORDS2] = WORDS as [Int32Array, Int32Array, Int32Array];
/** Where the words of a stock’s places begin. */
const STOCK_WORDS = 64;

// The kinds of entries in the undo log, in the lowest three bits.
const TAKEN = 0;
const PUT = 1;
const RUN = 2;
const TURNED_UP = 3;
const UP = 4;
const DOWN = 5;
const DRAWN = 6;
const GONE = 7;

/** Lanes, cards turned, redeals and cards left, kept at the start of each move in the log. */
const KEPT = 6;

/**
 * A position that moves change and undo takes back. Its signature is the same for all orders of columns, cells and reserve
 * piles that the rules cannot tell apart; cards on foundations follow from the others.
 */
export class Position {
  readonly problem: Problem;
  /** Card i of a pile is at `pile × stride + i`. */
  readonly cards: Uint8Array;
  readonly heights: Uint8Array;
  readonly hidden: Uint8Array;
  /** How many copies of each face are on foundations. */
  readonly up: Uint8Array;
  /** The faces of the stock in the order in which they come up, and the places in it of those that are left. */
  readonly deck: Uint8Array;
  readonly order: Uint8Array;
  deckLeft = 0;
  /** How many of these lie in the waste, or are dealt. */
  turned = 0;
  /** How often the waste may be turned over; −1 for any number. */
  redeals = 0;
  /** Cards that are not on foundations. */
  left = 0;
  /** The signature, once `sign` has been called. */
  key0 = 0;
  key1 = 0;
  key2 = 0;
  /** Bytes of a packed position. */
  readonly packedSize: number;
  /** For each pile and number of cards, a hash of so many lowest cards. */
  readonly #hash0: Int32Array;
  readonly #hash1: Int32Array;
  readonly #hash2: Int32Array;
  #sum0 = 0;
  #sum1 = 0;
  #sum2 = 0;
  #log = new Int32Array(1 << 12);
  #logged = 0;
  #starts = new Int32Array(1 << 8);
  #depth = 0;

  constructor(problem: Problem, state: LayoutState) {
    this.problem = problem;
    const { piles, stride, setup, columns, reserveAt } = problem;
    const { stock = [], waste = [], tableau, cells = [], reserve = [] } = state;
    const faceOf = (card: Card): number =>
      suitOf(card) * setup.ranks +
      ((rankOf(card) - (setup.base as number) + setup.ranks) % setup.ranks);
    this.cards = new Uint8Array(piles * stride);
    this.heights = new Uint8Array(piles);
    this.hidden = new Uint8Array(columns);
    this.up = Uint8Array.from(problem.copies);
    this.#hash0 = new Int32Array(piles * stride);
    this.#hash1 = new Int32Array(piles * stride);
    this.#hash2 = new Int32Array(piles * stride);
    const order = [...waste, ...stock.toReversed()].map(faceOf);
    this.deck = Uint8Array.from(order);
    this.order = new Uint8Array(order.length);
    this.packedSize = stride + 2 * columns + (piles - columns) + 4;
    const packed = new Uint8Array(this.packedSize + order.length);
    let at = 0;
    for (const [i, column] of tableau.entries()) {
      packed[at++] = column.cards.length;
      packed[at++] = problem.countsHidden ? column.hidden : 0;
      for (const card of column.cards) packed[at++] = faceOf(card);
      if (i >= columns) throw new Error('too many columns');
    }
    for (const pile of [...cells, ...reserve]) {
      packed[at++] = pile.length;
      for (const card of pile) packed[at++] = faceOf(card);
    }
    packed[at++] = order.length;
    packed[at++] = waste.length;
    packed[at++] = (state.redealsLeft ?? setup.redeals) + 1;
    for (let i = 0; i < order.length; i++) packed[at++] = i;
    if (cells.length + columns !== reserveAt)
      throw new Error('the piles are not those of the game');
    this.unpack(packed, 0);
  }

  get isWon(): boolean {
    return this.left === 0;
  }

  /** True while rows are left to deal, which go to the columns in order. */
  get hasRows(): boolean {
    return this.problem.isRows && this.turned < this.deckLeft;
  }

  /** The topmost card of a pile that has one. */
  topOf(pile: number): number {
    return this.cards[pile * this.problem.stride + (this.heights[pile] as number) - 1] as number;
  }

  /** Writes the position. */
  pack(bytes: Uint8Array, start: number): void {
    const { piles, columns, stride, isRows } = this.problem;
    const { cards, heights, hidden, order, deckLeft } = this;
    let at = start;
    for (let pile = 0; pile < piles; pile++) {
      const height = heights[pile] as number;
      bytes[at++] = height;
      if (pile < columns) bytes[at++] = hidden[pile] as number;
      const first = pile * stride;
      for (let i = first; i < first + height; i++) bytes[at++] = cards[i] as number;
    }
    bytes[at++] = deckLeft;
    bytes[at++] = this.turned;
    bytes[at++] = this.redeals + 1;
    if (!isRows) for (let i = 0; i < deckLeft; i++) bytes[at++] = order[i] as number;
  }

  /** Reads a written position. Moves made before cannot be taken back any more. */
  unpack(bytes: Uint8Array, start: number): void {
    const { piles, columns, copies, isRows } = this.problem;
    const { heights, hidden, up, deck, order } = this;
    up.set(copies);
    let at = start;
    let left = 0;
    for (let pile = 0; pile < piles; pile++) {
      const height = bytes[at++] as number;
      if (pile < columns) hidden[pile] = bytes[at++] as number;
      heights[pile] = 0;
      left += height;
      for (let i = 0; i < height; i++) {
        const face = bytes[at++] as number;
        this.#put(pile, face);
        up[face] = (up[face] as number) - 1;
      }
    }
    this.deckLeft = bytes[at++] as number;
    this.turned = bytes[at++] as number;
    this.redeals = (bytes[at++] as number) - 1;
    this.#sum0 = 0;
    this.#sum1 = 0;
    this.#sum2 = 0;
    for (let i = 0; i < this.deckLeft; i++) {
      const place = isRows ? i : (bytes[at++] as number);
      order[i] = place;
      this.#addPlace(place);
      if (isRows && i < this.turned) continue;
      const face = deck[place] as number;
      up[face] = (up[face] as number) - 1;
      left++;
    }
    this.left = left;
    for (let pile = 0; pile < piles; pile++) this.#add(pile, 1);
    this.#logged = 0;
    this.#depth = 0;
  }

  /** Works out the signature. */
  sign(): void {
    const place = this.#stockPlace();
    this.key0 = (this.#sum0 + Math.imul(place, 0x27d4eb2f)) | 0;
    this.key1 = (this.#sum1 + Math.imul(place, 0x165667b1)) | 0;
    this.key2 = (this.#sum2 + Math.imul(place, 0x3c6ef372 | 1)) | 0;
  }

  /** What still counts of the cards turned and the redeals left. */
  #stockPlace(): number {
    const { turned, redeals, deckLeft } = this;
    const { step } = this.problem;
    if (redeals < 0 && (turned % step === 0 || turned === deckLeft)) return 0;
    return turned + 128 * (redeals + 1);
  }

  /** True if the waste shows its card number `place`, from 1, without another redeal. */
  isAhead(place: number): boolean {
    const { turned, deckLeft } = this;
    if (place <= turned) return place === turned;
    return (place - turned) % this.problem.step === 0 || place === deckLeft;
  }

  /** Makes a move, with all that follows from it by itself. */
  make(move: number): void {
    const from = fromIn(move);
    const to = toIn(move);
    const count = countIn(move);
    this.#begin();
    if (from === DEAL) {
      this.#dealRow();
    } else if (from === FOUNDATION) {
      this.#lower(count);
      this.#add(to, -1);
      this.#put(to, count);
      this.#note(PUT | (to << 3));
      this.#add(to, 1);
    } else if (from === WASTE) {
      const face = this.#draw(count);
      if (to === FOUNDATION) this.#raise(face);
      else {
        this.#add(to, -1);
        this.#put(to, face);
        this.#note(PUT | (to << 3));
        this.#add(to, 1);
      }
    } else if (to === FOUNDATION) {
      this.#add(from, -1);
      this.#raise(this.#take(from));
      this.#reveal(from);
      this.#add(from, 1);
    } else {
      this.#add(from, -1);
      this.#add(to, -1);
      this.#run(from, to, count);
      this.#note(RUN | (from << 3) | (to << 9) | (count << 15));
      this.#reveal(from);
      this.#add(from, 1);
      this.#add(to, 1);
    }
    if (!this.problem.hasFoundations) this.#removeSuits();
    if (this.problem.fillsFromReserve) this.#fillColumns();
  }

  /** Takes the last move back. */
  undo(): void {
    const log = this.#log;
    const start = this.#starts[--this.#depth] as number;
    for (let i = this.#logged - 1; i >= start + KEPT; i--) this.#takeBack(log[i] as number);
    this.#sum0 = log[start] as number;
    this.#sum1 = log[start + 1] as number;
    this.#sum2 = log[start + 2] as number;
    this.turned = log[start + 3] as number;
    this.redeals = log[start + 4] as number;
    this.left = log[start + 5] as number;
    this.#logged = start;
  }

  #begin(): void {
    if (this.#depth === this.#starts.length) this.#starts = grown(this.#starts);
    // No move has more entries than there are cards and piles.
    if (this.#logged + 4 * this.problem.stride + KEPT > this.#log.length)
      this.#log = grown(this.#log);
    const log = this.#log;
    const start = this.#logged;
    this.#starts[this.#depth++] = start;
    log[start] = this.#sum0;
    log[start + 1] = this.#sum1;
    log[start + 2] = this.#sum2;
    log[start + 3] = this.turned;
    log[start + 4] = this.redeals;
    log[start + 5] = this.left;
    this.#logged = start + KEPT;
  }

  #note(entry: number): void {
    this.#log[this.#logged++] = entry;
  }

  #takeBack(entry: number): void {
    const a = (entry >> 3) & 63;
    const b = (entry >> 9) & 63;
    const c = entry >> 15;
    const { up, order, hidden, heights } = this;
    switch (entry & 7) {
      case TAKEN:
        this.#put(a, c);
        break;
      case PUT:
        heights[a] = (heights[a] as number) - 1;
        break;
      case RUN:
        this.#run(b, a, c);
        break;
      case TURNED_UP:
        hidden[a] = c;
        break;
      case UP:
        up[c] = (up[c] as number) - 1;
        break;
      case DOWN:
        up[c] = (up[c] as number) + 1;
        break;
      case DRAWN: {
        const at = c >> 7;
        for (let i = this.deckLeft; i > at; i--) order[i] = order[i - 1] as number;
        order[at] = c & 127;
        this.deckLeft++;
        break;
      }
      case GONE:
        for (let rank = this.problem.ranks - 1; rank >= 0; rank--) this.#put(a, c + rank);
        break;
    }
  }

  /** Puts a card on a pile, and works out the hash of the pile up to it. */
  #put(pile: number, face: number): void {
    const height = this.heights[pile] as number;
    const at = pile * this.problem.stride + height;
    this.cards[at] = face;
    this.heights[pile] = height + 1;
    const isFirst = height === 0;
    let hash = Math.imul(
      (isFirst ? 1 : (this.#hash0[at - 1] as number)) ^ (WORDS0[face] as number),
      0x85ebca6b,
    );
    this.#hash0[at] = hash ^ (hash >>> 15);
    hash = Math.imul(
      (isFirst ? 2 : (this.#hash1[at - 1] as number)) ^ (WORDS1[face] as number),
      0xc2b2ae35,
    );
    this.#hash1[at] = hash ^ (hash >>> 14);
    hash = Math.imul(
      (isFirst ? 3 : (this.#hash2[at - 1] as number)) ^ (WORDS2[face] as number),
      0x2545f491,
    );
    this.#hash2[at] = hash ^ (hash >>> 16);
  }

  /** Adds what a pile gives to the signature, or, with −1, takes it away. */
  #add(pile: number, sign: 1 | -1): void {
    const height = this.heights[pile] as number;
    if (height === 0) return;
    const { columns, reserveAt, stride } = this.problem;
    let tag: number;
    if (pile < columns) tag = (this.hidden[pile] as number) + (this.hasRows ? (pile + 1) << 7 : 0);
    else tag = pile < reserveAt ? 1 << 14 : 1 << 15;
    const at = pile * stride + height - 1;
    tag = Math.imul(tag + 1, 0x9e3779b1);
    let word = Math.imul((this.#hash0[at] as number) + tag, 0x7feb352d);
    this.#sum0 = (this.#sum0 + Math.imul(sign, word ^ (word >>> 15))) | 0;
    word = Math.imul((this.#hash1[at] as number) ^ tag, 0x846ca68b);
    this.#sum1 = (this.#sum1 + Math.imul(sign, word ^ (word >>> 16))) | 0;
    word = Math.imul((this.#hash2[at] as number) - tag, 0x68e31da5);
    this.#sum2 = (this.#sum2 + Math.imul(sign, word ^ (word >>> 14))) | 0;
  }

  /** Counts a card of the stock that is left. */
  #addPlace(place: number): void {
    this.#sum0 = (this.#sum0 + (WORDS0[STOCK_WORDS + place] as number)) | 0;
    this.#sum1 = (this.#sum1 + (WORDS1[STOCK_WORDS + place] as number)) | 0;
    this.#sum2 = (this.#sum2 + (WORDS2[STOCK_WORDS + place] as number)) | 0;
  }

  /** Moves the topmost cards of a pile to another. */
  #run(from: number, to: number, count: number): void {
    const first = from * this.problem.stride + (this.heights[from] as number) - count;
    this.heights[from] = (this.heights[from] as number) - count;
    for (let i = first; i < first + count; i++) this.#put(to, this.cards[i] as number);
  }

  #take(pile: number): number {
    const face = this.topOf(pile);
    this.heights[pile] = (this.heights[pile] as number) - 1;
    this.#note(TAKEN | (pile << 3) | (face << 15));
    return face;
  }

  /** Turns the top card of a column up. */
  #reveal(pile: number): void {
    if (pile >= this.problem.columns) return;
    const hidden = this.hidden[pile] as number;
    if (hidden === 0 || hidden < (this.heights[pile] as number)) return;
    this.#note(TURNED_UP | (pile << 3) | (hidden << 15));
    this.hidden[pile] = Math.max(0, (this.heights[pile] as number) - 1);
  }

  #raise(face: number): void {
    this.up[face] = (this.up[face] as number) + 1;
    this.left--;
    this.#note(UP | (face << 15));
  }

  #lower(face: number): void {
    this.up[face] = (this.up[face] as number) - 1;
    this.left++;
    this.#note(DOWN | (face << 15));
  }

  /** Takes card number `place` of the waste, from 1, after the turns that show it. */
  #draw(place: number): number {
    const { order } = this;
    if (!this.isAhead(place) && this.redeals > 0) this.redeals--;
    const at = place - 1;
    const drawn = order[at] as number;
    this.turned = at;
    this.deckLeft--;
    for (let i = at; i < this.deckLeft; i++) order[i] = order[i + 1] as number;
    this.#note(DRAWN | (drawn << 15) | (at << 22));
    this.#sum0 = (this.#sum0 - (WORDS0[STOCK_WORDS + drawn] as number)) | 0;
    this.#sum1 = (this.#sum1 - (WORDS1[STOCK_WORDS + drawn] as number)) | 0;
    this.#sum2 = (this.#sum2 - (WORDS2[STOCK_WORDS + drawn] as number)) | 0;
    return this.deck[drawn] as number;
  }

  #dealRow(): void {
    const { columns } = this.problem;
    for (let column = 0; column < columns; column++) this.#add(column, -1);
    for (let column = 0; column < columns && this.turned < this.deckLeft; column++) {
      this.#put(column, this.deck[this.turned++] as number);
      this.#note(PUT | (column << 3));
    }
    for (let column = 0; column < columns; column++) this.#add(column, 1);
  }

  /** Whole suits leave the columns. */
  #removeSuits(): void {
    const { columns, ranks, stride, rankOf } = this.problem;
    for (let column = 0; column < columns; column++) {
      for (;;) {
        const height = this.heights[column] as number;
        if (height - (this.hidden[column] as number) < ranks) break;
        const top = column * stride + height - 1;
        const face = this.cards[top] as number;
        // Cards of a whole suit have faces in a row, the ace on top.
        if (rankOf[face] !== 0) break;
        let length = 1;
        while (length < ranks && this.cards[top - length] === face + length) length++;
        if (length < ranks) break;
        this.#add(column, -1);
        this.heights[column] = height - ranks;
        this.left -= ranks;
        this.#note(GONE | (column << 3) | (face << 15));
        this.#reveal(column);
        this.#add(column, 1);
      }
    }
  }

  /** The reserve fills empty columns. */
  #fillColumns(): void {
    const { columns, reserveAt } = this.problem;
    for (let column = 0; column < columns; column++) {
      if (this.heights[column] !== 0 || this.heights[reserveAt] === 0) continue;
      this.#add(reserveAt, -1);
      const face = this.#take(reserveAt);
      this.#put(column, face);
      this.#note(PUT | (column << 3));
      this.#add(column, 1);
      this.#add(reserveAt, 1);
    }
  }
}

const grown = (array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
};
