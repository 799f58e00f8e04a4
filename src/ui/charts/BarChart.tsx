import { t } from '@lingui/core/macro';
import { type ScaleBand, scaleBand } from 'd3-scale';
import { line } from 'd3-shape';
import type { ReactNode } from 'react';
import type { Estimate } from '../../engine/interval';
import { formatPercent } from '../../locales/format';
import { Chart, type ChartText } from './Chart';
import type { Column, Row } from './chartTable';
import { PlotAxes, shareAxis, type Tick } from './PlotAxes';
import {
  cellAt,
  labelRows,
  labelStep,
  labelsThatFit,
  type Plot,
  plotOf,
  shortened,
  withLabelRows,
} from './plot';
import { type Domain, linearTicks, type Scale, shareDomain, xScale, yScale } from './scales';

/** A bar, or an empty place for one. */
export interface Bar {
  /** The label below the bar, where there is room. */
  readonly tick: string;
  /** Undefined if nothing is drawn. */
  readonly estimate: Estimate | undefined;
  /** Returns the sentence to read out. It is a function since only one bar of many is read at a time. */
  readonly text: () => string;
  /** Shown after the sentence. */
  readonly link?: ReactNode;
  /** Undefined for a bar that the table leaves out. */
  readonly row: Row | undefined;
}

interface BarChartProps extends ChartText {
  /** The title of the x axis. */
  readonly x: string;
  /** The title of the y axis. */
  readonly y: string;
  readonly bars: readonly Bar[];
  readonly columns: readonly Column[];
  /** The range of the y axis; by default it fits these bars. */
  readonly domain?: Domain;
  /** Where the labels stand. `numbers` labels round numbers only; its bars are consecutive whole numbers. */
  readonly ticks?: 'bars' | 'edges' | 'numbers';
  /** The bar that the keyboard reads out first. */
  readonly first?: number;
  readonly startsRead?: boolean;
  /** A dashed line with one share for each bar, and its label in the upper right corner. */
  readonly reference?: { readonly shares: readonly number[]; readonly label: string };
}

/** Explains the whiskers. */
export const intervalNote = (): string =>
  t`Lines are 95% intervals, left out where they are too narrow to see. Bars are at least two pixels high.`;

/** Shares as bars with their 95% intervals. */
export function BarChart({
  x,
  y,
  bars,
  columns,
  domain = shareDomain(Math.max(...bars.map(({ estimate }) => estimate?.interval.high ?? 0))),
  ticks = 'bars',
  first = 0,
  reference,
  ...text
}: BarChartProps) {
  const tickOf = { bars: barTicks, edges: edgeTicks, numbers: numberTicks }[ticks];
  return (
    <Chart
      {...text}
      table={{ columns, rows: bars.flatMap(({ row }) => (row ? [row] : [])) }}
      readings={{
        count: bars.length,
        first,
        describe: (index) => bars[index]?.text() ?? '',
      }}
      detail={(index) => bars[index]?.link}
      shape={(width, em) => {
        const plot = plotOf(width, em);
        const placed = tickOf(plot, bandScale(plot, bars.length), bars);
        return withLabelRows(plot, Math.max(0, ...placed.map(({ place }) => place?.row ?? 0)));
      }}
      indexAt={(plot, point) => cellAt(plot, [bars.length, 1], point)?.column}
    >
      {(plot, active) => {
        const [across, up] = [bandScale(plot, bars.length), yScale(plot, domain)];
        const marks = { plot, across, up, bars };
        return (
          <>
            <PlotAxes
              plot={plot}
              x={{ title: x, ticks: tickOf(plot, across, bars) }}
              y={shareAxis(plot, y, up)}
            />
            <BarMarks {...marks} active={active} />
            {reference && (
              <>
                <path
                  className="chart-reference"
                  d={
                    line<number>(
                      (_, i) => centreOf(across, i),
                      (share) => up(share),
                    )(reference.shares) ?? ''
                  }
                />
                <text
                  className="chart-label"
                  x={plot.left + plot.innerWidth}
                  y={plot.top + 1.3 * plot.em}
                  textAnchor="end"
                >
                  {reference.label}
                </text>
              </>
            )}
            <BarLabels {...marks} />
          </>
        );
      }}
    </Chart>
  );
}

/** A fifth of each place stays free, and at least a pixel. */
function bandScale({ left, innerWidth }: Plot, count: number): ScaleBand<number> {
  const padding = Math.min(0.9, Math.max(0.2, count / innerWidth));
  return scaleBand(Array.from({ length: count }).keys(), [left, left + innerWidth])
    .paddingInner(padding)
    .paddingOuter(padding / 2);
}

