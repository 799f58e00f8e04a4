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

/**
 * How far a deck is from a fair shuffle after some riffles, from 0 to 1: the variation distance, which is the most by
 * which the chance of anything about the deck can be wrong. Source: Bayer and Diaconis, “Trailing the dovetail shuffle to its
 * lair” (1992), theorem 1 and table 1.
 */
export function distanceAfterRiffles(riffles: number, cards: number): number {
  const cuts = 2n ** BigInt(riffles);
  const allRiffles = cuts ** BigInt(cards);
  const allOrders = factorial(cards);
  let sum = 0n;
  for (const [i, orders] of ordersByRisingSequences(cards).entries()) {
    // The riffles that lead to one order with i + 1 rising sequences.
    const ways = binomial(cuts + BigInt(cards - i - 1), cards);
    const excess = ways * allOrders - allRiffles;
    sum += orders * (excess < 0n ? -excess : excess);
  }
  return Number((PRECISION * sum) / (2n * allOrders * allRiffles)) / Number(PRECISION);
}
