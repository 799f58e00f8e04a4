import { type Card, rankOf, suitOf } from '../../engine/card';
import { memoize } from '../../engine/memoize';
import type { LayoutState } from '../../games/layouts/board';
import type { Problem } from './problem';
import type { Signatures } from './signatures';

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
const [WORDS0, WORDS1, WORDS2] = WORDS;
/** Where the words of a stock’s places begin, and those of cards in order that may change places. */
const STOCK_WORDS = 64;
const ORDERED_WORDS = 192;

/** The words of each face in signatures. */
const wordsOf = memoize(({ alike }: Problem) =>
  WORDS.map((words) => Int32Array.from(alike, (face) => words[face])),
);

/** The face of a card. */
export const faceOf = ({ ranks, setup }: Problem, card: Card): number =>
  suitOf(card) * ranks + ((rankOf(card) - setup.base + ranks) % ranks);

/**
 * The piles of a position, and its signature, which is the same for all orders of columns, cells and reserve piles that the rules
 * cannot tell apart. Cards on foundations follow from the others.
 */
export class Board {
  readonly problem: Problem;
  /** Card i of a pile is at `pile × stride + i`. */
  readonly cards: Uint8Array;
  readonly heights: Uint8Array;
  readonly hidden: Uint8Array;
  /** How many copies of each face are on foundations. */
  readonly onFoundations: Uint8Array;
  /** The faces of the stock in the order in which they come up. */
  readonly deck: Uint8Array;
  /** The places in `deck` of the cards that are left; `deckLeft` of them count. */
  readonly placesLeft: Uint8Array;
  deckLeft = 0;
  /** How many of these lie in the waste, or are dealt. */
  turned = 0;
  /** How many of the last ones no move may use, since nobody knows where they lie; 0 in a search. */
  unseen = 0;
  /** How often the waste may be turned over; −1 for any number. */
  redeals = 0;
  /** Cards that are not on foundations. */
  left = 0;
  /** Positions that are known to be won. */
  wins?: Signatures;
  /** The signature, once `sign` has been called. */
  key0 = 0;
  key1 = 0;
  key2 = 0;
  readonly packedSize: number;
  /** The words of each face. */
  private readonly words0: Int32Array;
  private readonly words1: Int32Array;
  private readonly words2: Int32Array;
  /** For each pile and height, the hash of its cards up to there; and the sums of the signature. */
  private readonly hash0: Int32Array;
  private readonly hash1: Int32Array;
  private readonly hash2: Int32Array;
  protected sum0 = 0;
  protected sum1 = 0;
  protected sum2 = 0;

  constructor(problem: Problem, state: LayoutState) {
    this.problem = problem;
    const { piles, stride, setup, columns } = problem;
    const { stock = [], waste = [], tableau, cells = [], reserve = [] } = state;
    this.cards = new Uint8Array(piles * stride);
    this.heights = new Uint8Array(piles);
    this.hidden = new Uint8Array(columns);
    this.onFoundations = Uint8Array.from(problem.copies);
    [this.words0, this.words1, this.words2] = wordsOf(problem);
    this.hash0 = new Int32Array(piles * stride);
    this.hash1 = new Int32Array(piles * stride);
    this.hash2 = new Int32Array(piles * stride);
    const order = [...waste, ...stock.toReversed()].map((card) => faceOf(problem, card));
    this.deck = Uint8Array.from(order);
    this.placesLeft = new Uint8Array(order.length);
    this.packedSize = stride + 2 * columns + (piles - columns) + 4;
    const packed = new Uint8Array(this.packedSize + order.length);
    let at = 0;
    for (const column of tableau) {
      packed[at++] = column.cards.length;
      packed[at++] = problem.countsHidden ? column.hidden : 0;
      for (const card of column.cards) packed[at++] = faceOf(problem, card);
    }
    for (const pile of [...cells, ...reserve]) {
      packed[at++] = pile.length;
      for (const card of pile) packed[at++] = faceOf(problem, card);
    }
    packed[at++] = order.length;
    packed[at++] = waste.length;
    packed[at++] = (state.redealsLeft ?? setup.redeals) + 1;
    for (let i = 0; i < order.length; i++) packed[at++] = i;
    this.read(packed, 0);
  }

