import { area, line } from 'd3-shape';
import type { Estimate } from '../../engine/interval';
import { formatPercent } from '../../locales/format';
import { Chart, type ChartText } from './Chart';
import type { Column, Row } from './chartTable';
import { PlotAxes, shareAxis, type Tick } from './PlotAxes';
import { labelsThatFit, type Plot } from './plot';
import { type Domain, linearTicks, logTicks, type Scale, xScale, yScale } from './scales';

/** A share at a position of the x axis. */
export interface LinePoint extends Estimate {
  readonly x: number;
  /** Returns the sentence to read out. It is a function since only one point of many is read at a time. */
  readonly text: () => string;
  readonly row: Row;
}

/** A share to compare the line with. */
export interface Reference {
  readonly share: number;
  readonly label: string;
}

interface LineChartProps extends ChartText {
  /** Whole numbers. */
  readonly x: {
    readonly title: string;
    readonly domain: Domain;
    readonly isLog?: boolean;
    readonly format: (value: number) => string;
  };
  /** Shares. */
  readonly y: { readonly title: string; readonly domain: Domain };
  /** From left to right. */
  readonly points: readonly LinePoint[];
  readonly columns: readonly Column[];
  readonly references: readonly Reference[];
  /** Decimals of the last point's label. */
  readonly decimals: number;
}

/** Shares as a line, with a band for their 95% intervals. */
export function LineChart({
  x,
  y,
  points,
  columns,
  references,
  decimals,
  ...text
}: LineChartProps) {
  const scales = (plot: Plot): readonly [across: Scale, up: Scale] => [
    xScale(plot, x.domain, x.isLog),
    yScale(plot, y.domain),
  ];
  const last = points.at(-1);
  return (
    <Chart
      {...text}
      table={{ columns, rows: points.map(({ row }) => row) }}
      readings={{
        count: points.length,
        first: points.length - 1,
        describe: (index) => points[index]?.text() ?? '',
      }}
      indexAt={(plot, [pixels]) => nearestPoint(scales(plot)[0], points, pixels)}
    >
      {(plot, active) => {
        const [across, up] = scales(plot);
        const xOf = (point: LinePoint): number => across(point.x);
        const band = area<LinePoint>(
          xOf,
          ({ interval }) => up(interval.low),
          ({ interval }) => up(interval.high),
        );
        const curve = line<LinePoint>(xOf, ({ share }) => up(share));
        return (
          <>
            <PlotAxes
              plot={plot}
              x={{ title: x.title, ticks: ticksOf(plot, across, x) }}
              y={shareAxis(plot, y.title, up)}
            />
            <path className="chart-band" d={band(points) ?? ''} />
            <path className="chart-line" d={curve(points) ?? ''} />
            {last && (
              <LastPoint plot={plot} across={across} up={up} point={last} {...{ decimals }} />
            )}
            {references.map((reference) => (
              <ReferenceLine key={reference.label} {...{ plot, up, reference, references, last }} />
            ))}
            <Crosshair plot={plot} across={across} up={up} point={points[active ?? -1]} />
          </>
        );
      }}
    </Chart>
  );
}

/** The index of the point nearest to an x in pixels; undefined if there are no points. */
function nearestPoint(
  across: Scale,
  points: readonly LinePoint[],
  pixels: number,
): number | undefined {
  const distances = points.map(({ x }) => Math.abs(across(x) - pixels));
  const index = distances.indexOf(Math.min(...distances));
  return index === -1 ? undefined : index;
}

function ticksOf(
  plot: Plot,
  across: Scale,
  { isLog = false, format }: LineChartProps['x'],
): readonly Tick[] {
  const max = labelsThatFit(plot, across.ticks().map(format));
  const values = isLog ? logTicks(across, max) : linearTicks(across, max, Number.isInteger);
  return values.map((value) => ({ at: across(value), label: format(value) }));
}

interface MarkProps {
  readonly plot: Plot;
  readonly across: Scale;
  readonly up: Scale;
}

/** A dot with a label above its interval, or below it near the top of the plot. */
function LastPoint({
  plot: { left, top, em },
  across,
  up,
  point: { x: value, share, interval },
  decimals,
}: MarkProps & { readonly point: LinePoint; readonly decimals: number }) {
  const x = across(value);
  const above = up(interval.high) - 0.8 * em;
  return (
    <>
      <circle className="chart-point" cx={x} cy={up(share)} r={4} />
      <text
        className="chart-label"
        x={x}
        y={above < top + em ? up(interval.low) + 1.6 * em : above}
        textAnchor={x < left + 4 * em ? 'start' : 'end'}
      >
        {formatPercent(share, decimals)}
      </text>
    </>
  );
}

/** Marks the point that is read out. */
function Crosshair({
  plot: { top, innerHeight },
  across,
  up,
  point,
}: MarkProps & { readonly point: LinePoint | undefined }) {
  if (!point) return null;
  const [x, y] = [across(point.x), up(point.share)];
  return (
    <g data-readout>
      <line className="chart-cursor" x1={x} x2={x} y1={top} y2={top + innerHeight} />
      <circle className="chart-cursor-edge" cx={x} cy={y} r={5} />
      <circle className="chart-cursor" cx={x} cy={y} r={5} />
    </g>
  );
}

/** A share this near to the last one, in ems, has its label at the other end. */
const NEAR = 3;

/** A dashed line across the plot, with its label below it, or above it near the bottom of the plot and near a lower line. */
function ReferenceLine({
  plot: { left, top, innerWidth, innerHeight, em },
  up,
  reference: { share, label },
  references,
  last,
}: Pick<MarkProps, 'plot' | 'up'> & {
  readonly reference: Reference;
  readonly references: readonly Reference[];
  readonly last: LinePoint | undefined;
}) {
  const [right, y] = [left + innerWidth, up(share)];
  const below = y + 1.3 * em;
  const isNearTo = (other: number): boolean => Math.abs(up(other) - y) < NEAR * em;
  const isNear = last !== undefined && [last.share, last.interval.high].some(isNearTo);
  const isAbove = references.some((other) => other.share < share && isNearTo(other.share));
  return (
    <g>
      <line className="chart-reference" x1={left} x2={right} y1={y} y2={y} />
      <text
        className="chart-label"
        x={isNear ? left + 0.5 * em : right}
        y={isAbove || below > top + innerHeight ? y - 0.5 * em : below}
        textAnchor={isNear ? 'start' : 'end'}
      >
        {label}
      </text>
    </g>
  );
}
