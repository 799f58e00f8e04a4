import type { Axis, Tick } from './axis';
import { fractionAt } from './axis';
import { type Plot, titleMiddle } from './plot';

/** An axis with its labelled marks and what it measures. */
interface DrawnAxis {
  readonly title: string;
  readonly ticks: readonly Tick[];
}

/** The marks of an axis at some values. */
export const ticksAt = (
  axis: Axis,
  values: readonly number[],
  format: (value: number) => string,
): readonly Tick[] =>
  values.map((value) => ({ at: fractionAt(axis, value), label: format(value) }));

interface PlotAxesProps {
  readonly plot: Plot;
  readonly x: DrawnAxis;
  readonly y: DrawnAxis;
  /** False for a chart of cells, whose rows need no lines. */
  readonly grid?: boolean;
}

/** The axes of a plot: titles with units, tick labels, and a line across for each value of the y axis. */
export function PlotAxes({ plot, x, y, grid = true }: PlotAxesProps) {
  const { left, top, innerWidth, innerHeight, em } = plot;
  const bottom = top + innerHeight;
  return (
    <g>
      <text x={0} y={0.95 * em}>
        {y.title}
      </text>
      {y.ticks.map(({ at, label }) => {
        const level = bottom - at * innerHeight;
        return (
          <g key={label}>
            {grid && (
              <line className="chart-grid" x1={left} x2={left + innerWidth} y1={level} y2={level} />
            )}
            <text x={left - 0.5 * em} y={level + 0.35 * em} textAnchor="end">
              {label}
            </text>
          </g>
        );
      })}
      {x.ticks.map(({ at, label }) => {
        const across = left + at * innerWidth;
        return (
          <g key={label}>
            <line
              className="chart-axis"
              x1={across}
              x2={across}
              y1={bottom}
              y2={bottom + 0.35 * em}
            />
            <text x={across} y={bottom + 1.45 * em} textAnchor="middle">
              {label}
            </text>
          </g>
        );
      })}
      <line className="chart-axis" x1={left} x2={left + innerWidth} y1={bottom} y2={bottom} />
      <text x={titleMiddle(plot, x.title)} y={bottom + 2.95 * em} textAnchor="middle">
        {x.title}
      </text>
    </g>
  );
}
