/** The standard normal quantile of a two-sided 95% interval. */
export const Z95 = 1.959964;

/** Two ends, of which `low` is not above `high`. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** True for a share inside an interval. */
export const isInside = (share: number, { low, high }: Interval): boolean =>
  share >= low && share <= high;

/** The 95% Wilson score interval of a proportion: `successes` of `trials`, which are 1 or more. */
export function wilson(successes: number, trials: number): Interval {
  const share = successes / trials;
  const z2 = (Z95 * Z95) / trials;
  const centre = (share + z2 / 2) / (1 + z2);
  const half = (Z95 * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials))) / (1 + z2);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** A share and its 95% interval. */
export interface Estimate {
  readonly share: number;
  readonly interval: Interval;
}

/** The share of successes among trials, of which there is at least one. */
export const estimateOf = (successes: number, trials: number): Estimate => ({
  share: successes / trials,
  interval: wilson(successes, trials),
});

/** The interval if some trials have no result yet: they count as failures at its lower end, and as successes at its upper. */
export const intervalWithUnknown = (
  successes: number,
  unknown: number,
  trials: number,
): Interval => ({
  low: wilson(successes, trials).low,
  high: wilson(successes + unknown, trials).high,
});