  /** True if all cards are on foundations, or the position is one of `wins`. */
  get isWon(): boolean {
    if (this.left === 0) return true;
    if (!this.wins) return false;
    this.sign();
    return this.wins.has(this.key0, this.key1, this.key2);
  }

  /** True while rows are left to deal, which go to the columns in order. */
  get hasRows(): boolean {
    return this.problem.isRows && this.turned < this.deckLeft;
  }

  /** True if it makes no difference on which cards of a rank runs lie, since they can change places. */
  get forgetsRuns(): boolean {
    return this.problem.forgetsRuns && !this.hasRows;
  }

  /** True if a card of a column lies on a face-up one that it goes on. */
  isInOrder(column: number, index: number): boolean {
    if (index <= this.hidden[column]) return false;
    const at = column * this.problem.stride + index;
    const { faces, fits } = this.problem;
    return fits[this.cards[at] * faces + this.cards[at - 1]] === 1;
  }

  /** The topmost card of a pile that has one. */
  topOf(pile: number): number {
    return this.cards[pile * this.problem.stride + this.heights[pile] - 1];
  }

  /** True if a foundation takes a card of this face next. */
  isNext(face: number): boolean {
    return (
      this.problem.rankOf[face] === 0 || this.onFoundations[face - 1] > this.onFoundations[face]
    );
  }

  /** True if the waste shows its card number `place`, from 1, without another redeal. */
  isAhead(place: number): boolean {
    const { turned, deckLeft } = this;
    if (place <= turned) return place === turned;
    return (place - turned) % this.problem.step === 0 || place === deckLeft;
  }

  pack(bytes: Uint8Array, start: number): void {
    const { piles, columns, stride, isRows } = this.problem;
    const { cards, heights, hidden, placesLeft, deckLeft } = this;
    let at = start;
    for (let pile = 0; pile < piles; pile++) {
      const height = heights[pile];
      bytes[at++] = height;
      if (pile < columns) bytes[at++] = hidden[pile];
      const first = pile * stride;
      for (let i = first; i < first + height; i++) bytes[at++] = cards[i];
    }
    bytes[at++] = deckLeft;
    bytes[at++] = this.turned;
    bytes[at++] = this.redeals + 1;
    if (!isRows) for (let i = 0; i < deckLeft; i++) bytes[at++] = placesLeft[i];
  }

  protected read(bytes: Uint8Array, start: number): void {
    const { piles, columns, copies, isRows, stride } = this.problem;
    const { cards, heights, hidden, onFoundations, deck, placesLeft } = this;
    onFoundations.set(copies);
    let at = start;
    let left = 0;
    for (let pile = 0; pile < piles; pile++) {
      const height = bytes[at++];
      if (pile < columns) hidden[pile] = bytes[at++];
      left += height;
      // Cards that lie as before keep their hashes.
      const first = pile * stride;
      const before = Math.min(height, heights[pile]);
      let same = 0;
      while (same < before && cards[first + same] === bytes[at + same]) same++;
      heights[pile] = same;
      for (let i = 0; i < height; i++) {
        const face = bytes[at++];
        if (i >= same) this.put(pile, face);
        onFoundations[face]--;
      }
    }
    this.deckLeft = bytes[at++];
    this.turned = bytes[at++];
    this.redeals = bytes[at++] - 1;
    this.sum0 = 0;
    this.sum1 = 0;
    this.sum2 = 0;
    for (let i = 0; i < this.deckLeft; i++) {
      const place = isRows ? i : bytes[at++];
      placesLeft[i] = place;
      this.addPlace(place, 1);
      if (isRows && i < this.turned) continue;
      const face = deck[place];
      onFoundations[face]--;
      left++;
    }
    this.left = left;
    for (let pile = 0; pile < piles; pile++) this.add(pile, 1);
  }

