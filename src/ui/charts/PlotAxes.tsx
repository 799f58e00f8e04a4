import { formatShareTick } from './numbers';
import { levelsThatFit, type Plot, titleMiddle } from './plot';
import { linearTicks, type Scale } from './scales';

/** A label of an axis, at a number of pixels from the chart's left or upper edge. */
export interface Tick {
  readonly at: number;
  readonly label: string;
}

/** What an axis measures, and its labels. */
export interface Axis {
  readonly title: string;
  readonly ticks: readonly Tick[];
}

/** A y axis of shares, labelled in percent. */
export const shareAxis = (plot: Plot, title: string, scale: Scale): Axis => ({
  title,
  ticks: linearTicks(scale, levelsThatFit(plot)).map((share) => ({
    at: scale(share),
    label: formatShareTick(share),
  })),
});

interface PlotAxesProps {
  readonly plot: Plot;
  readonly x: Axis;
  readonly y: Axis;
  /** False for a chart of cells, whose rows need no lines. */
  readonly grid?: boolean;
}

/** The axes of a plot: titles, tick labels, and a line across for each value of the y axis. */
export function PlotAxes({ plot, x, y, grid = true }: PlotAxesProps) {
  const { left, top, innerWidth, innerHeight, em } = plot;
  const [right, bottom] = [left + innerWidth, top + innerHeight];
  return (
    <g>
      <text x={0} y={0.95 * em}>
        {y.title}
      </text>
      {y.ticks.map(({ at, label }) => (
        <g key={label}>
          {grid && <line className="chart-grid" x1={left} x2={right} y1={at} y2={at} />}
          <text x={left - 0.5 * em} y={at + 0.35 * em} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {x.ticks.map(({ at, label }) => (
        <g key={label}>
          <line className="chart-axis" x1={at} x2={at} y1={bottom} y2={bottom + 0.35 * em} />
          <text x={at} y={bottom + 1.45 * em} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      <line className="chart-axis" x1={left} x2={right} y1={bottom} y2={bottom} />
      <text x={titleMiddle(plot, x.title)} y={bottom + 2.95 * em} textAnchor="middle">
        {x.title}
      </text>
    </g>
  );
}
