/** The size of a chart and its margins for the axes, in units of its view box. */
export const WIDTH = 560;
export const HEIGHT = 300;
export const LEFT = 56;
export const BOTTOM = 44;
const TOP = 12;
const RIGHT = 24;
export const PLOT = { width: WIDTH - LEFT - RIGHT, height: HEIGHT - TOP - BOTTOM };

/** From a fraction of the plot’s width, 0 at the left, to x. */
export const toX = (fraction: number): number => LEFT + fraction * PLOT.width;
/** From a fraction of the plot’s height, 0 at the bottom, to y. */
export const toY = (fraction: number): number => TOP + (1 - fraction) * PLOT.height;

/** A labelled mark on an axis, at a fraction of its length. */
export type Tick = readonly [fraction: number, label: string];

/** About five ticks at round values from 0 to at most `max`, which lies at the end of the axis. */
export function ticks(max: number, label: (value: number) => string): readonly Tick[] {
  const roughStep = max / 5;
  const power = 10 ** Math.floor(Math.log10(roughStep));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= roughStep) ?? 10) * power;
  // The tolerance keeps a last tick that rounding puts just beyond the end.
  return Array.from({ length: Math.floor(max / step + 1e-9) + 1 }, (_, i) => [
    (i * step) / max,
    label(i * step),
  ]);
}
