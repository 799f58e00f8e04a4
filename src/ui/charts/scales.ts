import { type ScaleContinuousNumeric, scaleLinear, scaleLog } from 'd3-scale';
import type { Plot } from './plot';

/** The lowest and the highest value of an axis. The lowest of a logarithmic one is above 0. */
export type Domain = readonly [low: number, high: number];

/** From values to pixels. */
export type Scale = ScaleContinuousNumeric<number, number>;

/** Pixels from the left end of the plot to its right end. */
export const xScale = ({ left, innerWidth }: Plot, domain: Domain, isLog = false): Scale =>
  (isLog ? scaleLog : scaleLinear)(domain, [left, left + innerWidth]);

/** Pixels from the bottom of the plot to its top. */
export const yScale = ({ top, innerHeight }: Plot, domain: Domain): Scale =>
  scaleLinear(domain, [top + innerHeight, top]);

/** Shares from 0 to the highest, with a little room above, but never more than 1. */
export const shareDomain = (highest: number): Domain => [
  0,
  Math.min(1, Math.max(highest * 1.08, 0.001)),
];

/** Round values of a linear scale, at most `most`. */
export function linearTicks(
  scale: Scale,
  most: number,
  isWanted: (value: number) => boolean = () => true,
): readonly number[] {
  // D3 takes the number as a hint, and may return more.
  for (let count = most; count > 0; count--) {
    const ticks = scale.ticks(count).filter(isWanted);
    if (ticks.length <= most) return ticks;
  }
  return [];
}

/** Which multiples of powers of ten are labelled, from many labels to few. */
const LEADING_DIGITS = ['125', '13', '1'];

/** Round values of a logarithmic scale, at most `most`: powers of ten, with multiples of them where there is room. */
export function logTicks(scale: Scale, most: number): readonly number[] {
  const choices = LEADING_DIGITS.map((digits) =>
    scale.ticks().filter((value) => digits.includes(value.toExponential().charAt(0))),
  );
  return choices.find((values) => values.length <= most) ?? linearTicks(scale, most);
}
