/** The normal quantile of a two-sided 95 % interval. */
const Z95 = 1.959964;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The Wilson score interval at 95 % of a share: `count` out of `of`, 1 or more. */
export function wilson(count: number, of: number): Interval {
  const share = count / of;
  const spread = (Z95 * Z95) / of;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z95 * Math.sqrt((share * (1 - share)) / of + spread / (4 * of))) / (1 + spread);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Mean and standard deviation of scores by how often each came up; nothing of no scores. */
export function meanAndStandardDeviation(
  scores: Readonly<Record<string, number>>,
): { readonly mean: number; readonly spread: number } | undefined {
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
  return { mean, spread: Math.sqrt(squares / games) };
}

/** How far counts are from being all alike. */
export interface ChiSquare {
  readonly value: number;
  readonly degreesOfFreedom: number;
  /** The chance of a value as large or larger, by the normal approximation of Wilson and Hilferty (1931). */
  readonly pValue: number;
}

/** The test of a square table of positions, from where to where: every row and column has the same sum. */
export function chiSquare(counts: readonly ArrayLike<number>[], expected: number): ChiSquare {
  let value = 0;
  for (const row of counts) {
    for (let i = 0; i < row.length; i++) value += ((row[i] as number) - expected) ** 2 / expected;
  }
  const degreesOfFreedom = (counts.length - 1) ** 2;
  const part = 2 / (9 * degreesOfFreedom);
  const z = (Math.cbrt(value / degreesOfFreedom) - (1 - part)) / Math.sqrt(part);
  return { value, degreesOfFreedom, pValue: 1 - normal(z) };
}

/** The normal distribution function (Abramowitz and Stegun 26.2.17, an error below 10^-7). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (t *
      (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429)))) *
      Math.exp((-z * z) / 2)) /
    Math.sqrt(2 * Math.PI);
  return z > 0 ? 1 - tail : tail;
}
