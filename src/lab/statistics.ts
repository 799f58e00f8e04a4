/** The standard normal quantile of a two-sided 95 % interval. */
const Z95 = 1.959964;

/** Two ends, of which `low` is not above `high`. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The 95 % Wilson score interval of a proportion: `successes` of `trials`, which are 1 or more. */
export function wilson(successes: number, trials: number): Interval {
  const share = successes / trials;
  const z2 = (Z95 * Z95) / trials;
  const centre = (share + z2 / 2) / (1 + z2);
  const half = (Z95 * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials))) / (1 + z2);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/**
 * The 95 % interval of the difference of two independent proportions, the first minus the second: Newcombe’s hybrid of
 * their Wilson intervals (1998, method 10).
 */
export function differenceInterval(
  [successes, trials]: readonly [successes: number, trials: number],
  [otherSuccesses, otherTrials]: readonly [successes: number, trials: number],
): Interval {
  const [share, otherShare] = [successes / trials, otherSuccesses / otherTrials];
  const [one, other] = [wilson(successes, trials), wilson(otherSuccesses, otherTrials)];
  const difference = share - otherShare;
  return {
    low: difference - Math.hypot(share - one.low, other.high - otherShare),
    high: difference + Math.hypot(one.high - share, otherShare - other.low),
  };
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

/** The result of a chi-square test. */
interface ChiSquare {
  readonly value: number;
  readonly degreesOfFreedom: number;
  /** The probability of a value at least as large, by the approximation of Wilson and Hilferty (1931). */
  readonly pValue: number;
}

/**
 * Tests whether every card of a deck goes to every place equally often. `counts` says how often the card of each place
 * (row) went to each place (column), and `expected` how often a fair shuffle would move it there. A shuffle fills one
 * cell of each row and each column, which makes Pearson’s sum too large by n / (n − 1): Anderson’s test (1959).
 */
export function chiSquare(counts: readonly ArrayLike<number>[], expected: number): ChiSquare {
  let sum = 0;
  for (const row of counts) {
    for (let i = 0; i < row.length; i++) sum += ((row[i] as number) - expected) ** 2 / expected;
  }
  const value = (sum * (counts.length - 1)) / counts.length;
  const degreesOfFreedom = (counts.length - 1) ** 2;
  return { value, degreesOfFreedom, pValue: chiSquarePValue(value, degreesOfFreedom) };
}

function chiSquarePValue(value: number, degreesOfFreedom: number): number {
  const variance = 2 / (9 * degreesOfFreedom);
  const z = (Math.cbrt(value / degreesOfFreedom) - (1 - variance)) / Math.sqrt(variance);
  return 1 - normalCdf(z);
}

/** The standard normal distribution function (Abramowitz and Stegun 26.2.17, error below 10⁻⁷). */
function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (t *
      (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429)))) *
      Math.exp((-z * z) / 2)) /
    Math.sqrt(2 * Math.PI);
  return z > 0 ? 1 - tail : tail;
}
