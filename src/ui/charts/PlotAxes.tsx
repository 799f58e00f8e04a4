import { formatShareTick } from './numbers';
import { LABEL_ROW, levelsThatFit, type PlacedLabel, type Plot, titleMiddle } from './plot';
import { linearTicks, type Scale } from './scales';

/** A label at a position along an axis, in pixels from the chart's left or top edge. */
export interface Tick {
  readonly at: number;
  readonly label: string;
  /** Where the label of an x axis is, if not below its position. */
  readonly place?: PlacedLabel;
}

export interface Axis {
  readonly title: string;
  readonly ticks: readonly Tick[];
}

/** A y axis in percent. */
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
  /** Whether a line crosses the plot at each tick of the y axis. */
  readonly grid?: boolean;
}

/** Titles, ticks and grid lines. */
export function PlotAxes({ plot, x, y, grid = true }: PlotAxesProps) {
  const { left, top, innerWidth, innerHeight, em } = plot;
  const [right, bottom] = [left + innerWidth, top + innerHeight];
  const lastRow = Math.max(0, ...x.ticks.map(({ place }) => place?.row ?? 0));
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
      {x.ticks.map(({ at, label, place = { middle: at, row: 0 } }) => (
        <g key={label}>
          <line className="chart-axis" x1={at} x2={at} y1={bottom} y2={bottom + 0.35 * em} />
          <text
            x={place.middle}
            y={bottom + (1.45 + place.row * LABEL_ROW) * em}
            textAnchor="middle"
          >
            {label}
          </text>
        </g>
      ))}
      <line className="chart-axis" x1={left} x2={right} y1={bottom} y2={bottom} />
      <text
        x={titleMiddle(plot, x.title)}
        y={bottom + (2.95 + lastRow * LABEL_ROW) * em}
        textAnchor="middle"
      >
        {x.title}
      </text>
    </g>
  );
}
