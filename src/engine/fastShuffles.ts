import { type DealId, offsetDeal } from './dealId';
import { pythonRandom } from './pythonRandom';

/**
 * The shuffles of a range of deals, for simulation; each equals `pythonShuffle`. A play reads the cards where they lie in
 * `memory`, and may change them.
 */
export interface Shuffles {
  readonly memory: Uint8Array;
  /** Shuffles the deck of the current deal, and returns its place in memory, a multiple of 4. Call it once a deal. */
  readonly deck: () => number;
  /** The place in memory of the cards for `shuffle`; there is room for 104. */
  readonly cards: number;
  /**
   * Shuffles the first `count` cards with the current deal’s number plus `by`, 0 to 7, until the last `dealt` of them are in
   * their final places.
   */
  readonly shuffle: (count: number, by: number, dealt: number) => void;
  readonly next: () => void;
}

/** How a game whose result no choice can change is played on typed arrays. */
export interface FastPlay {
  /** The 52 cards in order, in the form that the play reads: one byte for each, such as its rank. */
  readonly inOrder: Uint8Array;
  /** The score of every won deal and of no other. */
  readonly winningScore: number;
  /** The score of the current deal of the shuffles. */
  readonly scoreOf: (shuffles: Shuffles) => number;
}

/** The most seeds of a deal: its own number and the next ones. */
const MAX_SEEDS = 8;
/** The place of the cards in memory; the deck is before. */
const CARDS_AT = 64;
const MEMORY_BYTES = 256;

/** True if all seeds of the range have at most 32 bits. */
export function hasSmallSeeds(first: DealId, games: number): boolean {
  const number = Number(first);
  return Math.abs(number) < 2 ** 32 && Math.abs(number + games + MAX_SEEDS) < 2 ** 32;
}

/** Shuffles the `count` cards at a place with a seed of any size, until the last `dealt` are in their final places. */
export function shuffleInPlace(
  memory: Uint8Array,
  at: number,
  count: number,
  dealt: number,
  seed: DealId,
): void {
  const { randomBelow } = pythonRandom(seed);
  const last = Math.max(count - dealt, 1);
  for (let k = count - 1; k >= last; k--) {
    const r = randomBelow(k + 1);
    const card = memory[at + k] as number;
    memory[at + k] = memory[at + r] as number;
    memory[at + r] = card;
  }
}

/** The shuffles from a deal on, without WebAssembly; the seeds may have any size. */
export function shufflesFrom(first: DealId, { inOrder }: Pick<FastPlay, 'inOrder'>): Shuffles {
  const memory = new Uint8Array(MEMORY_BYTES);
  let deal = first;
  return {
    memory,
    deck: () => {
      memory.set(inOrder);
      shuffleInPlace(memory, 0, inOrder.length, inOrder.length, deal);
      return 0;
    },
    cards: CARDS_AT,
    shuffle: (count, by, dealt) =>
      shuffleInPlace(memory, CARDS_AT, count, dealt, offsetDeal(deal, by)),
    next: () => {
      deal = offsetDeal(deal, 1);
    },
  };
}
