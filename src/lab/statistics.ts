import { type Interval, wilson, Z95 } from '../engine/interval';
import { chiSquareTail, normalTails } from './distributions';

/** The standard normal quantile for a power of 80%. */
const Z_POWER = 0.841621;

/** Wins of a number of games, or any successes of trials. */
export type Proportion = readonly [successes: number, trials: number];

/** The 95% interval of the first proportion minus the second: Newcombe’s hybrid of their Wilson intervals (1998, method 10). */
export function differenceInterval(
  [successes, trials]: Proportion,
  [otherSuccesses, otherTrials]: Proportion,
): Interval {
  const [share, otherShare] = [successes / trials, otherSuccesses / otherTrials];
  const [one, other] = [wilson(successes, trials), wilson(otherSuccesses, otherTrials)];
  const difference = share - otherShare;
  return {
    low: difference - Math.hypot(share - one.low, other.high - otherShare),
    high: difference + Math.hypot(one.high - share, otherShare - other.low),
  };
}

/** The p-value of two proportions, if their true rates are equal: the two-sided z-test with a pooled standard error. */
export function differencePValue(
  [successes, trials]: Proportion,
  [otherSuccesses, otherTrials]: Proportion,
): number {
  const share = (successes + otherSuccesses) / (trials + otherTrials);
  const error = Math.sqrt(share * (1 - share) * (1 / trials + 1 / otherTrials));
  if (error === 0) return 1;
  return normalTails((successes / trials - otherSuccesses / otherTrials) / error);
}

/**
 * The number of games that each of two runs needs so that the difference of their rates is significant at the 5% level, with
 * a power of 80% (Fleiss, Statistical Methods for Rates and Proportions, without the correction for continuity). Infinite
 * for equal rates.
 */
export function sampleSizeToDistinguish(rate: number, otherRate: number): number {
  const mean = (rate + otherRate) / 2;
  const root =
    Z95 * Math.sqrt(2 * mean * (1 - mean)) +
    Z_POWER * Math.sqrt(rate * (1 - rate) + otherRate * (1 - otherRate));
  return Math.ceil((root / (rate - otherRate)) ** 2);
}

/** Mean and population standard deviation of scores, given how often each came up; `undefined` without any. */
export function meanAndStandardDeviation(
  scores: Readonly<Record<string, number>>,
): { readonly mean: number; readonly standardDeviation: number } | undefined {
  let games = 0;
  let sum = 0;
  for (const [score, count] of Object.entries(scores)) {
    games += count;
    sum += Number(score) * count;
  }
  if (games === 0) return undefined;
  const mean = sum / games;
  let squares = 0;
  for (const [score, count] of Object.entries(scores))
    squares += count * (Number(score) - mean) ** 2;
  return { mean, standardDeviation: Math.sqrt(squares / games) };
}

interface ChiSquare {
  readonly value: number;
  readonly degreesOfFreedom: number;
  /** The probability of a value at least as large. */
  readonly pValue: number;
}

/**
 * Tests whether every card of a deck goes to every place equally often. `counts` says how often the card of each place (row)
 * went to each place (column); a fair shuffle would move it there `expected` times. A shuffle fills one cell of each row and
 * of each column, which makes Pearson’s sum too large by a factor of n / (n − 1): Anderson’s test (1959).
 */
export function chiSquare(counts: readonly ArrayLike<number>[], expected: number): ChiSquare {
  let sum = 0;
  for (const row of counts) {
    for (let i = 0; i < row.length; i++) sum += ((row[i] as number) - expected) ** 2 / expected;
  }
  const value = (sum * (counts.length - 1)) / counts.length;
  const degreesOfFreedom = (counts.length - 1) ** 2;
  return { value, degreesOfFreedom, pValue: chiSquareTail(value, degreesOfFreedom) };
}
