import { pythonRandom } from '../engine/pythonRandom';
import { riffleShuffle } from './shuffleStudy';

/** n! */
function factorial(n: number): bigint {
  let product = 1n;
  for (let i = 2n; i <= n; i++) product *= i;
  return product;
}

/** How many of n things can be taken from so many. */
function binomial(from: bigint, n: number): bigint {
  let product = 1n;
  for (let i = 0n; i < n; i++) product *= from - i;
  return from < n ? 0n : product / factorial(n);
}

/** For each number of rising sequences, from 1 on, how many orders of n cards have it: the Eulerian numbers. */
function ordersByRisingSequences(n: number): readonly bigint[] {
  let row = [1n];
  for (let cards = 2; cards <= n; cards++) {
    row = Array.from({ length: cards }, (_, i) => {
      const grown = BigInt(i + 1) * (row[i] ?? 0n);
      return grown + BigInt(cards - i) * (row[i - 1] ?? 0n);
    });
  }
  return row;
}

/** Digits that a share is computed to. */
const PRECISION = 10n ** 15n;

const shareOf = (part: bigint, whole: bigint): number =>
  Number((PRECISION * part) / whole) / Number(PRECISION);

/** The best bet on whether a deck was riffled or shuffled fairly. */
export interface RiffleBet {
  /** The bet is on riffles if the deck has at most so many rising sequences: only then are riffles the likelier way to it. */
  readonly mostSequences: number;
  /** The chance that a riffled deck has at most so many. */
  readonly riffled: number;
  /** The chance that a fairly shuffled one has. */
  readonly fair: number;
  /**
   * How far a riffled deck is from a fair one, from 0 to 1: the variation distance, which is the most by which the chance of
   * anything about the deck is wrong. It is the difference of the two chances.
   */
  readonly distance: number;
}

/**
 * The best bet after some riffles of a sorted deck. Source: Bayer and Diaconis, “Trailing the dovetail shuffle to its lair”
 * (1992), theorem 1 and table 1.
 */
export function riffleBet(riffles: number, cards: number): RiffleBet {
  const cuts = 2n ** BigInt(riffles);
  const allRiffles = cuts ** BigInt(cards);
  const allOrders = factorial(cards);
  let [mostSequences, riffled, fair] = [0, 0n, 0n];
  for (const [i, orders] of ordersByRisingSequences(cards).entries()) {
    // The riffles that lead to one order with i + 1 rising sequences; they become fewer from one to the next.
    const ways = binomial(cuts + BigInt(cards - i - 1), cards);
    if (ways * allOrders <= allRiffles) break;
    mostSequences = i + 1;
    riffled += orders * ways;
    fair += orders;
  }
  return {
    mostSequences,
    riffled: shareOf(riffled, allRiffles),
    fair: shareOf(fair, allOrders),
    distance: shareOf(riffled * allOrders - fair * allRiffles, allRiffles * allOrders),
  };
}

/** Riffles of many sorted decks, to be counted. */
export interface RiffleTrials {
  readonly cards: number;
  readonly riffles: number;
  readonly times: number;
}

/**
 * How many rising sequences an order of the cards 0, 1, 2 … has: a card begins one unless the card before it in rank lies
 * somewhere above it in the deck.
 */
export function risingSequences(deck: readonly number[]): number {
  const seen = new Uint8Array(deck.length);
  let sequences = 0;
  for (const card of deck) {
    seen[card] = 1;
    if (card === 0 || !seen[card - 1]) sequences++;
  }
  return sequences;
}

/** After each riffle from the first on (row), how many of the decks have each number of rising sequences (column, from 1). */
export function countRisingSequences({
  cards,
  riffles,
  times,
}: RiffleTrials): readonly Uint32Array[] {
  const { randomBelow } = pythonRandom('0');
  const counts = Array.from({ length: riffles }, () => new Uint32Array(cards));
  for (let n = 0; n < times; n++) {
    let deck = Array.from({ length: cards }, (_, i) => i);
    for (const row of counts) {
      deck = riffleShuffle(deck, randomBelow);
      const column = risingSequences(deck) - 1;
      row[column] = (row[column] as number) + 1;
    }
  }
  return counts;
}