  sign(): void {
    const place = this.#stockPlace();
    this.key0 = (this.sum0 + Math.imul(place, 0x27d4eb2f)) | 0;
    this.key1 = (this.sum1 + Math.imul(place, 0x165667b1)) | 0;
    this.key2 = (this.sum2 + Math.imul(place, 0x3c6ef372 | 1)) | 0;
  }

  /** Adds the position to a set, and returns false if it is there already. */
  addTo(known: Signatures): boolean {
    this.sign();
    return known.add(this.key0, this.key1, this.key2);
  }

  /** The cards turned and the redeals left, as far as they matter. */
  #stockPlace(): number {
    const { turned, redeals, deckLeft } = this;
    const { step, countsTurns } = this.problem;
    if (!countsTurns && redeals < 0 && (turned % step === 0 || turned === deckLeft)) return 0;
    return turned + 128 * (redeals + 1);
  }

  /** Puts a card on a pile, and works out the hash of the pile up to it. */
  protected put(pile: number, face: number): void {
    const height = this.heights[pile];
    const at = pile * this.problem.stride + height;
    this.cards[at] = face;
    this.heights[pile] = height + 1;
    const isFirst = height === 0;
    let hash = Math.imul((isFirst ? 1 : this.hash0[at - 1]) ^ this.words0[face], 0x85ebca6b);
    this.hash0[at] = hash ^ (hash >>> 15);
    hash = Math.imul((isFirst ? 2 : this.hash1[at - 1]) ^ this.words1[face], 0xc2b2ae35);
    this.hash1[at] = hash ^ (hash >>> 14);
    hash = Math.imul((isFirst ? 3 : this.hash2[at - 1]) ^ this.words2[face], 0x2545f491);
    this.hash2[at] = hash ^ (hash >>> 16);
  }

  /** Adds a pile’s part of the signature (1), or takes it away (−1). */
  protected add(pile: number, sign: 1 | -1): void {
    const height = this.heights[pile];
    if (height === 0) return;
    const { columns, reserveAt, stride } = this.problem;
    let tag: number;
    if (pile < columns) tag = this.hidden[pile] + (this.hasRows ? (pile + 1) << 7 : 0);
    else tag = pile < reserveAt ? 1 << 14 : 1 << 15;
    let at = pile * stride + height - 1;
    if (this.forgetsRuns && pile < columns) {
      // Of cards in order it counts which they are.
      for (; this.isInOrder(pile, at - pile * stride); at--)
        this.addWord(ORDERED_WORDS + this.problem.alike[this.cards[at]], sign);
    }
    tag = Math.imul(tag + 1, 0x9e3779b1);
    let word = Math.imul(this.hash0[at] + tag, 0x7feb352d);
    this.sum0 = (this.sum0 + Math.imul(sign, word ^ (word >>> 15))) | 0;
    word = Math.imul(this.hash1[at] ^ tag, 0x846ca68b);
    this.sum1 = (this.sum1 + Math.imul(sign, word ^ (word >>> 16))) | 0;
    word = Math.imul(this.hash2[at] - tag, 0x68e31da5);
    this.sum2 = (this.sum2 + Math.imul(sign, word ^ (word >>> 14))) | 0;
  }

  /** Adds a card of the stock to the signature, or, with −1, takes it away. */
  protected addPlace(place: number, sign: 1 | -1): void {
    this.addWord(STOCK_WORDS + place, sign);
  }

  private addWord(at: number, sign: 1 | -1): void {
    this.sum0 = (this.sum0 + Math.imul(sign, WORDS0[at])) | 0;
    this.sum1 = (this.sum1 + Math.imul(sign, WORDS1[at])) | 0;
    this.sum2 = (this.sum2 + Math.imul(sign, WORDS2[at])) | 0;
  }

  /** Moves the topmost cards of a pile to another. */
  protected run(from: number, to: number, count: number): void {
    const first = from * this.problem.stride + this.heights[from] - count;
    this.heights[from] -= count;
    for (let i = first; i < first + count; i++) this.put(to, this.cards[i]);
  }
}
