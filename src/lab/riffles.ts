import { range } from '../engine/numbers';
import { pythonRandom } from '../engine/pythonRandom';
import { riffleShuffle } from './shuffleStudy';

function factorial(n: number): bigint {
  let product = 1n;
  for (let i = 2n; i <= n; i++) product *= i;
  return product;
}

/** The binomial coefficient “`from` choose n”. */
function binomial(from: bigint, n: number): bigint {
  let product = 1n;
  for (let i = 0n; i < n; i++) product *= from - i;
  return from < n ? 0n : product / factorial(n);
}

/** The Eulerian numbers: how many orders of n cards have 1, 2, 3 … rising sequences. */
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

/** Shares are computed to 15 digits. */
const PRECISION = 10n ** 15n;

const shareOf = (part: bigint, whole: bigint): number =>
  Number((PRECISION * part) / whole) / Number(PRECISION);

/** The best bet on whether a deck was riffled or shuffled fairly. */
interface RiffleBet {
  /** Bet on riffles if the deck has at most this many rising sequences: only then is a riffled deck the likelier one. */
  readonly maxSequences: number;
  /** The chance that a riffled deck has at most `maxSequences`. */
  readonly riffled: number;
  /** The same for a fairly shuffled deck. */
  readonly fair: number;
  /** The variation distance of a riffled deck from a fair one, 0 to 1: the largest error in the chance of any event. */
  readonly distance: number;
}

/** The best bet after some riffles of a sorted deck. Source: Bayer and Diaconis (1992), theorem 1 and table 1. */
export function riffleBet(riffles: number, cards: number): RiffleBet {
  const cuts = 2n ** BigInt(riffles);
  const allRiffles = cuts ** BigInt(cards);
  const allOrders = factorial(cards);
  let [maxSequences, riffled, fair] = [0, 0n, 0n];
  for (const [i, orders] of ordersByRisingSequences(cards).entries()) {
    // How many riffles lead to one order with i + 1 rising sequences; the number falls with i.
    const ways = binomial(cuts + BigInt(cards - i - 1), cards);
    if (ways * allOrders <= allRiffles) break;
    maxSequences = i + 1;
    riffled += orders * ways;
    fair += orders;
  }
  return {
    maxSequences,
    riffled: shareOf(riffled, allRiffles),
    fair: shareOf(fair, allOrders),
    distance: shareOf(riffled * allOrders - fair * allRiffles, allRiffles * allOrders),
  };
}

/** A number of sorted decks, each riffled a number of times. */
export interface RiffleTrials {
  readonly cards: number;
  readonly riffles: number;
  readonly times: number;
}

/** The number of rising sequences of the cards 0, 1, 2 …: a card begins one unless the next lower card comes before it. */
export function risingSequences(deck: readonly number[]): number {
  const seen = new Uint8Array(deck.length);
  let sequences = 0;
  for (const card of deck) {
    seen[card] = 1;
    if (card === 0 || !seen[card - 1]) sequences++;
  }
  return sequences;
}

/** For each riffle (row), how many decks have 1, 2, 3 … rising sequences after it (columns). */
export function countRisingSequences({
  cards,
  riffles,
  times,
}: RiffleTrials): readonly Uint32Array[] {
  const { randomBelow } = pythonRandom('0');
  const counts = Array.from({ length: riffles }, () => new Uint32Array(cards));
  for (let n = 0; n < times; n++) {
    let deck = range(0, cards - 1);
    for (const row of counts) {
      deck = riffleShuffle(deck, randomBelow);
      const column = risingSequences(deck) - 1;
      row[column] = (row[column] as number) + 1;
    }
  }
  return counts;
}