const centreOf = (across: ScaleBand<number>, index: number): number =>
  (across(index) ?? 0) + across.bandwidth() / 2;

interface MarksProps {
  readonly plot: Plot;
  readonly across: ScaleBand<number>;
  readonly up: Scale;
  readonly bars: readonly Bar[];
}

/** The bars with their whiskers; `active` is the index of the one that is read out. */
function BarMarks({
  across,
  up,
  bars,
  active,
}: MarksProps & { readonly active: number | undefined }) {
  const [base, width] = [up(0), across.bandwidth()];
  const cap = Math.min(4, width / 4);
  return bars.map(({ tick, estimate }, i) => {
    if (!estimate) return null;
    const { share, interval } = estimate;
    const [centre, high, low] = [centreOf(across, i), up(interval.high), up(interval.low)];
    // At least two pixels, so that rare values are seen. A shorter whisker is left out.
    const height = share > 0 ? Math.max(2, base - up(share)) : 0;
    return (
      <g key={tick}>
        <rect
          className="chart-bar"
          data-active={i === active || undefined}
          x={across(i)}
          width={width}
          y={base - height}
          height={height}
        />
        {low - high >= 2 && (
          <path
            className="chart-whisker"
            d={`M${centre} ${high}V${low}M${centre - cap} ${high}h${2 * cap}M${centre - cap} ${low}h${2 * cap}`}
          />
        )}
      </g>
    );
  });
}

/** The width of a label and the space beside it, in ems. */
const LABEL_WIDTH = 3.8;

/** The share above every bar, or only above the highest if there is no room for all. */
function BarLabels({ plot: { left, em }, across, up, bars }: MarksProps) {
  const highest = Math.max(...bars.map(({ estimate }) => estimate?.share ?? 0));
  const top = bars.findIndex(({ estimate }) => estimate?.share === highest);
  return bars.map(({ tick, estimate }, i) =>
    estimate && (i === top || across.step() >= LABEL_WIDTH * em) ? (
      <text
        key={tick}
        className="chart-label"
        // Keeps clear of the y axis's labels.
        x={Math.max(centreOf(across, i), left + (LABEL_WIDTH / 2) * em)}
        y={up(estimate.interval.high) - 0.4 * em}
        textAnchor="middle"
      >
        {estimate.share > 0 && estimate.share < 0.0005
          ? `<${formatPercent(0.001)}`
          : formatPercent(estimate.share)}
      </text>
    ) : null,
  );
}

/** This many bars have their whole labels, in rows if they need it. */
const MAX_ROWS = 4;

/** A label below every bar if they are few, otherwise below every n-th. */
function barTicks(plot: Plot, across: ScaleBand<number>, bars: readonly Bar[]): readonly Tick[] {
  if (bars.length <= MAX_ROWS) {
    const labels = bars.map(({ tick }, i) => ({ at: centreOf(across, i), label: tick }));
    return labelRows(plot, labels).map((place, i) => ({ at: 0, label: '', ...labels[i], place }));
  }
  return spacedTicks(
    plot,
    bars.map(({ tick }) => shortened(plot, bars.length, tick)),
    (i) => centreOf(across, i),
  );
}

/** A label at the left edge of every n-th bar. */
const edgeTicks = (plot: Plot, across: ScaleBand<number>, bars: readonly Bar[]): readonly Tick[] =>
  spacedTicks(
    plot,
    bars.map(({ tick }) => tick),
    (i) => centreOf(across, i) - across.step() / 2,
  );

function spacedTicks(
  plot: Plot,
  labels: readonly string[],
  placeOf: (index: number) => number,
): readonly Tick[] {
  const step = labelStep(plot, labels);
  return labels.map((label, i) => ({ at: placeOf(i), label })).filter((_, i) => i % step === 0);
}

/** Labels below bars whose numbers are round. */
function numberTicks(plot: Plot, across: ScaleBand<number>, bars: readonly Bar[]): readonly Tick[] {
  const numbers = bars.map(({ tick }) => Number(tick));
  const [low = 0, high = low] = [numbers[0], numbers.at(-1)];
  const max = labelsThatFit(
    plot,
    bars.map(({ tick }) => tick),
  );
  return linearTicks(xScale(plot, [low, high]), max, Number.isInteger).map((number) => ({
    at: centreOf(across, number - low),
    label: String(number),
  }));
}
