import { type ScaleContinuousNumeric, scaleLinear, scaleLog } from 'd3-scale';
import type { Plot } from './plot';

/** The lowest and the highest value of an axis; on a logarithmic axis the lowest is above 0. */
export type Domain = readonly [low: number, high: number];

/** Maps values to pixels. */
export type Scale = ScaleContinuousNumeric<number, number>;

export const xScale = ({ left, innerWidth }: Plot, domain: Domain, isLog = false): Scale =>
  (isLog ? scaleLog : scaleLinear)(domain, [left, left + innerWidth]);

/** Grows upwards, so pixels shrink. */
export const yScale = ({ top, innerHeight }: Plot, domain: Domain): Scale =>
  scaleLinear(domain, [top + innerHeight, top]);

/** From 0 to a little more than the highest share, but at most 1. */
export const shareDomain = (highest: number): Domain => [
  0,
  Math.min(1, Math.max(highest * 1.08, 0.001)),
];

/** Round values of a linear scale, at most `max`. */
export function linearTicks(
  scale: Scale,
  max: number,
  isWanted: (value: number) => boolean = () => true,
): readonly number[] {
  // D3 treats the count as a hint and may return more.
  for (let count = max; count > 0; count--) {
    const ticks = scale.ticks(count).filter(isWanted);
    if (ticks.length <= max) return ticks;
  }
  return [];
}

/** Leading digits of the labelled values, from many labels to few. */
const LEADING_DIGITS = ['125', '13', '1'];

/** Round values of a logarithmic scale, at most `max`: powers of ten and, where there is room, multiples of them. */
export function logTicks(scale: Scale, max: number): readonly number[] {
  const choices = LEADING_DIGITS.map((digits) =>
    scale.ticks().filter((value) => digits.includes(value.toExponential().charAt(0))),
  );
  return choices.find((values) => values.length <= max) ?? linearTicks(scale, max);
}
