import type { Interval } from '../../engine/interval';
import { type Axis, fractionAt } from './axis';
import { formatPercent } from './numbers';
import { type Plot, xOf, yOf } from './plot';

/** A share that was counted at some place of the x axis. */
export interface RatePoint {
  readonly x: number;
  readonly share: number;
  readonly interval: Interval;
}

/** The axes of a curve of shares. */
export interface RateAxes {
  readonly x: Axis;
  readonly rate: Axis;
}

interface PartProps {
  readonly plot: Plot;
  readonly axes: RateAxes;
}

interface RateCurveProps extends PartProps {
  readonly points: readonly RatePoint[];
  /** How many decimals the label of the last point has. */
  readonly decimals: number;
}

/** A line through shares with the band of their 95 % intervals; the last share has a label. */
export function RateCurve({ plot, axes, points, decimals }: RateCurveProps) {
  const at = (x: number, share: number): string =>
    `${xOf(plot, axes.x, x)},${yOf(plot, axes.rate, share)}`;
  const upper = points.map(({ x, interval }) => at(x, interval.high));
  const lower = points.map(({ x, interval }) => at(x, interval.low));
  const last = points.at(-1);
  return (
    <>
      <polygon className="chart-band" points={[...upper, ...lower.toReversed()].join(' ')} />
      <polyline
        className="chart-line"
        points={points.map(({ x, share }) => at(x, share)).join(' ')}
      />
      {last && (
        <>
          <circle
            className="chart-point"
            cx={xOf(plot, axes.x, last.x)}
            cy={yOf(plot, axes.rate, last.share)}
            r={4}
          />
          <text className="chart-label" {...labelPlace(plot, axes, last)}>
            {formatPercent(last.share, decimals)}
          </text>
        </>
      )}
    </>
  );
}

/** The label of the last point stands above its interval, or below where there is no room. */
function labelPlace(plot: Plot, axes: RateAxes, { x: value, interval }: RatePoint) {
  const x = xOf(plot, axes.x, value);
  const above = yOf(plot, axes.rate, interval.high) - 0.8 * plot.em;
  const isHigh = above < plot.top + plot.em;
  const isLeft = x < plot.left + 4 * plot.em;
  return {
    x,
    y: isHigh ? yOf(plot, axes.rate, interval.low) + 1.6 * plot.em : above,
    textAnchor: isLeft ? ('start' as const) : ('end' as const),
  };
}

/** Marks the point that is read out. */
export function Crosshair({
  plot,
  axes,
  point,
}: PartProps & { readonly point?: RatePoint | undefined }) {
  if (!point) return null;
  const x = xOf(plot, axes.x, point.x);
  const y = yOf(plot, axes.rate, point.share);
  return (
    <g data-readout>
      <line className="chart-cursor" x1={x} x2={x} y1={plot.top} y2={plot.top + plot.innerHeight} />
      <circle className="chart-cursor-edge" cx={x} cy={y} r={5} />
      <circle className="chart-cursor" cx={x} cy={y} r={5} />
    </g>
  );
}

/** A line across at a share that the curve is compared with. */
export function ReferenceLine({
  plot,
  axes,
  share,
  label,
}: PartProps & { readonly share: number; readonly label: string }) {
  const y = yOf(plot, axes.rate, share);
  const { left, innerWidth, em } = plot;
  return (
    <g>
      <line className="chart-reference" x1={left} x2={left + innerWidth} y1={y} y2={y} />
      <text className="chart-label" x={left + innerWidth} y={y + 1.3 * em} textAnchor="end">
        {label}
      </text>
    </g>
  );
}

/** The index of the point that lies nearest to a place across, in pixels; undefined without points. */
export function nearestPoint(
  { left, innerWidth }: Plot,
  axis: Axis,
  points: readonly RatePoint[],
  across: number,
): number | undefined {
  const distances = points.map(({ x }) =>
    Math.abs(left + fractionAt(axis, x) * innerWidth - across),
  );
  const index = distances.indexOf(Math.min(...distances));
  return index === -1 ? undefined : index;
}
