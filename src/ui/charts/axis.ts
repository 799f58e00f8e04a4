/** An axis from `low` to `high`, which is greater. A logarithmic one begins above 0. */
export interface Axis {
  readonly kind: 'linear' | 'log';
  readonly low: number;
  readonly high: number;
}

/** A labelled mark of an axis, at a fraction of its length. */
export interface Tick {
  readonly at: number;
  readonly label: string;
}

/** Where a value lies: 0 at the low end of the axis, 1 at its high end, beyond them outside. */
export const fractionAt = ({ kind, low, high }: Axis, value: number): number =>
  kind === 'linear' ? (value - low) / (high - low) : Math.log(value / low) / Math.log(high / low);

/** Rounding may put a value on the end of an axis just beyond it. */
const TOLERANCE = 1e-9;

/**
 * Round values on a linear axis: as many multiples of 1, 2 or 5 times a power of ten as `most` allows, at least
 * `smallestStep` apart. `most` is at least 2.
 */
export function linearTicks({ low, high }: Axis, most: number, smallestStep = 0): number[] {
  const first = (step: number): number => Math.ceil(low / step - TOLERANCE);
  const count = (step: number): number => Math.floor(high / step + TOLERANCE) - first(step) + 1;
  const smallest = Math.max(smallestStep, (high - low) / (most + 1));
  const power = Math.floor(Math.log10(smallest));
  const steps = [power, power + 1].flatMap((n) => [1, 2, 5].map((factor) => factor * 10 ** n));
  const step = steps.find((size) => size >= smallest * (1 - TOLERANCE) && count(size) <= most) ?? 1;
  const values = Array.from({ length: count(step) }, (_, i) => (first(step) + i) * step);
  // Three decimals beyond the step drop what binary fractions add, as in 0.30000000000000004.
  const decimals = Math.max(0, 3 - Math.floor(Math.log10(step)));
  return values.map((value) => Number(value.toFixed(Math.min(100, decimals))));
}

/** Round values on a logarithmic axis, at most `most`: powers of ten, with 2 and 5 times them where there is room. */
export function logTicks({ low, high }: Axis, most: number): number[] {
  const exponents: number[] = [];
  const top = Math.floor(Math.log10(high) + TOLERANCE);
  for (let n = Math.floor(Math.log10(low) + TOLERANCE); n <= top; n++) exponents.push(n);
  const within = (value: number): boolean =>
    value >= low * (1 - TOLERANCE) && value <= high * (1 + TOLERANCE);
  const choices = [[1, 2, 5], [1, 3], [1]].map((factors) =>
    exponents.flatMap((n) => factors.map((factor) => factor * 10 ** n)).filter(within),
  );
  const fitting = choices.find((values) => values.length <= most);
  if (fitting) return fitting;
  const powers = choices.at(-1) ?? [];
  const every = Math.ceil(powers.length / Math.max(1, most));
  return powers.filter((_, i) => (powers.length - 1 - i) % every === 0);
}

/** An axis from 0 for shares that reach up to `highest`, with a little room above; 1 is never passed. */
export const shareAxis = (highest: number): Axis => ({
  kind: 'linear',
  low: 0,
  high: Math.min(1, Math.max(highest * 1.08, 0.001)),
});

/** An axis on which each whole number from `lowest` to `highest` has a place of width 1. */
export const placeAxis = (lowest: number, highest: number): Axis => ({
  kind: 'linear',
  low: lowest - 0.5,
  high: highest + 0.5,
});
